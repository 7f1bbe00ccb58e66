import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { publicPages } from '#contract/addresses.ts';

// What a family has to fetch, in thousands of bytes as they travel (gzip). A phone on a weak line in a dark bedroom pays for
// each of them, so growth is a decision and not an accident.
const budgets = {
  publicScript: 5,
  publicStyles: 12,
  publicHtml: 15,
  /** HTML, styles, script, three fonts and every picture that is not left for later. */
  publicFirstView: 200,
  /** React and everything else that islands fetch once the page stands. */
  islands: 80,
  appStyles: 20,
  /** The shell with the home screen, which is the first thing a family sees. */
  appFirstPage: 170,
  laterPage: 30,
  /** What every picture is put together from, fetched once and after everything else. */
  pictureParts: 130,
  faces: 25,
};

// And in how many files, which a house at home sends six at a time.
const mostFiles = { appFirstPage: 15, laterPage: 30 };

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };

const web = join(import.meta.dirname, '..', '..', 'dist', 'web');
const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

const shell = filesOf('app.html');
const home = new Set([...shell, ...filesOf('pages/dashboard.tsx')]);
const laterPages = Object.keys(manifest).filter((name) => /^pages\/[a-z-]+\.tsx$/.test(name));

describe('a public page', () => {
  test.each(publicPages)('%s is small enough to stand before anyone waits', (address) => {
    const html = readFileSync(join(web, address, 'index.html'), 'utf8');
    const named = [...html.matchAll(/(?:src|href)="(\/[^"#?]+\.[a-z0-9]+)"/g)].map(([, file = '']) => file);
    const later = [...html.matchAll(/<img[^>]*loading="lazy"[^>]*>/g)].join('');
    const atOnce = [...new Set(named)].filter((file) => !later.includes(file));
    const bytes = (ending: RegExp) =>
      sum(atOnce.filter((file) => ending.test(file)).map((file) => travelling(file)));

    expect(gzipSync(html).length).toBeLessThanOrEqual(thousand(budgets.publicHtml));
    expect(bytes(/\.js$/)).toBeLessThanOrEqual(thousand(budgets.publicScript));
    expect(bytes(/\.css$/)).toBeLessThanOrEqual(thousand(budgets.publicStyles));
    const pictures = bytes(/\.(svg|png|webp|avif|jpg)$/);
    const firstView = gzipSync(html).length + bytes(/\.(js|css)$/) + pictures + firstFonts();
    expect(firstView).toBeLessThanOrEqual(thousand(budgets.publicFirstView));
  });

  test('wakes its living parts with little', () => {
    const loader = manifest['app/site/islands.ts'];
    const later = (loader?.dynamicImports ?? []).flatMap((name) => [...filesOf(name)]);
    expect(later.length).toBeGreaterThan(1);
    expect(sum([...new Set(later)].map(travelling))).toBeLessThanOrEqual(thousand(budgets.islands));
  });
});

describe('the app', () => {
  test('shows a family its home screen soon', () => {
    expect(sum([...home].map(travelling))).toBeLessThanOrEqual(thousand(budgets.appFirstPage));
    expect(home.size).toBeLessThanOrEqual(mostFiles.appFirstPage);
  });

  test('has one style sheet that stays small', () => {
    const sheets = Object.values(manifest).flatMap((chunk) => chunk.css ?? []);
    expect(sheets.length).toBeGreaterThan(0);
    expect(sum([...new Set(sheets)].map(travelling))).toBeLessThanOrEqual(thousand(budgets.appStyles));
  });

  test('knows its pages', () => expect(laterPages.length).toBeGreaterThanOrEqual(12));

  test.each(laterPages)('adds little for %s', (page) => {
    const own = [...filesOf(page)].filter((file) => !home.has(file));
    expect(sum(own.map(travelling))).toBeLessThanOrEqual(thousand(budgets.laterPage));
    expect(own.length).toBeLessThanOrEqual(mostFiles.laterPage);
  });

  test('fetches what its pictures are made of once, and not with its first page', () => {
    const [parts, faces] = [/^parts-.+\.json$/, /^faces-.+\.svg$/].map((name) =>
      readdirSync(join(web, 'assets')).filter((file) => name.test(file)),
    );
    expect([parts?.length, faces?.length]).toEqual([1, 1]);
    expect(travelling(parts?.[0] ?? '')).toBeLessThanOrEqual(thousand(budgets.pictureParts));
    expect(travelling(faces?.[0] ?? '')).toBeLessThanOrEqual(thousand(budgets.faces));
    expect([...home].join()).not.toContain('draw-cover');
  });

  test.each(['pages/design-import.tsx', 'pages/admin.tsx'])('leaves %s to those who open it', (page) => {
    expect([...filesOf(page)].filter((file) => home.has(file) && file.includes(page.slice(6, -4)))).toEqual(
      [],
    );
    expect(manifest[page]?.file).toBeDefined();
    expect(home.has(manifest[page]?.file ?? '')).toBe(false);
  });
});

/** What one entry fetches before it can run: its own file and all that it imports, one below the other. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const below of chunk.imports ?? []) filesOf(below, seen);
  return seen;
}

/** The three faces of a first view: titles, the italic of one phrase, and the interface. */
function firstFonts(): number {
  const files = readdirSync(join(web, 'assets'));
  const faces = [/^fraunces-basic-/, /^fraunces-italic-basic-/, /^nunito-basic-/];
  return sum(
    faces.map((face) => {
      const [file] = files.filter((name) => face.test(name) && name.endsWith('.woff2'));
      if (!file) throw new Error(`The build has no font ${face}.`);
      return statSync(join(web, 'assets', file)).size;
    }),
  );
}

/** A file's size on its way: compressed where compressing helps. */
function travelling(file: string): number {
  const path = join(web, file);
  const bytes = readFileSync(existsSync(path) ? path : join(web, 'assets', file));
  return /\.(woff2|png|webp|avif|jpg)$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const thousand = (kilobytes: number): number => kilobytes * 1_000;
