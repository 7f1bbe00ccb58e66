import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type VirtualGridProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** As many columns as fit, with at least this width, up to the most. Measured at letters of the usual size: larger ones get more room. */
  leastColumnPx: number;
  mostColumns: number;
  rowPx: number;
  gapPx: number;
  children: (item: Item) => ReactNode;
};

type Window = { columns: number; firstRow: number; lastRow: number; rowPx: number };

/** Rows that are drawn before they are needed, so that a quick thumb meets no empty page. */
const spareRows = 2;

/** A grid of any length that draws only what can be seen: the page scrolls through thousands as through twenty. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, items, keyOf, gapPx, children } = props;
  const box = useRef<HTMLUListElement>(null);
  const { columns, firstRow, lastRow, rowPx } = useWindow(box, props);
  const rows = Math.ceil(items.length / columns);
  const step = rowPx + gapPx;
  const shown = items.slice(firstRow * columns, (lastRow + 1) * columns);
  return (
    <ul
      ref={box}
      aria-label={label}
      className="relative"
      style={{ height: rows === 0 ? 0 : rows * step - gapPx }}
    >
      {shown.map((item, index) => {
        const place = firstRow * columns + index;
        const column = place % columns;
        return (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={place + 1}
            className="absolute grid"
            style={{
              top: Math.floor(place / columns) * step,
              height: rowPx,
              left: `calc((100% + ${gapPx}px) / ${columns} * ${column})`,
              width: `calc((100% + ${gapPx}px) / ${columns} - ${gapPx}px)`,
            }}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}

type Measures = Pick<VirtualGridProps<unknown>, 'leastColumnPx' | 'mostColumns' | 'rowPx' | 'gapPx'>;

function useWindow(
  box: { readonly current: HTMLElement | null },
  { leastColumnPx, mostColumns, rowPx, gapPx }: Measures,
): Window {
  const [seen, setSeen] = useState<Window>({ columns: mostColumns, firstRow: 0, lastRow: 3, rowPx });
  useLayoutEffect(() => {
    const look = () => {
      const grid = box.current;
      if (!grid) return;
      const scale = letterScale();
      const scaledRowPx = Math.round(rowPx * scale);
      const { top, width } = grid.getBoundingClientRect();
      const columns = columnsIn(width, { leastColumnPx: leastColumnPx * scale, mostColumns, gapPx });
      const step = scaledRowPx + gapPx;
      const firstRow = Math.max(0, Math.floor(-top / step) - spareRows);
      const lastRow = Math.floor((innerHeight - top) / step) + spareRows;
      setSeen((now) =>
        now.columns === columns &&
        now.firstRow === firstRow &&
        now.lastRow === lastRow &&
        now.rowPx === scaledRowPx
          ? now
          : { columns, firstRow, lastRow, rowPx: scaledRowPx },
      );
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    // Other letters make another page.
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
      grown.disconnect();
    };
  }, [box, leastColumnPx, mostColumns, rowPx, gapPx]);
  return seen;
}

const usualLetterPx = 16;

/** How much larger than usual this family has made its letters, in its browser or its phone. */
function letterScale(): number {
  const letterPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, (letterPx || usualLetterPx) / usualLetterPx);
}

function columnsIn(
  widthPx: number,
  fit: { leastColumnPx: number; mostColumns: number; gapPx: number },
): number {
  const fitting = Math.floor((widthPx + fit.gapPx) / (fit.leastColumnPx + fit.gapPx));
  return Math.max(1, Math.min(fit.mostColumns, fitting));
}
