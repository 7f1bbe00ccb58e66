import type { PaintBox } from '../scenes/pieces/paint-box.ts';
import type { Spot } from './draw-people.ts';

export type Window = { left: number; top: number; width: number; height: number };

const frame = 11;

/** What belongs outdoors is seen from indoors: in a large window between curtains, with the evening behind it. */
export function throughTheWindow(
  box: PaintBox,
  { left, top, width, height }: Window,
  glow: string,
  draw: (pane: Spot) => string,
): string {
  const [zenith, , horizon] = box.palette.sky;
  const [, , near] = box.palette.land;
  const sky = box.vertical('pane', [
    [0, zenith],
    [1, horizon],
  ]);
  const pane = { x: left + frame, y: top + frame, width: width - 2 * frame, height: height - 2 * frame };
  const middle = left + width / 2;
  const bottom = pane.y + pane.height;
  const right = left + width;
  const rect = `x="${pane.x}" y="${pane.y}" width="${pane.width}" height="${pane.height}"`;
  const land = `<path fill="${near[0]}" d="M${pane.x} ${bottom - 34}Q${middle} ${bottom - 56} ${pane.x + pane.width} ${bottom - 30}V${bottom}H${pane.x}Z"/>`;
  const seen = draw({ middle, foot: bottom - 12, width: pane.width - 36, height: pane.height - 24 });
  const curtain = (x: number, to: number) =>
    `M${x} ${top - 14}H${x + to * 46}q${to * -4} ${height * 0.6} ${to * -44} ${height + 14}q${to * -30} 0 ${to * -26} 0Z`;
  return [
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="6" fill="#c9a58c"/>`,
    `<clipPath id="c-window"><rect ${rect}/></clipPath><g clip-path="url(#c-window)"><rect ${rect} fill="${sky}"/>`,
    `<ellipse cx="${middle}" cy="${pane.y + pane.height / 2}" rx="${width * 0.52}" ry="${height * 0.62}" fill="${glow}"/>`,
    `${land}${seen}</g>`,
    `<rect x="${left - 14}" y="${top + height - 4}" width="${width + 28}" height="16" rx="5" fill="#e0bfa4"/>`,
    `<path fill="#a4587a" d="${curtain(left - 22, 1)}${curtain(right + 22, -1)}"/>`,
    `<path stroke="#8a5c4e" stroke-width="7" stroke-linecap="round" d="M${left - 30} ${top - 14}H${right + 30}"/>`,
  ].join('');
}
