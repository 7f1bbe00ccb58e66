import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { Parts } from '../web/ui/pictures/parts.ts';
import { faceSprite } from './face-sprite.ts';

// The drawn parts of our pictures lie in pictures/, one file each, which any drawing program opens. The build packs them into one file
// that a browser fetches once, when the first picture is to be drawn, and into the sprite of faces.

const folder = `${process.cwd()}/pictures/`;
const cache = `${process.cwd()}/node_modules/.cache/lamplight-pictures/`;

export function lamplightPictures(): Plugin {
  return {
    name: 'lamplight-pictures',
    async config() {
      const parts = await readParts();
      await mkdir(cache, { recursive: true });
      await writeFile(`${cache}parts.json`, JSON.stringify(parts));
      await writeFile(`${cache}faces.svg`, faceSprite(parts));
      return { resolve: { alias: { 'lamplight-pictures': cache } } };
    },
  };
}

/** Every part by its name, without what only its designer needs. */
export async function readParts(): Promise<Parts> {
  const [subjects, places, faces] = await Promise.all(['subjects', 'places', 'faces'].map(drawingsIn));
  const each = <T>(drawings: Drawing[] = [], read: (drawing: Drawing) => T): Record<string, T> =>
    Object.fromEntries(drawings.map((drawing) => [drawing.name, read(drawing)]));
  return {
    subjects: each(subjects, ({ svg, inside }) => {
      const box = attribute(svg, 'viewBox') ?? '0 0 32 32';
      const ink = attribute(svg, 'data-ink') ?? box;
      const coat = attribute(svg, 'data-coat');
      // A pet's coat is left to whoever draws, as each has its own.
      if (coat !== undefined) return { box, ink, coat, inside: inside.replaceAll(` fill="${coat}"`, '') };
      const paint = attribute(svg, 'data-paint')?.split(' ');
      return { box, ink, inside, ...(paint && { paint }) };
    }),
    places: each(places, ({ svg, inside }) => ({
      ground: Number(attribute(svg, 'data-ground')),
      inside: without(inside, 'front'),
      front: group(inside, 'front'),
    })),
    faces: each(faces, ({ name, inside }) => ({
      back: painted(group(inside, 'back'), name),
      front: painted(group(inside, 'front'), name),
    })),
  };
}

/** What is another colour on everybody is left to whoever draws: skin and clothes as the fill, hair as the current colour. */
function painted(sheet: string, name: string): string {
  const bare = sheet.replaceAll('fill="#e0a578" ', '').replaceAll('#5b3d33', 'currentColor');
  return name.startsWith('figure-') ? bare.replaceAll('fill="#dc634f" ', '') : bare;
}

type Drawing = { name: string; svg: string; inside: string };

async function drawingsIn(kind: string): Promise<Drawing[]> {
  const files = (await readdir(folder + kind)).filter((file) => file.endsWith('.svg')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const svg = await readFile(`${folder}${kind}/${file}`, 'utf8');
      const inside = svg
        .replace(/^[\s\S]*?<svg[^>]*>/, '')
        .replace(/<\/svg>\s*$/, '')
        .replaceAll(/>\s+</g, '><')
        .trim();
      return { name: file.slice(0, -'.svg'.length), svg, inside };
    }),
  );
}

const attribute = (svg: string, name: string): string | undefined =>
  new RegExp(`<svg[^>]*\\b${name}="([^"]*)"`).exec(svg)?.[1];

/** The outermost group that is marked so: it ends where its own groups have ended. */
function bounds(inside: string, name: string): { from: number; to: number; opening: string } | null {
  const opening = new RegExp(`<g data-${name}="">`).exec(inside);
  if (!opening) return null;
  let depth = 0;
  const tags = /<g\b[^>]*?(\/?)>|<\/g>/g;
  tags.lastIndex = opening.index;
  for (let tag = tags.exec(inside); tag; tag = tags.exec(inside)) {
    if (tag[0] === '</g>') depth -= 1;
    else if (tag[1] !== '/') depth += 1;
    if (depth === 0) return { from: opening.index, to: tags.lastIndex, opening: opening[0] };
  }
  throw new Error(`The group “${name}” has no end.`);
}

function group(inside: string, name: string): string {
  const found = bounds(inside, name);
  return found ? inside.slice(found.from + found.opening.length, found.to - '</g>'.length) : '';
}

function without(inside: string, name: string): string {
  const found = bounds(inside, name);
  return found ? inside.slice(0, found.from) + inside.slice(found.to) : inside;
}
