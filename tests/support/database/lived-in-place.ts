import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Insertable } from 'kysely';
import { expect } from 'vitest';
import { backUp } from '#server/backup.ts';
import { json, type Json } from '#server/platform/database/columns.ts';
import type { Migration } from '#server/platform/database/migrate.ts';
import { openDiskFiles } from '#server/platform/files/disk-files.ts';
import { restore } from '#server/restore.ts';
import { newPlace, openPlace, openTestDatabase, type TestPlace } from './databases.ts';

export type StoryTables = {
  families: { id: string; name: string };
  stories: {
    id: string;
    family_id: string;
    series_of: string | null;
    is_favorite: boolean;
    request: Json<unknown>;
    choices: Json<unknown> | null;
    created_at: Date;
  };
};

export const storyTables: Migration = {
  name: 'stories',
  async up(schema) {
    const families = schema.createTable('families').addColumn('id', 'text', (column) => column.primaryKey());
    await families.addColumn('name', 'text', (column) => column.notNull()).execute();
    await schema
      .createTable('stories')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('family_id', 'text', (column) =>
        column.notNull().references('families.id').onDelete('cascade'),
      )
      .addColumn('series_of', 'text', (column) => column.references('stories.id'))
      .addColumn('is_favorite', 'boolean', (column) => column.notNull())
      .addColumn('request', 'jsonb', (column) => column.notNull())
      .addColumn('choices', 'jsonb')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};

export const evening = new Date('2026-03-01T19:00:00.123Z');
export const now = () => evening;
const secretFiles = ['app-secret', 'not-made'];

/** A place with two families, more stories than one part of an archive holds, two sounds and a secret. */
export async function livedInPlace(place?: TestPlace, storyCount = 40) {
  const home = place ?? (await newPlace());
  const database = await openTestDatabase([storyTables], home);
  const audio = await openDiskFiles(join(home.dataDir, 'audio'), now);
  await database.transaction(async (inside) => {
    const tables = inside.tables<StoryTables>();
    const families = [
      { id: 'hill', name: 'Hill’s "den"\n🌙' },
      { id: 'a', name: '\\' },
    ];
    await tables.insertInto('families').values(families).execute();
    for (let index = 0; index < storyCount; index++)
      await tables.insertInto('stories').values(storyNumber(index)).execute();
    // The first story continues the last one, so no order of rows would put each behind what it refers to.
    const last = { series_of: `story ${storyCount - 1}` };
    await tables.updateTable('stories').set(last).where('id', '=', 'story 0').execute();
  });
  await audio.put('hill/one.mp3', noise);
  await audio.put(`hill/${'long-'.repeat(18)}/${'name-'.repeat(8)}x.mp3`, Buffer.from('hush'));
  await writeFile(join(home.dataDir, 'app-secret'), 'moonlight', { mode: 0o600 });
  return { ...home, database, audio };
}

export function storyNumber(index: number): Insertable<StoryTables['stories']> {
  return {
    id: `story ${index}`,
    family_id: index % 2 ? 'hill' : 'a',
    series_of: index > 0 ? `story ${index - 1}` : null,
    is_favorite: index % 3 === 0,
    request: json(
      index === 5
        ? null
        : { theme: 'lamps', cast: ['Māia', { age: 4.5 }], text: 'once '.repeat(index * 300) },
    ),
    choices: index === 6 ? json('just text') : null,
    created_at: new Date(evening.getTime() + index),
  };
}

/** As little to be compressed as a voice. */
export const noise = randomBytes(300_000);

export async function emptyPlace(databaseUrl?: string) {
  const fresh = await newPlace();
  const place = databaseUrl === 'sqlite' ? { ...fresh, databaseUrl: undefined } : fresh;
  const audio = await openDiskFiles(join(place.dataDir, 'audio'), now);
  return { ...place, database: await openPlace(place), audio };
}

type Home = Awaited<ReturnType<typeof emptyPlace>>;
export const backUpOf = async ({ dataDir, database, audio }: Home, name = 'backup.tar.gz') => {
  const file = join(dataDir, name);
  const report = await backUp({ file, database, audio, dataDir, secretFiles, version: '1.0.0', now });
  return { file, report };
};
export const restoreTo = (
  { dataDir, database, audio }: Home,
  file: string,
  migrations: readonly Migration[] = [storyTables],
) =>
  restore({
    file,
    database,
    migrations,
    audio,
    dataDir,
    secretFiles,
    andThen: async () => undefined,
  });

export async function everythingIn({ database, audio, dataDir }: Home) {
  const tables = database.tables<StoryTables>();
  const sounds: Record<string, string> = {};
  for await (const { name } of audio.list()) {
    const sound = await audio.get(name);
    if (sound) sounds[name] = (await buffer(sound.content)).toString('latin1');
  }
  return {
    families: await tables.selectFrom('families').selectAll().orderBy('id').execute(),
    stories: await tables.selectFrom('stories').selectAll().orderBy('created_at').execute(),
    sounds,
    secret: await readFile(join(dataDir, 'app-secret'), 'utf8'),
  };
}

export async function expectNothingIn({ database, audio, dataDir }: Home): Promise<void> {
  expect(await database.tables().introspection.getTables()).toEqual([]);
  for await (const { name } of audio.list()) expect.unreachable(name);
  expect(existsSync(join(dataDir, 'app-secret'))).toBe(false);
}
