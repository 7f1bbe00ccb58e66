import { tenth } from './picture.ts';

/** The upper edge of a sheet of land: points from left to right, joined by curves that lie level at each point. */
export type Ridge = readonly (readonly [x: number, y: number])[];

/** The sheet under a ridge, down to `foot`. */
export function sheet(ridge: Ridge, foot: number): string {
  const [first, ...rest] = ridge;
  if (!first) return '';
  let path = `M${first[0]} ${first[1]}`;
  let [fromX, fromY] = first;
  for (const [x, y] of rest) {
    const middle = tenth((fromX + x) / 2);
    path += `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    [fromX, fromY] = [x, y];
  }
  return `${path}V${foot}H${first[0]}Z`;
}

/** How high the ridge stands at `x`, so that a tree or a cottage can stand on it; beyond its ends, as at the end. */
export function heightAt(ridge: Ridge, x: number): number {
  const right = ridge.findIndex(([pointX]) => pointX >= x);
  const to = ridge[right];
  const from = ridge[right - 1];
  if (!to) return ridge.at(-1)?.[1] ?? 0;
  if (!from) return to[1];
  // With both handles on the middle the curve's x runs 0, ½, ½, 1: it rises all along, so halving finds it.
  const wanted = (x - from[0]) / (to[0] - from[0]);
  let low = 0;
  let high = 1;
  for (let step = 0; step < 24; step += 1) {
    const t = (low + high) / 2;
    const reached = 1.5 * (1 - t) ** 2 * t + 1.5 * (1 - t) * t ** 2 + t ** 3;
    if (reached < wanted) low = t;
    else high = t;
  }
  const t = low;
  const left = (1 - t) ** 3 + 3 * (1 - t) ** 2 * t;
  return left * from[1] + (1 - left) * to[1];
}
