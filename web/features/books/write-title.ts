import { coverLines } from './cover-lines.ts';

/** The room for the title: the part of the sky that every cover leaves free. */
const title = { top: 110, bottom: 850, width: 1000, largest: 150, smallest: 52, lineHeight: 1.12, most: 4 };
const face = (size: number) => `560 ${size}px 'Fraunces Soft', Georgia, serif`;

/** The letters, fetched before anything is written with them. */
export const titleLetters = (words: string): Promise<unknown> =>
  document.fonts.load(face(title.largest), words);

/** As large as it can be in four lines. */
export function writeTitle(context: CanvasRenderingContext2D, words: string, width: number): void {
  context.fillStyle = '#fdf6e6';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  let size = title.largest;
  let lines: string[];
  do {
    context.font = face(size);
    lines = coverLines(words, title.width, (line) => context.measureText(line).width);
    size -= 6;
  } while (size >= title.smallest && lines.length > title.most);
  const linePx = (size + 6) * title.lineHeight;
  const shown = lines.slice(0, Math.floor((title.bottom - title.top) / linePx));
  const first = (title.top + title.bottom) / 2 - ((shown.length - 1) * linePx) / 2;
  for (const [index, line] of shown.entries()) context.fillText(line, width / 2, first + index * linePx);
}
