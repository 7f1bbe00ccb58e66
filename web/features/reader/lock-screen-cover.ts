import { drawnPicture } from '#web/ui/drawn-picture.ts';

/** Lock screens, cars and headphones show a square, and know no drawings in lines. */
const side = 512;
/** The cover of a book is as upright as a sheet of paper; what happens on it is at its foot. */
const upright = { width: side, height: Math.round((side * 1134) / 800) };

export async function lockScreenCover(drawing: string): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.drawImage(await drawnPicture(drawing, upright), 0, side - upright.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}
