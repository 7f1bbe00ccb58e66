import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { newPlace, openTestDatabase } from '#tests/support/database/databases.ts';
import {
  addFamily,
  type FamilyTables,
  familyTables,
  mia,
  openFamilies,
} from '#tests/support/database/family-tables.ts';
import { json } from './columns.ts';
import { isDatabaseAway, isForeignKeyViolation } from './database-errors.ts';

test('a child comes back as it was put in: moments, yes and no, lists, large numbers and nothing at all', async () => {
  const database = await openFamilies();
  await addFamily(database, 'hill');
  const tables = database.tables<FamilyTables>();
  const saved = await tables.insertInto('children').values(mia).returningAll().executeTakeFirstOrThrow();
  expect(saved).toEqual({ ...mia, hobbies: ['kites', 'O’Brien’s "snails"'] });

  const older = await tables
    .updateTable('children')
    .set({ is_guest: true, born_at: null, hobbies: json([]) })
    .where('born_at', '=', mia.born_at)
    .where('is_guest', '=', false)
    .returning(['is_guest as isGuest', 'born_at', 'hobbies'])
    .executeTakeFirst();
  expect(older).toEqual({ isGuest: true, born_at: null, hobbies: [] });
});

test('counts and sums are numbers', async () => {
  const database = await openFamilies();
  await addFamily(database, 'hill');
  const tables = database.tables<FamilyTables>();
  await tables
    .insertInto('children')
    .values({ ...mia, steps: 40 })
    .execute();
  const counted = await tables
    .selectFrom('children')
    .select((eb) => [eb.fn.countAll().as('children'), eb.fn.sum('steps').as('steps')])
    .executeTakeFirst();
  expect(counted).toEqual({ children: 1, steps: 40 });
});

async function failureOf(query: { execute(): Promise<unknown> }) {
  const error = await query.execute().then(
    () => expect.fail('it was kept'),
    (reason: unknown) => reason,
  );
  return {
    nobodys: isForeignKeyViolation(error),
    away: isDatabaseAway(error),
  };
}

test('a family that exists already and a child without a family are told apart, also when the row is asked for', async () => {
  const database = await openFamilies();
  const tables = database.tables<FamilyTables>();
  const family = tables.insertInto('families').values({ id: 'hill', name: 'hill' });
  const orphan = tables.insertInto('children').values({ ...mia, family_id: 'nobody' });
  await family.execute();
  const [taken, nobodys] = [
    { nobodys: false, away: false },
    { nobodys: true, away: false },
  ];
  expect(await failureOf(family)).toEqual(taken);
  expect(await failureOf(family.returning('id'))).toEqual(taken);
  expect(await failureOf(orphan)).toEqual(nobodys);
  expect(await failureOf(orphan.returning('id'))).toEqual(nobodys);
});

test('when a family leaves, its children leave with it', async () => {
  const database = await openFamilies();
  const tables = database.tables<FamilyTables>();
  await addFamily(database, 'hill');
  await tables.insertInto('children').values(mia).execute();
  await tables.deleteFrom('families').execute();
  expect(await tables.selectFrom('children').selectAll().execute()).toEqual([]);
});

test('what was deleted is gone from the files as well', async ({ skip }) => {
  skip(inject('databaseKind') === 'postgres', 'PostgreSQL vacuums its own files');
  const place = await newPlace();
  const database = await openTestDatabase([familyTables], place);
  await addFamily(database, 'Whakatane-canary');
  const keptBytes = async () => {
    const names = await readdir(place.dataDir);
    const files = await Promise.all(names.map((name) => readFile(`${place.dataDir}/${name}`, 'latin1')));
    return files.join('');
  };
  expect(await keptBytes()).toContain('Whakatane-canary');
  await database.tables<FamilyTables>().deleteFrom('families').execute();
  await database.erase();
  expect(await keptBytes()).not.toContain('Whakatane-canary');
});

test('what a family tells us is for the owner of the data folder alone', async ({ skip }) => {
  skip(inject('databaseKind') === 'postgres', 'PostgreSQL keeps its own files');
  const place = await newPlace();
  const dataDir = join(place.dataDir, 'new');
  await addFamily(await openTestDatabase([familyTables], { ...place, dataDir }), 'hill');
  const modes = [
    dataDir,
    ...['', '-wal', '-shm'].map((ending) => join(dataDir, `lamplight.db${ending}`)),
  ].map(async (path) => ((await stat(path)).mode & 0o777).toString(8));
  expect(await Promise.all(modes)).toEqual(['700', '600', '600', '600']);
});

test('our connections wait until PostgreSQL has kept what they commit, as it does of itself', async ({
  skip,
}) => {
  skip(inject('databaseKind') === 'sqlite', 'shown by the system calls of SQLite instead');
  const database = await openFamilies();
  const { rows } = await sql<{ setting: string }>`
    select setting from pg_settings where name = 'synchronous_commit'`.execute(database.tables());
  expect(rows).toEqual([{ setting: 'on' }]);
});
