import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { newPlace, openTestDatabase } from '#tests/support/database/databases.ts';
import { addFamily, familyNames, familyTables, openFamilies } from '#tests/support/database/family-tables.ts';
import { createDatabase } from '#tests/support/database/postgres.ts';
import type { Database } from './database.ts';
import { isDatabaseAway, isDiskFull } from './database-errors.ts';
import { openDatabase } from './open-database.ts';

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
