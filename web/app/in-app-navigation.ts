import type { Navigate } from '#web/ui/link.tsx';
import type { AppPage } from './routes.ts';

type History = { push: (href: string) => void; replace: (href: string) => void };

/** Takes the app's own addresses without a page load; a public page is a document of its own and is loaded. */
export function inAppNavigation(history: History, pages: readonly AppPage[]): Navigate {
  const addresses = new Set(pages.map((page) => page.path));
  return (href, how) => {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin || !addresses.has(url.pathname)) return false;
    const place = url.pathname + url.search + url.hash;
    if (how?.replace) history.replace(place);
    else history.push(place);
    return true;
  };
}
