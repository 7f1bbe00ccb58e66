import { EventEmitter, once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { createDatabase } from '#tests/support/postgres.ts';
import { newPlace, openTestDatabase } from '#tests/support/databases.ts';
import { type Json, json } from './columns.ts';
import type { Database } from './database.ts';
import { isDatabaseAway, isDiskFull, isForeignKeyViolation } from './database-errors.ts';
import type { Migration } from './migrate.ts';
import { openDatabase } from './open-database.ts';

type FamilyTables = {
  families: { id: string; name: string };
  children: {
    id: string;
    family_id: string;
    is_guest: boolean;
    hobbies: Json<string[]>;
    born_at: Date | null;
    steps: number;
  };
};

const familyTables: Migration = {
  name: 'families',
  async up(schema) {
    await schema
      .createTable('families')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .execute();
    await schema
      .createTable('children')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('family_id', 'text', (column) =>
        column.notNull().references('families.id').onDelete('cascade'),
      )
      .addColumn('is_guest', 'boolean', (column) => column.notNull())
      .addColumn('hobbies', 'jsonb', (column) => column.notNull())
      .addColumn('born_at', 'timestamptz')
      .addColumn('steps', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const mia = {
  id: 'mia',
  family_id: 'hill',
  is_guest: false,
  hobbies: json(['kites', 'O’Brien’s "snails"']),
  born_at: new Date('2019-02-03T04:05:06.789Z'),
  steps: 9_007_199_254_740_991,
};

const openFamilies = () => openTestDatabase([familyTables]);
const addFamily = (database: Database, name: string) =>
  database.tables<FamilyTables>().insertInto('families').values({ id: name, name }).returning('id').execute();
const familyNames = async (database: Database) => {
  const rows = await database
    .tables<FamilyTables>()
    .selectFrom('families')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};

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

test('a transaction that fails keeps nothing, and says why', async () => {
  const database = await openFamilies();
  const failing = database.transaction(async (inside) => {
    await addFamily(inside, 'hill');
    throw new Error('the kettle boiled over');
  });
  await expect(failing).rejects.toThrow('the kettle boiled over');
  expect(await familyNames(database)).toEqual([]);
});

test('another request during an open transaction waits its turn and is not undone with it', async () => {
  const database = await openFamilies();
  const transactionIsOpen = new EventEmitter();
  const addOther = once(transactionIsOpen, 'open').then(() => addFamily(database, 'other'));
  const failing = database.transaction(async (inside) => {
    await addFamily(inside, 'hill');
    transactionIsOpen.emit('open');
    await inside.ping();
    throw new Error('changed our mind');
  });
  await expect(failing).rejects.toThrow('changed our mind');
  await addOther;
  expect(await familyNames(database)).toEqual(['other']);
});

test('fifty transactions at once all count', async () => {
  const database = await openFamilies();
  await addFamily(database, 'hill');
  await database
    .tables<FamilyTables>()
    .insertInto('children')
    .values({ ...mia, steps: 0 })
    .execute();
  const takeStep = () =>
    database.transaction((inside) =>
      inside
        .tables<FamilyTables>()
        .updateTable('children')
        .set((eb) => ({ steps: eb('steps', '+', 1) }))
        .execute(),
    );
  await Promise.all(Array.from({ length: 50 }, takeStep));
  const { steps } = await database
    .tables<FamilyTables>()
    .selectFrom('children')
    .select('steps')
    .executeTakeFirstOrThrow();
  expect(steps).toBe(50);
});

test('a nested transaction can fail alone, and its siblings started at once are kept', async () => {
  const database = await openFamilies();
  await database.transaction(async (inside) => {
    await addFamily(inside, 'hill');
    const results = await Promise.allSettled([
      inside.transaction((nested) => addFamily(nested, 'lake')),
      inside.transaction((nested) => addFamily(nested, 'hill')),
      inside.transaction(async (nested) => {
        await addFamily(nested, 'wood');
        await nested.transaction((deeper) => addFamily(deeper, 'deep wood'));
      }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
  expect(await familyNames(database)).toEqual(['deep wood', 'hill', 'lake', 'wood']);
});

test('asking the outer database from inside a transaction is refused instead of waiting for ever', async () => {
  const database = await openFamilies();
  const tables = database.tables<FamilyTables>();
  for (const ask of [
    () => familyNames(database),
    () => database.ping(),
    () => tables.selectFrom('families').execute(),
  ]) {
    await expect(database.transaction(async () => void (await ask()))).rejects.toThrow(
      'A transaction is open here',
    );
  }
  await database.transaction((inside) => addFamily(inside, 'hill'));
  expect(await familyNames(database)).toEqual(['hill']);
});

test('what waits for the commit runs after it, never after a failure, and at once outside', async () => {
  const database = await openFamilies();
  const heard: string[] = [];
  await database.transaction(async (inside) => {
    inside.whenCommitted(() => heard.push('kept'));
    const undone = inside.transaction(async (nested) => {
      nested.whenCommitted(() => heard.push('undone'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await inside.transaction(async (nested) => nested.whenCommitted(() => heard.push('nested')));
    expect(heard).toEqual([]);
  });
  const failing = database.transaction(async (inside) => {
    inside.whenCommitted(() => heard.push('failed'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  database.whenCommitted(() => heard.push('outside'));
  expect(heard).toEqual(['kept', 'nested', 'outside']);
});

test('a snapshot sees one moment, whatever another process writes meanwhile', async () => {
  const place = await newPlace();
  const here = await openTestDatabase([familyTables], place);
  const elsewhere = await openTestDatabase([familyTables], place);
  await addFamily(here, 'hill');
  await here.snapshot(async (still) => {
    expect(await familyNames(still)).toEqual(['hill']);
    await addFamily(elsewhere, 'lake');
    expect(await familyNames(still)).toEqual(['hill']);
  });
  expect(await familyNames(here)).toEqual(['hill', 'lake']);
});

test('rows can be walked one after the other inside a snapshot, and the walk may end early', async () => {
  const database = await openFamilies();
  const names = Array.from({ length: 25 }, (_, index) => `family ${index + 10}`);
  for (const name of names) await addFamily(database, name);
  const seen = await database.snapshot(async (still) => {
    const walked: string[] = [];
    const rows = still
      .tables<FamilyTables>()
      .selectFrom('families')
      .selectAll()
      .where('id', '<>', 'family 10')
      .orderBy('id');
    for await (const { name } of rows.stream(10)) walked.push(name);
    for await (const { name } of rows.stream(10)) {
      walked.push(name);
      break;
    }
    return walked;
  });
  expect(seen).toEqual([...names.slice(1), 'family 11']);
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

test('a database in use by another for too long is told as away, and the rest of the app goes on meanwhile', async ({
  skip,
}) => {
  skip(inject('databaseKind') === 'postgres', 'one row’s lock is all that PostgreSQL would hold');
  const place = await newPlace();
  const here = await openTestDatabase([familyTables], place);
  const elsewhere = await openTestDatabase([familyTables], place);
  let heartbeats = 0;
  const heart = setInterval(() => heartbeats++, 10);
  const locked = await elsewhere
    .transaction(async () => addFamily(here, 'hill').catch((error: unknown) => error))
    .catch((error: unknown) => error);
  clearInterval(heart);
  expect(isDatabaseAway(locked)).toBe(true);
  expect(heartbeats).toBeGreaterThan(20);
  await addFamily(here, 'hill');
});

test('a full disk is told as such, keeps nothing of what it cut off, and hurts neither what is there nor what comes later', async ({
  skip,
}) => {
  skip(inject('databaseKind') === 'postgres', 'its disk is not ours to fill');
  const database = await openFamilies();
  await addFamily(database, 'hill');
  await sql`pragma max_page_count = 12`.execute(database.tables());
  const full = await database
    .transaction(async (inside) => {
      await addFamily(inside, 'lake');
      await addFamily(inside, 'x'.repeat(100_000));
    })
    .catch((error: unknown) => error);
  expect([isDiskFull(full), isDatabaseAway(full)]).toEqual([true, false]);
  expect(await familyNames(database)).toEqual(['hill']);
  await sql`pragma max_page_count = 1000000`.execute(database.tables());
  await addFamily(database, 'wood');
  expect(await familyNames(database)).toEqual(['hill', 'wood']);
});

test('a connection that breaks in the middle of a transaction is told as away, keeps nothing, and the next family is served', async ({
  skip,
}) => {
  skip(inject('databaseKind') === 'sqlite', 'a file has no connection');
  const warnings: string[] = [];
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const log = { warn: (_details: object, message: string) => void warnings.push(message) };
  const database = await openDatabase({ dataDir: '', databaseUrl, log });
  await sql`create table families (id text, name text)`.execute(database.tables());
  const broken = await database
    .transaction(async (inside) => {
      await addFamily(inside, 'hill');
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inside.tables());
      await endBackend(databaseUrl, rows[0]?.pid);
      await addFamily(inside, 'lake');
    })
    .catch((error: unknown) => error);
  expect(isDatabaseAway(broken)).toBe(true);
  expect(warnings).toContain('A connection to the database broke.');
  expect(await familyNames(database)).toEqual([]);
  await database.close();
});

async function endBackend(databaseUrl: string, pid: number | undefined): Promise<void> {
  const other = await openDatabase({ dataDir: '', databaseUrl, log: { warn: () => undefined } });
  await sql`select pg_terminate_backend(${pid}::int)`.execute(other.tables());
  await other.close();
}

test('a PostgreSQL that is not there is told as away, within the patience of a parent', async ({ skip }) => {
  skip(inject('databaseKind') === 'sqlite', 'a file is always there');
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing';
  const database = await openDatabase({ dataDir: '', databaseUrl, log: { warn: () => undefined } });
  const away = await database.ping().catch((error: unknown) => error);
  expect(isDatabaseAway(away)).toBe(true);
  await database.close();
});

test('work that may take long is not cut off by the patience of a parent', async ({ skip }) => {
  skip(inject('databaseKind') === 'sqlite', 'nothing cuts off work on a file');
  const database = await openFamilies();
  expect(await database.transaction(timeLimit)).toBe('4s');
  expect(await database.transaction(timeLimit, { patient: true })).toBe('0');
  expect(await database.transaction(timeLimit)).toBe('4s');
});

async function timeLimit(inside: Database): Promise<string | undefined> {
  const query = sql<{ timeLimit: string }>`select current_setting('statement_timeout') as "timeLimit"`;
  const { rows } = await query.execute(inside.tables());
  return rows[0]?.timeLimit;
}

test('going on after a failed statement never passes for a success', async ({ skip }) => {
  skip(inject('databaseKind') === 'sqlite', 'SQLite undoes the failed statement alone');
  const database = await openFamilies();
  const careless = database.transaction(async (inside) => {
    await addFamily(inside, 'hill');
    await addFamily(inside, 'hill').catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('nothing of it was kept');
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
