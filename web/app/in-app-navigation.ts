import { homeOfFamily, publicPages } from '#contract/addresses.ts';
import type { Navigate } from '#web/ui/link.tsx';
import { type AppPage, pageAt } from './routes.ts';

type History = {
  push: (href: string, state?: object) => void;
  replace: (href: string, state?: object) => void;
  location: { pathname: string; state: object };
};
type Needs = { pages: readonly AppPage[]; isFamily: () => boolean };

/**
 * Takes the app's own addresses without a page load. A public page is a document of its own and is loaded for a visitor; a family sees it
 * in the app's frame, where a voice that is told goes on.
 */
export function inAppNavigation(history: History, { pages, isFamily }: Needs): Navigate {
  const isPublic = (path: string) => publicPages.some((page) => page === path);
  return (href, how) => {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin) return false;
    if (!pageAt(url.pathname, pages) && !(isFamily() && isPublic(url.pathname))) return false;
    const asked = url.pathname + url.search;
    // The front page leads a family home, unless it means the page itself.
    const place = (asked === '/' ? homeOfFamily : asked) + url.hash;
    const { pathname, state } = history.location;
    const isOver = pageAt(url.pathname, pages)?.over !== undefined;
    // What opens over a page knows which, and from one such to another the one takes the other's place.
    if (isOver && pageAt(pathname, pages)?.over !== undefined) history.replace(place, openedFrom(state));
    else if (isOver) history.push(place, { over: pathname });
    else if (how?.replace) history.replace(place);
    else history.push(place);
    return true;
  };
}

function openedFrom(state: { over?: string; isNew?: boolean }): object {
  const { over, isNew } = state;
  return { over, isNew };
}
