import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useVisibleRows } from './use-visible-rows.ts';

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

/** So that a quick thumb meets no empty page. */
const spareRows = 2;

/** A grid of any length that draws only what can be seen: the page scrolls through thousands as through twenty. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, items, keyOf, gapPx, children } = props;
  const box = useRef<HTMLUListElement>(null);
  const { columns, rowPx } = useShape(box, props);
  const rows = Math.ceil(items.length / columns);
  const stepPx = rowPx + gapPx;
  const { first, last } = useVisibleRows(box, { count: rows, stepPx, spareRows, scroller: 'page' });
  const shown = items.slice(first * columns, (last + 1) * columns);
  return (
    <ul
      ref={box}
      aria-label={label}
      className="relative"
      style={{ height: rows === 0 ? 0 : rows * stepPx - gapPx }}
    >
      {shown.map((item, index) => {
        const place = first * columns + index;
        const column = place % columns;
        return (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={place + 1}
            className="absolute grid"
            style={{
              top: Math.floor(place / columns) * stepPx,
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

type Shape = { columns: number; rowPx: number };
type Measures = Pick<VirtualGridProps<unknown>, 'leastColumnPx' | 'mostColumns' | 'rowPx' | 'gapPx'>;

/** How many columns there are, and how high a row is, by the width of the grid and the size of the letters. */
function useShape(
  box: RefObject<HTMLElement | null>,
  { leastColumnPx, mostColumns, rowPx, gapPx }: Measures,
): Shape {
  const [shape, setShape] = useState<Shape>({ columns: mostColumns, rowPx });
  useLayoutEffect(() => {
    const look = () => {
      if (!box.current) return;
      const scale = letterScale();
      const { width } = box.current.getBoundingClientRect();
      const columns = columnsIn(width, { leastColumnPx: leastColumnPx * scale, mostColumns, gapPx });
      const scaledRowPx = Math.round(rowPx * scale);
      setShape((now) =>
        now.columns === columns && now.rowPx === scaledRowPx ? now : { columns, rowPx: scaledRowPx },
      );
    };
    look();
    // Other letters make another page.
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    addEventListener('resize', look);
    return () => {
      resized.disconnect();
      removeEventListener('resize', look);
    };
  }, [box, leastColumnPx, mostColumns, rowPx, gapPx]);
  return shape;
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
