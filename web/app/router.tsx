import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { publicPages } from '#contract/addresses.ts';
import { NotFoundPage } from '#web/pages/not-found.tsx';
import { fetchPage } from './fetch-page.tsx';
import { Guard, PageSpinner } from './guard.tsx';
import { Layout } from './layout.tsx';
import { PageTrouble } from './page-trouble.tsx';
import { type AppPage, appPages, pageAt } from './routes.ts';

const root = createRootRoute({
  component: Layout,
  notFoundComponent: NotFoundPage,
  errorComponent: PageTrouble,
});
const family = createRoute({ getParentRoute: () => root, id: 'family', component: Guard });

export function createAppRouter(pages: readonly AppPage[] = appPages) {
  const openRoutes = pages.filter((page) => !page.isForFamily).map((page) => routeOf(page, root));
  const publicRoutes = publicPages.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(async () => ({
        default: (await import('./public-page.tsx')).PublicPage,
      })),
    }),
  );
  const familyRoutes = pages
    .filter((page) => page.isForFamily && page.over === undefined)
    .map((page) => familyRoute(page, pages));
  return createRouter({
    routeTree: root.addChildren([...openRoutes, ...publicRoutes, family.addChildren(familyRoutes)]),
    // Back returns to where the page was left; a new page starts at its top. What opens over a page leaves it where it is.
    scrollRestoration: ({ location }) => pageAt(location.pathname)?.over === undefined,
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

/** The page below reads from the address what is open over it. */
function familyRoute(page: AppPage, pages: readonly AppPage[]) {
  const route = routeOf(page, family);
  const over = pages
    .filter((one) => one.over === page.path)
    .map(({ path }) =>
      createRoute({
        getParentRoute: () => route,
        path: path.slice(page.path.length),
        component: () => null,
      }),
    );
  return over.length > 0 ? route.addChildren(over) : route;
}
