import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import './app/app.css';
import { inAppNavigation } from './app/in-app-navigation.ts';
import { adoptNonceOfThisPage } from './app/nonce.ts';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { appPages } from './app/routes.ts';
import { session } from './features/accounts/use-session.ts';

adoptNonceOfThisPage();
void session.begin();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

const isFamily = () => session.current().status === 'signed-in';
const router = createAppRouter(await pagesOfThisBuild());
createRoot(root).render(
  <Providers navigate={inAppNavigation(router.history, { pages: appPages, isFamily })}>
    <RouterProvider router={router} />
  </Providers>,
);

/** In development there is one page more: everything the design system has. */
async function pagesOfThisBuild() {
  if (!import.meta.env.DEV) return appPages;
  const { showcasePage } = await import('./app/showcase/showcase-page.ts');
  return [...appPages, showcasePage];
}
