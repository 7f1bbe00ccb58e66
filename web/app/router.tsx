import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { NotFoundPage } from '#web/pages/not-found.tsx';
import { fetchPage } from './fetch-page.tsx';
import { Guard, PageSpinner } from './guard.tsx';
import { Layout } from './layout.tsx';
import { PageTrouble } from './page-trouble.tsx';
import { type AppPage, appPages } from './routes.ts';

const root = createRootRoute({
  component: Layout,
  notFoundComponent: NotFoundPage,
  errorComponent: PageTrouble,
});
const family = createRoute({ getParentRoute: () => root, id: 'family', component: Guard });

export function createAppRouter(pages: readonly AppPage[] = appPages) {
  const openRoutes = pages.filter((page) => !page.isForFamily).map((page) => routeOf(page, root));
  const familyRoutes = pages.filter((page) => page.isForFamily).map((page) => routeOf(page, family));
  return createRouter({
    routeTree: root.addChildren([...openRoutes, family.addChildren(familyRoutes)]),
    // Back returns to where the page was left; a new page starts at its top.
    scrollRestoration: true,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: PageTrouble,
    defaultPreload: 'intent',
  });
}

function routeOf(page: AppPage, parent: typeof root | typeof family) {
  return createRoute({
    getParentRoute: () => parent,
    path: page.path,
    component: lazyRouteComponent(async () => ({ default: await fetchPage(page.load) })),
  });
}
