import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { newPlace, openPlace, openTestDatabase } from '#tests/support/database/databases.ts';
import {
  type StoryTables,
  storyTables,
  evening,
  now,
  livedInPlace,
  storyNumber,
  noise,
  emptyPlace,
  backUpOf,
  restoreTo,
  everythingIn,
  expectNothingIn,
} from '#tests/support/database/lived-in-place.ts';
import { startProgram } from '#tests/support/house/run-program.ts';
import { json } from './platform/database/columns.ts';
import type { Migration } from './platform/database/migrate.ts';
import { openDiskFiles } from './platform/files/disk-files.ts';
import type { FileStore } from './platform/files/file-store.ts';

test('a family moves into an empty place with everything it has', async () => {
  const old = await livedInPlace();
  const { file, report } = await backUpOf(old);
  expect(report).toEqual({ rows: 42, sounds: 2 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const home = await emptyPlace();
  expect(await restoreTo(home, file)).toEqual({ rows: 42, sounds: 2, madeAt: evening.toISOString() });
  expect(await everythingIn(home)).toEqual(await everythingIn(old));
  expect((await stat(join(home.dataDir, 'app-secret'))).mode & 0o777).toBe(0o600);
  const leaving = home.database
    .tables<StoryTables>()
    .deleteFrom('families')
    .where('id', '=', 'nobody')
    .execute();
  await expect(leaving).resolves.toHaveLength(1);
});

test('a family moves from the embedded database to PostgreSQL, and back', async ({ skip }) => {
  skip(inject('databaseKind') === 'sqlite', 'told once, where both are at hand');
  const embedded = await livedInPlace({ ...(await newPlace()), databaseUrl: undefined });
  const server = await emptyPlace();
  const again = await emptyPlace('sqlite');
  await restoreTo(server, (await backUpOf(embedded)).file);
  await restoreTo(again, (await backUpOf(server)).file);
  expect([embedded.database.kind, server.database.kind, again.database.kind]).toEqual([
    'sqlite',
    'postgres',
    'sqlite',
  ]);
  const everything = await everythingIn(embedded);
  expect(await everythingIn(server)).toEqual(everything);
  expect(await everythingIn(again)).toEqual(everything);
});

test('after the move a story of nobody is refused as before', async () => {
  const { file } = await backUpOf(await livedInPlace());
  const home = await emptyPlace();
  await restoreTo(home, file);
  const ofNobody = { ...storyNumber(100), family_id: 'nobody', series_of: null };
  await expect(
    home.database.tables<StoryTables>().insertInto('stories').values(ofNobody).execute(),
  ).rejects.toThrow(/foreign key/i);
});

test('an archive is an ordinary one, which any system unpacks', async () => {
  const old = await livedInPlace(undefined, 100);
  const { file } = await backUpOf(old);
  const folder = join(old.dataDir, 'unpacked');
  await mkdir(folder);
  await promisify(execFile)('tar', ['-xzf', file, '-C', folder]);
  expect(await readdir(folder)).toEqual(['audio', 'manifest.json', 'seal.json', 'secrets', 'tables']);
  expect(await readFile(join(folder, 'audio/hill/one.mp3'), 'latin1')).toBe(noise.toString('latin1'));
  expect((await readdir(join(folder, 'tables/stories'))).length).toBeGreaterThan(3);
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({
    version: '1.0.0',
    migrations: ['stories'],
    tables: ['families', 'stories'],
  });
});

test('a backup of a working app has everything that was acknowledged before it began', async () => {
  const place = await newPlace();
  const writers = await Promise.all(
    ['ana', 'ben'].map((name) => startProgram('keep-diary', JSON.stringify(place), 'write', name)),
  );
  await Promise.all(writers.map((writer) => writer.written(20)));
  const acknowledged = writers.flatMap(({ lines }) => [...lines]);
  const audio = await openDiskFiles(join(place.dataDir, 'audio'), now);
  const { file } = await backUpOf({ ...place, database: await openPlace(place), audio });
  for (const { child } of writers) child.kill('SIGKILL');
  for (const { ended } of writers) expect(await ended).toMatchObject({ exit: 'SIGKILL', complaints: '' });
  const home = await emptyPlace();
  await restoreTo(home, file, diaryTables);
  const pages = await home.database
    .tables<{ pages: { id: string } }>()
    .selectFrom('pages')
    .select('id')
    .execute();
  expect(pages.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
});

/** Of the same shape as those of the program that keeps a diary. */
const diaryTables: Migration[] = [
  {
    name: 'pages',
    up: (schema) => schema.createTable('pages').addColumn('id', 'text').addColumn('text', 'text').execute(),
  },
  { name: 'covers', up: (schema) => schema.createTable('covers').addColumn('id', 'text').execute() },
];

test('nothing is restored into a place where somebody lives', async () => {
  const { file } = await backUpOf(await livedInPlace());
  const withRows = await emptyPlace();
  await openTestDatabase([storyTables], withRows);
  await withRows.database
    .tables<StoryTables>()
    .insertInto('families')
    .values({ id: 'b', name: 'Lake' })
    .execute();
  await expect(restoreTo(withRows, file)).rejects.toThrow('not empty: the database has families');
  const withSound = await emptyPlace();
  await withSound.audio.put('lake/one.mp3', Buffer.from('hush'));
  await expect(restoreTo(withSound, file)).rejects.toThrow('not empty: there is the sound lake/one.mp3');
  const withSecret = await emptyPlace();
  await writeFile(join(withSecret.dataDir, 'app-secret'), 'own');
  await expect(restoreTo(withSecret, file)).rejects.toThrow('not empty: there is');
  expect(await readFile(join(withSecret.dataDir, 'app-secret'), 'utf8')).toBe('own');
});

test('an archive that was cut off or changed anywhere is refused, and nothing is written', async () => {
  const { file } = await backUpOf(await livedInPlace());
  const whole = await readFile(file);
  const home = await emptyPlace();
  const broken = join(home.dataDir, 'broken.tar.gz');
  const last = whole.length - 1;
  const cuts = [0, 1, 100, 600, last >> 1, last - 100];
  for (const length of cuts) {
    await writeFile(broken, whole.subarray(0, length));
    await expect(restoreTo(home, broken), `cut at ${length}`).rejects.toThrow('damaged or cut off');
  }
  for (const position of [0, 15, 200, 1000, last >> 1, last - 5]) {
    const changed = Buffer.from(whole); // in one bit
    changed.writeUInt8(whole.readUInt8(position) ^ 0x10, position);
    await writeFile(broken, changed);
    await expect(restoreTo(home, broken), `changed at ${position}`).rejects.toThrow('damaged or cut off');
  }
  await expectNothingIn(home);
  await expect(restoreTo(home, join(home.dataDir, 'none'))).rejects.toThrow('There is no backup at');
});

test('a restore that fails in the middle leaves nothing, and can be done again', async () => {
  const { file } = await backUpOf(await livedInPlace());
  const home = await emptyPlace();
  let puts = 0;
  const audio: FileStore = {
    ...home.audio,
    async put(name, content) {
      if (++puts === 2) throw new Error('the store is full');
      await home.audio.put(name, content);
    },
  };
  await expect(restoreTo({ ...home, audio }, file)).rejects.toThrow('the store is full');
  await expectNothingIn(home);
  await restoreTo(home, file);
});

type OrphanTables = { stories: Omit<StoryTables['stories'], 'series_of' | 'choices'> };

test('rows that refer to nobody are refused, whole archive and all', async () => {
  const withoutReferences: Migration = {
    name: 'stories',
    up: (schema) =>
      schema
        .createTable('stories')
        .addColumn('id', 'text')
        .addColumn('family_id', 'text')
        .addColumn('is_favorite', 'boolean')
        .addColumn('request', 'jsonb')
        .addColumn('created_at', 'timestamptz')
        .execute(),
  };
  const place = await newPlace();
  const database = await openTestDatabase([withoutReferences], place);
  const orphan = {
    id: 'orphan',
    family_id: 'nobody',
    is_favorite: true,
    request: json(1),
    created_at: evening,
  };
  await database.tables<OrphanTables>().insertInto('stories').values(orphan).execute();
  const audio = await openDiskFiles(join(place.dataDir, 'audio'), now);
  const { file } = await backUpOf({ ...place, database, audio });
  const home = await emptyPlace();
  await expect(restoreTo(home, file)).rejects.toThrow(/foreign key/i);
  await expectNothingIn(home);
});

test('an older backup is brought to today’s shape, and a newer one asks for a newer Lamplight', async () => {
  const titles: Migration = {
    name: 'titles',
    async up(schema, database) {
      await schema
        .alterTable('stories')
        .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await database
        .tables<{ stories: { title: string } }>()
        .updateTable('stories')
        .set({ title: 'Untitled' })
        .execute();
    },
  };
  const { file } = await backUpOf(await livedInPlace());
  const home = await emptyPlace();
  await restoreTo(home, file, [storyTables, titles]);
  const stories = home.database.tables<{ stories: { title: string } }>().selectFrom('stories');
  expect(await stories.select('title').distinct().execute()).toEqual([{ title: 'Untitled' }]);
  const newer = await backUpOf(home, 'newer.tar.gz');
  const older = await emptyPlace();
  await expect(restoreTo(older, newer.file)).rejects.toThrow('made by another version of Lamplight (1.0.0)');
  await expectNothingIn(older);
});

test('a backup overwrites nothing, and one that fails leaves no file', async () => {
  const home = await livedInPlace();
  const { file } = await backUpOf(home);
  const before = await readFile(file);
  await expect(backUpOf(home)).rejects.toThrow('overwrites nothing');
  expect(await readFile(file)).toEqual(before);
  const audio: FileStore = {
    ...home.audio,
    get: async () => {
      throw new Error('the store is away');
    },
  };
  await expect(backUpOf({ ...home, audio }, 'other.tar.gz')).rejects.toThrow('the store is away');
  expect((await readdir(home.dataDir)).filter((name) => name.startsWith('other'))).toEqual([]);
});
