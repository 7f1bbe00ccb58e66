import { tenth } from '../scenes/pieces/picture.ts';
import { type Drawn, drawnFace, type Face } from './face-layers.ts';
import type { Parts } from './parts.ts';

/** The sheets that a picture has used, each of them in it once. */
export type Sheets = { use: (id: string, inside: string) => string; all: () => string };

export function createSheets(): Sheets {
  const kept = new Map<string, string>();
  return {
    use: (id, inside) => {
      kept.set(id, inside);
      return `#${id}`;
    },
    all: () => [...kept].map(([id, inside]) => `<g id="${id}">${inside}</g>`).join(''),
  };
}

const sizes = { baby: 120, child: 134, grown: 150, old: 148 } as const;
/** Of an animal, or of whatever else stands for somebody. */
const sizeOfThings = 112;
/** The rim of lamplight around whatever is cut out. */
const rim = '#fff0cf';

/** A row of faces around the middle, their feet below the picture's edge. */
export function people(
  parts: Parts,
  sheets: Sheets,
  faces: readonly Face[],
  { middle, foot, scale = 1 }: { middle: number; foot: number; scale?: number },
): string {
  const gap = (faces.length > 4 ? 108 : 122) * scale;
  const first = middle - ((faces.length - 1) * gap) / 2;
  return faces
    .map((face, index) => somebody(parts, sheets, drawnFace(face, index), first + index * gap, foot, scale))
    .join('');
}

function somebody(
  parts: Parts,
  sheets: Sheets,
  drawn: Drawn,
  x: number,
  foot: number,
  scale: number,
): string {
  if ('subject' in drawn) {
    const part = parts.subjects[drawn.subject];
    if (!part) return '';
    const size = sizeOfThings * scale;
    const href = sheets.use(drawn.subject, part.inside);
    const coat = part.coat === undefined ? '' : ` fill="${drawn.coat ?? part.coat}"`;
    const spot = { x: x - size / 2, y: foot - size - 6 * scale, size };
    const width = Number(part.box.split(' ')[2] ?? 32);
    const line = ` stroke="${rim}" stroke-width="${tenth(width * 0.04)}"`;
    return (
      inBox(href, part.box, { ...spot, paint: coat + line }) + inBox(href, part.box, { ...spot, paint: coat })
    );
  }
  const size = sizes[drawn.form] * scale;
  const layers = drawn.layers.flatMap(({ part, fill, color }) => {
    const inside = sheetOf(parts, part);
    if (inside === '') return [];
    const fills = fill === undefined ? '' : ` fill="${fill}"`;
    const colors = color !== undefined && inside.includes('currentColor') ? ` color="${color}"` : '';
    return [`<use href="${sheets.use(part, inside)}"${fills}${colors}/>`];
  });
  const place = `translate(${tenth(x - (size * 32) / 72)} ${tenth(foot - size)}) scale(${Math.round((size / 72) * 1000) / 1000})`;
  const href = sheets.use(`p${Math.round(x)}`, layers.join(''));
  return `<g transform="${place}"><use href="${href}" stroke="${rim}" stroke-width="2.4"/><use href="${href}"/></g>`;
}

export function sheetOf({ faces }: Parts, part: string): string {
  const [, name = '', side] = /^(.*)-(back|front)$/.exec(part) ?? [];
  return (side === 'back' ? faces[name]?.back : faces[name]?.front) ?? '';
}

/** Where something stands, and how much room it has there. */
export type Spot = { middle: number; foot: number; width: number; height: number };

/** A part as large as its place has room for, however wide or tall it is. */
export function standing(href: string, ink: string, spot: Spot, paint = ''): string {
  const [left = 0, top = 0, width = 32, height = 32] = ink.split(' ').map(Number);
  const scale = scaleOf(ink, spot);
  const x = spot.middle - (left + width / 2) * scale;
  const y = spot.foot - (top + height) * scale;
  const place = `translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(scale * 1000) / 1000})`;
  return `<use href="${href}" transform="${place}"${paint}/>`;
}

/** How many times as large as it is drawn. */
export function scaleOf(ink: string, room: { width: number; height: number }): number {
  const [, , width = 32, height = 32] = ink.split(' ').map(Number);
  return Math.min(room.width / width, room.height / height);
}

/** A part that fills a square. */
function inBox(
  href: string,
  box: string,
  { x, y, size, paint = '' }: { x: number; y: number; size: number; paint?: string },
): string {
  const [left = 0, top = 0, width = 32] = box.split(' ').map(Number);
  const scale = size / width;
  const place = `translate(${tenth(x - left * scale)} ${tenth(y - top * scale)}) scale(${Math.round(scale * 1000) / 1000})`;
  return `<use href="${href}" transform="${place}"${paint}/>`;
}
