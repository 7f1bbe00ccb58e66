import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '#web/platform/when-idle.ts';
import { lengthOf, rowsWithin, stretchesOf } from './growing-rows.ts';

/** Where a thing stands among all of them: a list that is not all there has to say so. */
export type PositionInSet = { 'aria-setsize': number; 'aria-posinset': number };

type GrowingGridProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Its columns and gaps, which are the style's own affair. */
  className: string;
  /** How high a thing will be that is not made yet, in a column of this width: the page has its length from the start. */
  guessRem: (item: Item, columnRem: number) => number;
  /** The list item itself, keyed as the item is. */
  children: (item: Item, position: PositionInSet) => ReactElement;
};

type Shape = { columns: number; columnPx: number; gapPx: number; remPx: number };

const beforeLayout: Shape = { columns: 1, columnPx: 0, gapPx: 0, remPx: 16 };

/** As many as a phone shows as it opens. They need no look first, which costs the browser a layout of its own. */
const firstFew = 2;

/** Rows that are made around the one that has the focus, so that the keys can walk on from it. */
const rowsAroundFocus = 2;

/**
 * A grid of things of any height, each made when somebody comes near it: three hundred open as quickly as three. What was made stays,
 * and with it the focus. What is not made yet has no words, so the browser's own search does not find it: the price of a page that
 * is there with the tap.
 */
export function GrowingGrid<Item>(props: GrowingGridProps<Item>) {
  const { label, items, keyOf, className, guessRem, children } = props;
  const box = useRef<HTMLUListElement>(null);
  const [shape, setShape] = useState(beforeLayout);
  const [made, setMade] = useState<ReadonlySet<string>>(() => new Set(items.slice(0, firstFew).map(keyOf)));
  const stretchesIn = ({ columns }: Shape) => stretchesOf(items, columns, (item) => made.has(keyOf(item)));

  function heightsIn({ columnPx, remPx }: Shape, rows: readonly (readonly Item[])[]): number[] {
    return rows.map((row) => remPx * Math.max(...row.map((item) => guessRem(item, columnPx / remPx))));
  }

  function make(some: readonly Item[]): void {
    const keys = some.map(keyOf).filter((key) => !made.has(key));
    if (keys.length > 0) setMade((now) => new Set([...now, ...keys]));
  }

  /** Makes what is in view, and as much above and below it as is asked for. */
  function look(sparePx: number): void {
    if (!box.current) return;
    const now = shapeOf(box.current);
    if (!isSame(now, shape)) setShape(now);
    const gaps = box.current.querySelectorAll(':scope > [aria-hidden]');
    const unmade = stretchesIn(now).filter(({ isMade }) => !isMade);
    const near = unmade.flatMap(({ rows }, index) => {
      const top = gaps[index]?.getBoundingClientRect().top ?? 0;
      const zone = { from: -sparePx - top, to: innerHeight + sparePx - top };
      return rowsWithin(heightsIn(now, rows), now.gapPx, zone).flatMap((row) => rows[row] ?? []);
    });
    make(near);
  }

  function lookAround({ target }: FocusEvent): void {
    const thing = target instanceof Element ? target.closest('[aria-posinset]') : null;
    const place = Number(thing?.getAttribute('aria-posinset'));
    const around = rowsAroundFocus * shape.columns;
    make(items.slice(Math.max(0, place - 1 - around), place + around));
  }

  // After every change of its own, too: what was made may be lower than it was thought to be, and leave room for more.
  useLayoutEffect(() => {
    const list = box.current;
    const lookAhead = () => look(innerHeight / 2);
    look(0);
    const leave = whenIdle(lookAhead);
    addEventListener('scroll', lookAhead, { passive: true });
    addEventListener('resize', lookAhead);
    list?.addEventListener('focusin', lookAround);
    return () => {
      leave();
      removeEventListener('scroll', lookAhead);
      removeEventListener('resize', lookAhead);
      list?.removeEventListener('focusin', lookAround);
    };
  });

  return (
    <ul ref={box} aria-label={label} className={className}>
      {stretchesIn(shape).flatMap(({ isMade, first, rows }) =>
        isMade
          ? rows
              .flat()
              .map((item, index) =>
                children(item, { 'aria-setsize': items.length, 'aria-posinset': first + index + 1 }),
              )
          : [
              <li
                key={`not yet, from ${first}`}
                aria-hidden="true"
                className="col-span-full"
                style={{ height: lengthOf(heightsIn(shape, rows), shape.gapPx) }}
              />,
            ],
      )}
    </ul>
  );
}

function shapeOf(list: HTMLElement): Shape {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const gapPx = Number.parseFloat(rowGap) || 0;
  return {
    columns,
    columnPx: (list.clientWidth - (columns - 1) * gapPx) / columns,
    gapPx,
    remPx: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || beforeLayout.remPx,
  };
}

const isSame = (one: Shape, other: Shape): boolean =>
  one.columns === other.columns &&
  one.columnPx === other.columnPx &&
  one.gapPx === other.gapPx &&
  one.remPx === other.remPx;
