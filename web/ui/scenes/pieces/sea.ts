import type { PaintBox } from './paint-box.ts';
import { tenth } from './picture.ts';

type Wave = {
  y: number;
  /** From crest to crest, and how high. */
  length: number;
  height: number;
  /** How far the row is pushed to the side, so that no two rows move in step. */
  shift: number;
};

/** One row of waves cut from a single sheet that reaches down to `foot`. */
export function waves(fill: string, width: number, foot: number, wave: Wave): string {
  const half = wave.length / 2;
  const start = -wave.length + (wave.shift % wave.length);
  const bows = Math.ceil((width - start) / half) + 1;
  const path = `M${tenth(start)} ${wave.y}q${tenth(half / 2)} ${-wave.height} ${half} 0${`t${half} 0`.repeat(bows)}V${foot}H${tenth(start)}Z`;
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Which of the three sheets of water, the farthest first. */
export function water(box: PaintBox, row: 0 | 1 | 2): string {
  const [upper, foot] = box.palette.water[row];
  return box.vertical(`water${row}`, [
    [0, upper],
    [1, foot],
  ]);
}

/** The broken path of light that the moon lays on the water. */
export function moonPath(x: number, rows: readonly (readonly [y: number, width: number])[]): string {
  const strokes = rows.map(
    ([y, width], index) =>
      `<path d="M${tenth(x - width / 2 + (index % 2 === 0 ? -8 : 10))} ${y}h${width}" opacity="${tenth(0.85 - index * 0.12)}"/>`,
  );
  return `<g stroke="#ffe9bd" stroke-width="3" stroke-linecap="round">${strokes.join('')}</g>`;
}
