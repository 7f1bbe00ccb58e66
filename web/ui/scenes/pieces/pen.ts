import { tenth } from './picture.ts';

/**
 * Draws with steps instead of places: two trees of one size then have the very same words, and a wood travels at half the bytes.
 * Steps are taken between rounded places, so that no error gathers on the way.
 */
export function pen(startX: number, startY: number) {
  let [x, y] = [tenth(startX), tenth(startY)];
  let path = `M${x} ${y}`;
  const step = (toX: number, toY: number) => `${tenth(tenth(toX) - x)} ${tenth(tenth(toY) - y)}`;
  const write = (letter: string, points: readonly (readonly [number, number])[]) => {
    path += letter + points.map((point) => step(...point)).join(' ');
    const [lastX, lastY] = points.at(-1) ?? [x, y];
    [x, y] = [tenth(lastX), tenth(lastY)];
  };
  return {
    line: (toX: number, toY: number) => write('l', [[toX, toY]]),
    bend: (overX: number, overY: number, toX: number, toY: number) =>
      write('q', [
        [overX, overY],
        [toX, toY],
      ]),
    curve: (
      ...[firstX, firstY, secondX, secondY, toX, toY]: readonly [
        number,
        number,
        number,
        number,
        number,
        number,
      ]
    ) =>
      write('c', [
        [firstX, firstY],
        [secondX, secondY],
        [toX, toY],
      ]),
    close: () => `${path}z`,
  };
}
