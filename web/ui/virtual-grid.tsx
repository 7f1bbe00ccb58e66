import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type VirtualGridProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** As many columns as fit, with at least this width, up to the most. */
  leastColumnPx: number;
  mostColumns: number;
  rowPx: number;
  gapPx: number;
  children: (item: Item) => ReactNode;
};

type Window = { columns: number; firstRow: number; lastRow: number };

/** Rows that are drawn before they are needed, so that a quick thumb meets no empty page. */
const spareRows = 2;

/** A grid of any length that draws only what can be seen: the page scrolls through thousands as through twenty. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, items, keyOf, rowPx, gapPx, children } = props;
  const box = useRef<HTMLUListElement>(null);
  const { columns, firstRow, lastRow } = useWindow(box, props);
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
  const [seen, setSeen] = useState<Window>({ columns: mostColumns, firstRow: 0, lastRow: 3 });
  useLayoutEffect(() => {
    const look = () => {
      const grid = box.current;
      if (!grid) return;
      const { top, width } = grid.getBoundingClientRect();
      const columns = columnsIn(width, { leastColumnPx, mostColumns, gapPx });
      const step = rowPx + gapPx;
      const firstRow = Math.max(0, Math.floor(-top / step) - spareRows);
      const lastRow = Math.floor((innerHeight - top) / step) + spareRows;
      setSeen((now) =>
        now.columns === columns && now.firstRow === firstRow && now.lastRow === lastRow
          ? now
          : { columns, firstRow, lastRow },
      );
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [box, leastColumnPx, mostColumns, rowPx, gapPx]);
  return seen;
}

export function columnsIn(
  widthPx: number,
  fit: { leastColumnPx: number; mostColumns: number; gapPx: number },
): number {
  const fitting = Math.floor((widthPx + fit.gapPx) / (fit.leastColumnPx + fit.gapPx));
  return Math.max(1, Math.min(fit.mostColumns, fitting));
}
