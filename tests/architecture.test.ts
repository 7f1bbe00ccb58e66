import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

/** Every room of the house and the floor it is on. Imports go down, never sideways; a folder outside every room is refused. */
const rooms = [
  { pattern: /^contract$/, floor: 0 },
  { pattern: /^server\/platform$/, floor: 1 },
  { pattern: /^server\/(writers|narrators|painters|covers)$/, floor: 2 },
  // Makes a telling of what a narrator says, and so knows what one promises.
  { pattern: /^server\/audio$/, floor: 2.5 },
  { pattern: /^server\/features\/[a-z-]+$/, floor: 3 },
  { pattern: /^server$/, floor: 4 },
  { pattern: /^web\/platform$/, floor: 1 },
  { pattern: /^web\/worker$/, floor: 1 },
  { pattern: /^web\/ui$/, floor: 2 },
  { pattern: /^web\/features\/[a-z-]+$/, floor: 3 },
  { pattern: /^web\/pages$/, floor: 4 },
  { pattern: /^web\/app$/, floor: 5 },
  { pattern: /^web$/, floor: 6 },
] as const;

type Room = { name: string; floor: number };

/** The innermost room that a file stands in: `server/features/family/routes.ts` is in `server/features/family`. */
function roomOf(file: string): Room {
  const folders = dirname(file).split('/');
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const name = folders.slice(0, depth).join('/');
    const room = rooms.find(({ pattern }) => pattern.test(name));
    if (room) {
      const isADoor = (name === 'server' || name === 'web') && folders.length > 1;
      if (isADoor) break;
      return { name, floor: room.floor };
    }
  }
  throw new Error(`${file} stands in no room of the house`);
}

type Import = { from: string; to: string };

const house = ['contract', 'server', 'web'].flatMap((folder) => sourcesBelow(folder));
const code = house.filter((file) => !/\.(test|contract)\.tsx?$/.test(file));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(join(root, path)).isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

function specifiersIn(text: string): string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...withoutComments.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
}

/** Only imports of our own files; a package is not a room. */
function importsOf(file: string): Import[] {
  return specifiersIn(textOf(file)).flatMap((specifier) => {
    if (specifier.startsWith('#')) return [{ from: file, to: specifier.slice(1) }];
    if (specifier.startsWith('.')) return [{ from: file, to: normalize(join(dirname(file), specifier)) }];
    return [];
  });
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file);
const allImports = code.flatMap(importsOf).filter(({ to }) => isSource(to.replace(/\?.*$/, '')));
const shown = (imports: Import[]): string[] => imports.map(({ from, to }) => `${from} -> ${to}`);

describe('the house', () => {
  test('has no folder outside its rooms', () => {
    expect(house.length).toBeGreaterThan(20);
    for (const file of house) expect(() => roomOf(file), file).not.toThrow();
  });

  test('has no drawer for things without a name', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|lib|services|models|types|misc)(\/|\.tsx?$)/;
    expect(house.filter((file) => drawers.test(file))).toEqual([]);
  });

  test('lets imports go down and never sideways', () => {
    const wrong = allImports.filter(({ from, to }) => {
      const [upper, lower] = [roomOf(from), roomOf(to)];
      return upper.name !== lower.name && lower.floor >= upper.floor;
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('lets server and browser meet only in the contract', () => {
    const sides = new Set(['server', 'web']);
    const wrong = allImports.filter(({ from, to }) => {
      const [here, there] = [from.split('/', 1)[0] ?? '', to.split('/', 1)[0] ?? ''];
      return sides.has(there) && here !== there;
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('lets a feature and the audio know the promise of a writer, a narrator or a painter, never one of them', () => {
    const wrong = allImports.filter(
      ({ from, to }) =>
        /^server\/(features|audio)\//.test(from) &&
        /^server\/(writers|narrators|painters)\//.test(to) &&
        !/^server\/(writers\/writer|narrators\/narrator|painters\/painter)\.ts$/.test(to),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('has no circle of imports', () => {
    expect(circles()).toEqual([]);
  });

  test('reads the environment only at its door, and the clock only in the platform', () => {
    const isServer = (file: string) => file.startsWith('server/');
    const environment = code.filter(
      (file) => isServer(file) && file !== 'server/main.ts' && /process\.env/.test(textOf(file)),
    );
    const clock = code.filter(
      (file) =>
        isServer(file) &&
        !file.startsWith('server/platform/') &&
        /\bDate\.now\(\)|\bnew Date\(\)/.test(textOf(file)),
    );
    expect(environment).toEqual([]);
    expect(clock).toEqual([]);
  });

  test('lets only one feature touch a table', () => {
    const owners = new Map<string, Set<string>>();
    for (const file of code.filter((one) => one.startsWith('server/features/'))) {
      for (const [, table = ''] of textOf(file).matchAll(
        /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\('(\w+)/g,
      ))
        owners.set(table, (owners.get(table) ?? new Set()).add(roomOf(file).name));
    }
    const shared = [...owners]
      .filter(([, features]) => features.size > 1)
      .map(([table, features]) => `${table}: ${[...features].join(', ')}`);
    expect(shared).toEqual([]);
  });

  test('keeps the schema of a feature in tables.ts, and what it asks of the database in *-queries.ts', () => {
    // One small table each, whose statements stand beside the secret or the switch that they are about.
    const ofOneTable = [
      'server/features/accounts/sign-in/sessions.ts',
      'server/features/accounts/sign-in/temporary-passwords.ts',
      'server/features/breakfast/index.ts',
      'server/features/child-screen/parent-code.ts',
    ];
    const features = code.filter((file) => file.startsWith('server/features/') && !ofOneTable.includes(file));
    const asking = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
    const wrong = features.filter(
      (file) =>
        (asking.test(textOf(file)) && !/(-queries|\/tables)\.ts$/.test(file)) ||
        (/\bcreateTable\(/.test(textOf(file)) && !file.endsWith('/tables.ts')),
    );
    expect(wrong).toEqual([]);
  });

  test('serves what a feature serves in routes.ts, where there is more than a little', () => {
    const calls = (file: string) => textOf(file).match(/\bapi\.serve\(/g)?.length ?? 0;
    const doors = code.filter((file) => /^server\/features\/[\w-]+\/index\.ts$/.test(file));
    expect(doors.length).toBeGreaterThan(10);
    expect(doors.filter((file) => calls(file) > 4)).toEqual([]);
  });

  test('imports only files that are there', () => {
    const missing = allImports.filter(({ to }) => !house.includes(to));
    expect(shown(missing)).toEqual([]);
  });
});

function circles(): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of allImports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, path: string[]): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (done.has(file) || path.includes(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of code) walk(file, []);
  return found;
}
