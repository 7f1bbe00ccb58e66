import { type Kysely, sql } from 'kysely';
import { DatabaseBusy } from './database-errors.ts';
import type { Tables } from './tables.ts';

/** A table of that size is written anew in about a second, for which its families wait. A larger one is left to be overwritten. */
const smallBytes = 64_000_000;

type Table = { name: string; bytes: number };

/**
 * Deleted rows stay in the pages of their table until something else is written there, and a plain vacuum does not blot them out: it only says
 * that the room is free. So a small table is written anew without them. Statistics keep samples of what stands in a column, and are made
 * anew with it.
 */
export async function vacuum(tables: Tables): Promise<void> {
  await tables.connection().execute(async (connection) => {
    await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '1s', false)`.execute(
      connection,
    );
    try {
      const isRead = await somebodyReadsWhatWas(connection);
      let isWhole = true;
      for (const table of await ownTables(connection))
        isWhole = (await vacuumOne(connection, table)) && isWhole;
      if (isRead || !isWhole)
        throw new DatabaseBusy(
          'What was deleted could not be erased yet, because something still reads the database.',
        );
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

async function ownTables(connection: Kysely<unknown>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select oid::regclass::text as name, pg_table_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_has_role(relowner, 'usage')
    order by oid`.execute(connection);
  return rows;
}

/** A backup, say, that began before: to it, and so to a vacuum, the rows are not gone yet. */
async function somebodyReadsWhatWas(connection: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null
      and xact_start < clock_timestamp() - interval '2 seconds'`.execute(connection);
  return rows.length > 0;
}

/** False where a small table could not be had for itself; what can be done beside its readers is done. */
async function vacuumOne(connection: Kysely<unknown>, { name, bytes }: Table): Promise<boolean> {
  const table = sql.raw(name);
  if (bytes <= smallBytes) {
    try {
      await sql`vacuum (full, analyze) ${table}`.execute(connection);
      return true;
    } catch (error) {
      if (!isLocked(error)) throw error;
    }
  }
  await sql`vacuum (analyze) ${table}`.execute(connection);
  return bytes > smallBytes;
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';
