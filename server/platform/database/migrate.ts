import { setTimeout as pause } from 'node:timers/promises';
import { type SchemaModule, sql } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseBusy, isSqliteBusy } from './database-errors.ts';

/** One step of the database's shape. A step that any family's database has taken is never changed; a new one follows it. */
export type Migration = {
  name: string;
  up(schema: SchemaModule, database: Database): Promise<void>;
};

type MigrationTables = { migrations: { name: string; position: number } };

/**
 * Kysely's own Migrator would sort the steps by name, and ours have run under names that no alphabet orders.
 *
 * Brings the database to the shape of the list and tells which steps it took. Everything happens in one transaction, so a start
 * that is cut off leaves the database as it was. Processes that start together take turns: SQLite's write lock sees to that
 * by itself, on PostgreSQL we hold a lock of our own until the transaction ends.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const maxTries = 12; // SQLite waits about five seconds each time, so that this is a minute, too
  for (let tries = 1; ; tries++) {
    try {
      return await database.transaction((inside) => takeSteps(inside, migrations), { patient: true });
    } catch (error) {
      if (tries === maxTries || !isSqliteBusy(error)) throw error;
    }
  }
}

async function takeSteps(inside: Database, migrations: readonly Migration[]): Promise<string[]> {
  if (inside.kind === 'postgres') await waitForTurn(inside);
  await makeListTable(inside);
  const taken = await takenMigrations(inside);
  refuseUnknown(taken, migrations);
  const missing = migrations.slice(taken.length);
  for (const [offset, migration] of missing.entries()) {
    await migration.up(inside.tables().schema, inside);
    const row = { name: migration.name, position: taken.length + offset };
    await inside.tables<MigrationTables>().insertInto('migrations').values(row).execute();
  }
  return missing.map(({ name }) => name);
}

async function makeListTable(inside: Database): Promise<void> {
  await inside
    .tables()
    .schema.createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull().unique())
    .execute();
}

/** The steps that a migrated database has taken, in their order. */
export async function takenMigrations(database: Database): Promise<string[]> {
  const list = database.tables<MigrationTables>().selectFrom('migrations');
  const rows = await list.select('name').orderBy('position').execute();
  return rows.map(({ name }) => name);
}

function refuseUnknown(taken: readonly string[], migrations: readonly Migration[]): void {
  const stranger = taken.find((name, position) => migrations[position]?.name !== name);
  if (stranger === undefined) return;
  throw new Error(
    `This database was made by another version of Lamplight (it knows the step "${stranger}"). Start the version that made it, or a later one.`,
  );
}

/** Asking again and again instead of waiting inside PostgreSQL: no single statement then outlives its time limit. */
async function waitForTurn(inside: Database): Promise<void> {
  const lockNumber = 0x1a_3b_11_67;
  const pauseMs = 100;
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await sql<{
      isOurs: boolean;
    }>`select pg_try_advisory_xact_lock(${lockNumber}) as "isOurs"`.execute(inside.tables());
    if (rows[0]?.isOurs) return;
    await pause(pauseMs);
  }
  throw new DatabaseBusy('Another process has been changing the shape of the database for a minute.');
}
