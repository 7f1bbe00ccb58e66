import { Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '#web/features/accounts/use-session.ts';
import { TrialBanner } from '#web/features/billing/trial-banner.tsx';
import { useIsHouseAway } from '#web/platform/use-is-house-away.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { fetchHouseAwayPage } from './fetch-page.tsx';
import { pageAt } from './routes.ts';

const HouseAwayPage = lazy(async () => ({ default: await fetchHouseAwayPage() }));

/** The shelf shows what is kept on this device; every other page is nothing without the house. */
const whatWorksAlone = ['/stories'];

/** Nobody is reminded of money in the middle of a story. */
const whereStoriesBegin = ['/dashboard', '/create', '/create-story'];

/** Lets a family in and sends a visitor to the door; while nobody knows yet, it says so. */
export function Guard() {
  const { status, user } = useSession();
  // The page that stands here, and not the one that is on its way: the old page would be made anew before it goes.
  const at = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });
  const path = pageAt(at)?.over ?? at;
  if (status === 'signed-in') {
    return (
      <>
        {whereStoriesBegin.includes(path) && <TrialBanner plan={user?.plan} />}
        <HouseOrAway key={path} isAlone={whatWorksAlone.includes(path)}>
          <Outlet />
        </HouseOrAway>
      </>
    );
  }
  if (status === 'signed-out') return <Navigate to="/login" replace />;
  return <PageSpinner />;
}

/** A page that was begun goes on, whatever becomes of the house: what was typed into it stays. */
function HouseOrAway({ isAlone, children }: { isAlone: boolean; children: ReactNode }) {
  const isAway = useIsHouseAway();
  const [isMissing, setMissing] = useState(isAway);
  if (isMissing && !isAway) setMissing(false);
  if (!isMissing || isAlone) return children;
  return (
    <Suspense fallback={<PageSpinner />}>
      <HouseAwayPage />
    </Suspense>
  );
}

export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-lamp-300">
      <Spinner label="One moment…" size={32} />
    </div>
  );
}
