import type { DrawnCover } from './book.ts';
import { drawnPicture } from '#web/ui/drawn-picture.ts';
import { coverLines } from './cover-lines.ts';

// The cover as readers and book apps want it: upright, a picture of pixels, with the title on it.
const [width, height] = [1200, 1701];
/** The room for the title: the part of the sky that every cover leaves free. */
const title = { top: 110, bottom: 850, width: 1000, largest: 150, smallest: 52, lineHeight: 1.12, most: 4 };
const face = (size: number) => `560 ${size}px 'Fraunces Soft', Georgia, serif`;

export async function coverPicture(drawing: DrawnCover, words: string): Promise<Uint8Array> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  const [picture] = await Promise.all([
    drawnPicture(drawing, { width, height }),
    document.fonts.load(face(title.largest), words),
  ]);
  context.drawImage(picture, 0, 0, width, height);
  writeTitle(context, words);
  return bytesOf(canvas);
}

/** A picture inside the book. */
export async function insidePicture(drawing: string): Promise<Uint8Array> {
  const size = { width: 1200, height: 705 };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.drawImage(await drawnPicture(drawing, size), 0, 0, size.width, size.height);
  return bytesOf(canvas);
}

/** As large as it can be in four lines. */
function writeTitle(context: CanvasRenderingContext2D, words: string): void {
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

async function bytesOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw new Error('The cover could not be drawn');
  return new Uint8Array(await blob.arrayBuffer());
}
