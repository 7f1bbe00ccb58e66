import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

// Three faces, each in four ranges: a page of English loads one small file a face, and a Siobhán, a Tāne or a
// Nguyễn fetches the range that spells the name. Cut down from the packages' fonts at build and kept in the cache,
// because cutting takes seconds. The style sheets say `lamplight-fonts/…` and know nothing of this.

type Axes = NonNullable<Parameters<typeof subsetFont>[2]['variationAxes']>;
type Face = {
  name: string;
  family: string;
  style: 'normal' | 'italic';
  weight: string;
  source: string;
  axes: Axes;
};

const ranges = {
  // What a page of plain English needs; it lies in the package's Latin file.
  basic: 'U+20-7E,U+A0,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2190,U+2192',
  latin:
    'U+A1-B6,U+B8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2010-2012,U+2015,U+201A,U+201E,U+2020-2022,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212',
  'latin-ext': 'U+100-130,U+132-151,U+154-24F,U+259,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  vietnamese: 'U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF1',
} as const;

const fraunces = { SOFT: 100, WONK: 0, opsz: 72 };
const faces: readonly Face[] = [
  {
    name: 'fraunces',
    family: 'Fraunces Soft',
    style: 'normal',
    weight: '400 650',
    source: 'fraunces/files/fraunces-{range}-full-normal.woff2',
    axes: { ...fraunces, wght: { min: 400, max: 650 } },
  },
  {
    name: 'fraunces-italic',
    family: 'Fraunces Soft',
    style: 'italic',
    weight: '500',
    source: 'fraunces/files/fraunces-{range}-full-italic.woff2',
    axes: { ...fraunces, wght: 500 },
  },
  {
    name: 'nunito',
    family: 'Nunito Variable',
    style: 'normal',
    weight: '400 800',
    source: 'nunito/files/nunito-{range}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 800 } },
  },
  {
    name: 'literata',
    family: 'Literata Variable',
    style: 'normal',
    weight: '400 700',
    source: 'literata/files/literata-{range}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'literata-italic',
    family: 'Literata Variable',
    style: 'italic',
    weight: '400 600',
    source: 'literata/files/literata-{range}-wght-italic.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
];

// Vite bundles its configuration into another folder, so this file's own address says nothing; the project's is where we run.
const packages = `${process.cwd()}/node_modules/@fontsource-variable/`;
const cache = `${process.cwd()}/node_modules/.cache/lamplight-fonts/`;

export function lamplightFonts(): Plugin {
  return {
    name: 'lamplight-fonts',
    async config() {
      await cutFonts();
      return { resolve: { alias: { 'lamplight-fonts': cache } } };
    },
  };
}

export async function cutFonts(): Promise<void> {
  await mkdir(cache, { recursive: true });
  const blocks: string[] = [];
  for (const face of faces) {
    for (const [range, codePoints] of Object.entries(ranges)) {
      const file = `${face.name}-${range}.woff2`;
      await cutFont(face, range, codePoints, file);
      blocks.push(fontFace(face, codePoints, file));
    }
  }
  await writeFile(cache + 'fonts.css', blocks.join('\n'));
}

async function cutFont(face: Face, range: string, codePoints: string, file: string): Promise<void> {
  const original = await readFile(
    packages + face.source.replace('{range}', range === 'basic' ? 'latin' : range),
  );
  const hash = createHash('sha256').update(original).update(codePoints).update(JSON.stringify(face.axes));
  const recipe = hash.digest('hex');
  const recipeFile = `${cache}${file}.recipe`;
  if ((await textOf(recipeFile)) === recipe) return;
  const cut = await subsetFont(original, charactersOf(codePoints), {
    targetFormat: 'woff2',
    variationAxes: face.axes,
  });
  await writeFile(cache + file, cut);
  await writeFile(recipeFile, recipe);
}

function fontFace(face: Face, codePoints: string, file: string): string {
  return `@font-face { font-family: '${face.family}'; src: url('./${file}') format('woff2'); font-weight: ${face.weight}; font-style: ${face.style}; font-display: swap; unicode-range: ${codePoints}; }`;
}

function charactersOf(codePoints: string): string {
  return codePoints
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
        '',
      );
    })
    .join('');
}

/** What a file of the cache says, or nothing while it is not there. */
async function textOf(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}
