import { type RefObject, useLayoutEffect, useState } from 'react';

type Rows = { first: number; last: number };

type Measures = {
  count: number;
  /** From the top of one row to the top of the next. */
  stepPx: number;
  /** Rows that are drawn before they are needed, so that a quick thumb meets no empty list. */
  spareRows: number;
  /** What scrolls: the box itself, or the page that it stands on. */
  scroller: 'box' | 'page';
};

/** Which of many rows of one height can be seen: ten thousand rows cost as much as twenty. */
export function useVisibleRows(
  box: RefObject<HTMLElement | null>,
  { count, stepPx, spareRows, scroller }: Measures,
): Rows {
  const [seen, setSeen] = useState<Rows>({ first: 0, last: spareRows });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const scrolls = scroller === 'box' ? element : globalThis;
    const look = () => {
      // Asked anew each time: whatever stands above the list may have grown.
      const fromPx = scroller === 'box' ? element.scrollTop : -element.getBoundingClientRect().top;
      const heightPx = scroller === 'box' ? element.clientHeight : innerHeight;
      const first = Math.max(0, Math.floor(fromPx / stepPx) - spareRows);
      const last = Math.floor((fromPx + heightPx) / stepPx) + spareRows;
      setSeen((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(scroller === 'box' ? element : document.body);
    scrolls.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      resized.disconnect();
      scrolls.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [box, stepPx, spareRows, scroller]);
  return { first: Math.min(seen.first, Math.max(0, count - 1)), last: Math.min(seen.last, count - 1) };
}
