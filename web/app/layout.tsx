import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { followDarkMode } from '#web/features/accounts/profile/dark-mode.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { NightLightOverlay } from '#web/features/night-light/night-light-overlay.tsx';
import { followNightLight } from '#web/features/night-light/use-night-light.ts';
import { brand } from '#web/platform/brand.ts';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import { appPages } from './routes.ts';

const HouseKeeping = lazy(async () => ({ default: (await import('./house-keeping.tsx')).HouseKeeping }));

/** The frame around every page of the app. */
export function Layout() {
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  });
  const content = useRef<HTMLElement>(null);
  useTitleAndFocus(path, content);
  const { user } = useSession();
  // What was kept belongs to whoever is here, and goes with them.
  useEffect(followDarkMode, [user]);
  useEffect(followNightLight, [user]);
  return (
    <div className="night-room relative flex min-h-dvh flex-col overflow-x-clip">
      <a href="#content" className="skip-link">
        Skip to the page
      </a>
      <SiteHeader brand={brand} />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className="mx-auto w-full max-w-content grow px-5 pt-28 pb-16 outline-none md:px-8 md:pt-32"
      >
        <Outlet />
      </main>
      <SiteFooter brand={brand} />
      <NightLightOverlay />
      <Suspense>{user && <HouseKeeping userId={user.id} />}</Suspense>
    </div>
  );
}

/** Without a page load nobody tells a listener that the page has changed: the tab's title and the focus do. */
function useTitleAndFocus(path: string, content: { readonly current: HTMLElement | null }): void {
  const lastPath = useRef(path);
  useEffect(() => {
    const page = appPages.find((candidate) => candidate.path === path);
    document.title = page ? `${page.title} · ${brand.name}` : brand.name;
    // A page that has put the focus somewhere itself knows better.
    const isInside = content.current?.contains(document.activeElement) === true;
    if (lastPath.current !== path && !isInside) content.current?.focus({ preventScroll: true });
    lastPath.current = path;
  }, [path, content]);
}
