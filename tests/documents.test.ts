import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { narrators } from '#server/narrators/index.ts';
import { painters } from '#server/painters/index.ts';
import { providers } from '#server/writers/index.ts';

const root = dirname(import.meta.dirname);
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const config = readdirSync(join(root, 'server/platform/config'))
  .filter((name) => !name.includes('.test.'))
  .map((name) => read('server/platform/config', name))
  .concat(read('contract/brand.ts'))
  .join('\n');

/** What a vendor says of itself. */
const own = [...providers, ...narrators, ...painters].flatMap((vendor) => Object.values(vendor.own ?? {}));
/** A setting is a word in capitals between quotes in the folder that reads the environment; some are put together there. */
const settings = new Set(
  [...config.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map((match) => match[1] ?? '').concat(own),
);
const putTogether = [
  'STORY_MODEL',
  'STORY_BASE_URL',
  'STORY_API_KEY',
  'NARRATOR_MODEL',
  'NARRATOR_BASE_URL',
  'NARRATOR_API_KEY',
  'PICTURES_MODEL',
  'PICTURES_BASE_URL',
  'PICTURES_API_KEY',
];
const notSettings = new Set(['EEXIST', 'ENOENT', 'STORY', 'BRAND_', 'API_KEY', 'BASE_URL', 'MODEL']);

describe('the README', () => {
  const readme = read('README.md');

  test('names every setting there is', () => {
    const names = [...settings, ...putTogether].filter((name) => !notSettings.has(name));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  test('names no setting that is not there', () => {
    const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map((match) => match[1] ?? ''),
    );
    const known = new Set([...settings, ...putTogether]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('names only commands that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...readme.matchAll(/npm (?:run )?(\w+)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => name !== 'run');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const programs = Object.values(scripts).flatMap(
      (script) => /node .*(tools\/\S+)/.exec(script)?.[1] ?? [],
    );
    expect(programs.filter((program) => !existsSync(join(root, program)))).toEqual([]);
  });
});

test('every link between our documents leads somewhere', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md', ...below('docs')];
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !existsSync(join(root, dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every file and folder of ours that a document speaks of is there', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', ...below('docs')];
  const rooms = /(?<![\w./-])(?:contract|server|web|tests|bench|tools|docs)\/[\w./-]*/g;
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, words = '']) => words.match(rooms) ?? [])
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

describe('a family that asks who serves here', () => {
  const [writing = '', speaking = ''] = read('web/features/welcome/who-serves.tsx').split('const narrators');

  test.each([
    ['writes', writing, providers],
    ['speaks', speaking, narrators],
  ])('is told of everybody who %s', (_what, said, vendors) => {
    expect(vendors.map(({ id }) => id).filter((id) => !said.includes(`\n  ${id}: '`))).toEqual([]);
  });

  test('reads what whoever is outside would be sent', () => {
    const page = read('web/pages/site/privacy.tsx');
    const outside = [...providers, ...narrators, ...painters].filter((vendor) => vendor.own);
    const names = outside.map((vendor) => ('title' in vendor ? vendor.title : vendor.name));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !page.includes(name))).toEqual([]);
  });
});

function below(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
