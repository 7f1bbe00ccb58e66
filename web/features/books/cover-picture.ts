import type { DrawnCover } from './book.ts';
import { coverLines } from './cover-lines.ts';

// The cover as readers and book apps want it: upright, a picture of pixels, with the title on it.
const [width, height] = [1200, 1800];
/** The drawing lies at the foot; its sky goes on above it, and there the title stands. */
const drawing = { width: 1915, height: 1125 };
const title = { top: 110, bottom: 690, width: 1000, largest: 150, smallest: 52, lineHeight: 1.12, most: 4 };
const face = (size: number) => `560 ${size}px 'Fraunces Soft', Georgia, serif`;

export async function coverPicture({ svg, sky }: DrawnCover, words: string): Promise<Uint8Array> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  const [picture] = await Promise.all([imageOf(svg), document.fonts.load(face(title.largest), words)]);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const at = { x: (width - drawing.width) / 2, y: height - drawing.height };
  context.drawImage(picture, at.x, at.y, drawing.width, drawing.height);
  writeTitle(context, words);
  return bytesOf(canvas);
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  // Without a size of its own a drawing is nothing to some browsers.
  const sized = svg.replace('<svg ', `<svg width="${drawing.width}" height="${drawing.height}" `);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return image;
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
