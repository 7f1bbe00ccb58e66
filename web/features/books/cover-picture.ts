import type { DrawnCover } from './book.ts';
import { drawnPicture } from '#web/ui/drawn-picture.ts';
import { titleLetters, writeTitle } from './write-title.ts';

// The cover as readers and book apps want it: upright, a picture of pixels, with the title on it.
const [width, height] = [1200, 1701];

export async function coverPicture(drawing: DrawnCover, words: string): Promise<Uint8Array> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  const [picture] = await Promise.all([drawnPicture(drawing, { width, height }), titleLetters(words)]);
  context.drawImage(picture, 0, 0, width, height);
  writeTitle(context, words, width);
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

async function bytesOf(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw new Error('The cover could not be drawn');
  return new Uint8Array(await blob.arrayBuffer());
}
