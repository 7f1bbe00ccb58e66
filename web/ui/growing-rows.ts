/** Rows that follow each other and are all made, or all not yet. */
type Stretch<Item> = { isMade: boolean; first: number; rows: (readonly Item[])[] };

/** A grid's rows as they stand on the page. A row is made as soon as one of its things is: they share a height. */
export function stretchesOf<Item>(
  items: readonly Item[],
  columns: number,
  isMade: (item: Item) => boolean,
): Stretch<Item>[] {
  const stretches: Stretch<Item>[] = [];
  for (let first = 0; first < items.length; first += columns) {
    const row = items.slice(first, first + columns);
    const isRowMade = row.some(isMade);
    const last = stretches.at(-1);
    if (last?.isMade === isRowMade) last.rows.push(row);
    else stretches.push({ isMade: isRowMade, first, rows: [row] });
  }
  return stretches;
}

/** How long rows of these heights are together. */
export const lengthOf = (heights: readonly number[], gap: number): number =>
  heights.reduce((sum, height) => sum + height, 0) + Math.max(0, heights.length - 1) * gap;

/** Which rows of these heights reach into the zone, whose ends are counted from the top of the first. */
export function rowsWithin(
  heights: readonly number[],
  gap: number,
  zone: { from: number; to: number },
): number[] {
  let start = 0;
  return heights.flatMap((height, row) => {
    const isWithin = start <= zone.to && start + height >= zone.from;
    start += height + gap;
    return isWithin ? [row] : [];
  });
}
