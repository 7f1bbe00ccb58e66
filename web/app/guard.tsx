import { Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { useSession } from '#web/features/accounts/use-session.ts';
import { TrialBanner } from '#web/features/billing/trial-banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Nobody is reminded of money in the middle of a story. */
const whereStoriesBegin = ['/dashboard', '/create', '/create-story'];

/** Lets a family in and sends a visitor to the door; while nobody knows yet, it says so. */
export function Guard() {
  const { status, user } = useSession();
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (status === 'signed-in') {
    return (
      <>
        {whereStoriesBegin.includes(path) && <TrialBanner plan={user?.plan} />}
        <Outlet />
      </>
    );
  }
  if (status === 'signed-out') return <Navigate to="/login" replace />;
  return <PageSpinner />;
}

export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-lamp-300">
      <Spinner label="One moment…" size={32} />
    </div>
  );
}
