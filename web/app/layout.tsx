import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { followDarkMode } from '#web/features/accounts/profile/dark-mode.ts';
import { useIsWithChild, useSession } from '#web/features/accounts/use-session.ts';
import { NightLightOverlay } from '#web/features/night-light/night-light-overlay.tsx';
import { followNightLight } from '#web/features/night-light/use-night-light.ts';
import { brand } from '#web/platform/brand.ts';
import { closeTopmost } from '#web/platform/layers.ts';
import { toasts } from '#web/ui/toasts.ts';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import { pageAt } from './routes.ts';

const ChildScreenPage = lazy(async () => ({
  default: (await import('#web/pages/child-screen.tsx')).ChildScreenPage,
}));

const BackgroundTasks = lazy(async () => ({
  default: (await import('./background-tasks.tsx')).BackgroundTasks,
}));

/** In a child's hands there is one screen, whatever stands in the address bar. */
export function Layout() {
  const isWithChild = useIsWithChild();
  if (!isWithChild) return <Frame />;
  return (
    <div className="night-room relative min-h-dvh overflow-x-clip">
      <Suspense fallback={null}>
        <ChildScreenPage />
      </Suspense>
      <NightLightOverlay />
    </div>
  );
}

/** The frame around every page of the app. */
function Frame() {
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  });
  const content = useRef<HTMLElement>(null);
  useTitleAndFocus(path, content);
  useBackClosesTopmost();
  useMessagesOf(path);
  const { user } = useSession();
  const isQuiet = pageAt(path)?.isQuiet === true;
  // What was kept belongs to whoever is here, and goes with them.
  useEffect(followDarkMode, [user]);
  useEffect(followNightLight, [user]);
  return (
    <div className="night-room relative flex min-h-dvh flex-col overflow-x-clip">
      <a href="#content" className="skip-link">
        Skip to the page
      </a>
      {!isQuiet && <SiteHeader brand={brand} />}
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className="mx-auto w-full max-w-content grow px-5 pt-[max(--spacing(28),4.75rem)] pb-16 outline-none md:px-8 md:pt-[max(--spacing(32),5rem)]"
      >
        <Outlet />
      </main>
      {!isQuiet && <SiteFooter brand={brand} />}
      <NightLightOverlay />
      <Suspense>{user && <BackgroundTasks userId={user.id} />}</Suspense>
    </div>
  );
}

/** Without a page load nobody tells a listener that the page has changed: the tab's title and the focus do. */
function useTitleAndFocus(path: string, content: { readonly current: HTMLElement | null }): void {
  const page = pageAt(path);
  // What opens over a page has a title of its own, and takes the focus itself.
  const below = page?.over ?? path;
  const lastBelow = useRef(below);
  useEffect(() => {
    if (page?.over === undefined) document.title = page ? `${page.title} · ${brand.name}` : brand.name;
    // A page that has put the focus somewhere itself knows better.
    const isInside = content.current?.contains(document.activeElement) === true;
    if (lastBelow.current !== below && !isInside) content.current?.focus({ preventScroll: true });
    lastBelow.current = below;
  }, [page, below, content]);
}

/** Messages that belong to a page go when another one is shown. */
function useMessagesOf(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) toasts.leavePage();
    last.current = path;
  }, [path]);
}

/** Back closes what lies over the page before it leaves the page. */
function useBackClosesTopmost(): void {
  const { history } = useRouter();
  useEffect(
    () =>
      history.block({
        blockerFn: ({ action }: { action: string }) => action === 'BACK' && closeTopmost(),
        enableBeforeUnload: false,
      }),
    [history],
  );
}
