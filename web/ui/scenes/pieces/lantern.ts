import type { PaintBox } from './paint-box.ts';

/** The house's own mark, drawn in a square of 40: a hand lantern with a steady flame. */
export const lanternMark = `<circle cx="20" cy="5.6" r="3.6" fill="none" stroke="#ffdf9c" stroke-width="2.2"/><path d="M11 14.6Q13 9.2 20 9.2Q27 9.2 29 14.6Z" fill="#ffdf9c"/><path d="M12.4 15.8H27.6L29 30H11Z" fill="#ffc767"/><path d="M20 17.2C25.4 22.4 24.6 28.6 20 29.4C15.4 28.6 14.6 22.4 20 17.2Z" fill="#fff7e2"/><rect x="9.4" y="31.2" width="21.2" height="4.8" rx="2.4" fill="#ffdf9c"/>`;

/** A paper lantern on its string; the string's upper end is at 0, 0. */
export function paperLantern(box: PaintBox, string: number): string {
  const paper = box.radial('lanternpaper', [
    [0, '#fff0c2'],
    [0.45, '#fcd089'],
    [1, '#ec9a4c'],
  ]);
  const y = string + 34;
  return `<path d="M0 0V${string}" stroke="#8d7aa5" stroke-width="2"/><circle cx="0" cy="${y}" r="78" fill="${lampGlow(box)}"/><ellipse cx="0" cy="${y}" rx="30" ry="34" fill="${paper}"/><g fill="none" stroke="#c9803f" stroke-opacity=".5" stroke-width="1.4"><path d="M0 ${y - 34}V${y + 34}"/><ellipse cx="0" cy="${y}" rx="15" ry="34"/><path d="M-28 ${y - 12}h56M-28 ${y + 12}h56"/></g><rect x="-9" y="${y - 39}" width="18" height="7" rx="2.5" fill="#7b5077"/><rect x="-9" y="${y + 32}" width="18" height="7" rx="2.5" fill="#7b5077"/><path d="M0 ${y + 39}v14m-3-6l3 6l3-6" stroke="#e3a154" stroke-width="1.8" fill="none"/>`;
}

/** The light around a lamp, a window or a firefly. */
export function lampGlow(box: PaintBox): string {
  return box.radial('lampglow', [
    [0, '#ffe2a0', 0.75],
    [1, '#ffca78', 0],
  ]);
}
