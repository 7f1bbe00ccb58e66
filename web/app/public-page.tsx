import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { frontPage } from '#contract/addresses.ts';
import { useGo } from '#web/ui/link.tsx';
import { fetchHouseAwayPage } from './fetch-page.tsx';
import { PageSpinner } from './guard.tsx';

const HouseAwayPage = lazy(async () => ({ default: await fetchHouseAwayPage() }));

/**
 * A public page in the app's own frame, so that a voice that is told goes on over it. It is the very page that the house gives everybody,
 * with its own style sheet, in a shadow where neither it nor the app paints over the other.
 */
export function PublicPage() {
  const { pathname, hash } = useRouterState({
    select: ({ resolvedLocation, location }) => resolvedLocation ?? location,
  });
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'coming' | 'here' | 'away'>('coming');
  const go = useGo();

  useEffect(() => {
    const leaving = new AbortController();
    const show = async () => {
      setState('coming');
      try {
        if (host.current) await adopt(host.current, pathname, leaving.signal);
        setState('here');
        const part = hash && host.current?.shadowRoot?.getElementById(hash);
        if (part) part.scrollIntoView();
      } catch (trouble) {
        if (leaving.signal.aborted) return;
        console.info('The page did not come', trouble);
        setState('away');
      }
    };
    void show();
    return () => leaving.abort();
  }, [pathname, hash]);

  // The links inside are plain links; the app follows its own without leaving.
  useEffect(() => {
    const box = host.current;
    const follow = (event: MouseEvent) => {
      const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isPlain || link.target !== '' || link.origin !== location.origin) return;
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    };
    box?.addEventListener('click', follow);
    return () => box?.removeEventListener('click', follow);
  }, [go]);

  return (
    <>
      {state === 'coming' && <PageSpinner />}
      {state === 'away' && (
        <Suspense fallback={<PageSpinner />}>
          <HouseAwayPage />
        </Suspense>
      )}
      <div ref={host} hidden={state !== 'here'} className="mx-[calc(50%-50vw)] -mt-28 -mb-16 md:-mt-32" />
    </>
  );
}

async function adopt(host: HTMLElement, pathname: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(pathname === '/' ? frontPage : pathname, { signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const main = page.querySelector('main');
  if (!main) throw new Error('The page has nothing in it');
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const dressed = sheets.map(
    (sheet) =>
      new Promise((done) => {
        sheet.addEventListener('load', done);
        sheet.addEventListener('error', done);
      }),
  );
  // The frame is the page's main part already.
  const content = document.createElement('div');
  content.append(...main.childNodes);
  shadow.replaceChildren(...sheets, content);
  await Promise.all(dressed);
  document.title = page.title;
  const script = page.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  // The page's own script knows its living parts.
  const islands =
    script && ((await import(/* @vite-ignore */ script)) as { wake: (page: ParentNode) => void });
  if (islands) islands.wake(shadow);
}
