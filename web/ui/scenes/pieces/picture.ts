import type { PaintBox } from './paint-box.ts';

type Frame = {
  width: number;
  height: number;
  /** What someone who cannot see the picture is told; an empty text marks it as decoration. */
  label: string;
  /** Which part stays when the frame is wider or taller than the picture. */
  fit?: string;
};

/** A whole picture that stands alone in its file. */
export function picture(box: PaintBox, frame: Frame, ...pieces: readonly string[]): string {
  const told =
    frame.label === ''
      ? 'aria-hidden="true" focusable="false"'
      : `role="img" aria-label="${escapeAttribute(frame.label)}"`;
  const fit = frame.fit ?? 'xMidYMid slice';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="${fit}" ${told}>${box.definitions()}${pieces.join('')}</svg>\n`;
}

/** A tenth of a unit is finer than any screen shows, and the file is a third shorter for it. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

export function at(x: number, y: number, piece: string, { scale = 1, turn = 0 } = {}): string {
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const tilt = turn === 0 ? '' : ` rotate(${turn})`;
  return `<g transform="translate(${tenth(x)} ${tenth(y)})${tilt}${size}">${piece}</g>`;
}

function escapeAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A whole picture hung inside another one. */
export function inset(whole: string, place: { x: number; y: number; width: number; height: number }): string {
  return whole.replace(
    '<svg ',
    `<svg x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" `,
  );
}
