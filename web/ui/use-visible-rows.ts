import { useLayoutEffect, useState } from 'react';

/** Rows that are drawn before they are needed, so that a quick thumb meets no empty list. */
const spareRows = 6;

type Rows = { first: number; last: number };

/** Which of many rows of one height can be seen in a box that scrolls: ten thousand rows cost as much as twenty. */
export function useVisibleRows(
  box: { readonly current: HTMLElement | null },
  { count, rowPx }: { count: number; rowPx: number },
): Rows {
  const [seen, setSeen] = useState<Rows>({ first: 0, last: spareRows });
  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller) return undefined;
    const look = () => {
      const top = Math.floor(scroller.scrollTop / rowPx);
      const first = Math.max(0, top - spareRows);
      const last = top + Math.ceil(scroller.clientHeight / rowPx) + spareRows;
      setSeen((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [box, rowPx]);
  return { first: Math.min(seen.first, Math.max(0, count - 1)), last: Math.min(seen.last, count - 1) };
}
