import { sql } from 'kysely';
import { json } from './columns.ts';
import type { Database } from './database.ts';

/** Any row, as JSON: the same from either database. */
export type JsonRow = Record<string, unknown>;
type AnyTables = Record<string, Record<string, unknown>>;

/** The names of all tables but the list of migrations, which an archive holds in a form of its own. */
export async function tableNames(database: Database): Promise<string[]> {
  const tables = await database.tables().introspection.getTables();
  return tables
    .filter(
      ({ name, isView, schema }) => !isView && (schema ?? 'public') === 'public' && name !== 'migrations',
    )
    .map(({ name }) => name)
    .toSorted();
}

/** Inside a snapshot. */
export async function* walkRows(database: Database, table: string): AsyncGenerator<JsonRow> {
  const rowsAtOnce = 200;
  yield* database.tables<AnyTables>().selectFrom(table).selectAll().stream(rowsAtOnce);
}

export async function isEmptyTable(database: Database, table: string): Promise<boolean> {
  const rows = await database.tables<AnyTables>().selectFrom(table).selectAll().limit(1).execute();
  return rows.length === 0;
}

/** Puts rows back that once were walked. Moments stay the text that JSON made of them, which both databases take as it is. */
export async function insertRows(database: Database, table: string, rows: readonly JsonRow[]): Promise<void> {
  const jsonColumns = await columnsOfJson(database, table);
  const rowsAtOnce = 50; // times the columns of the widest table stays well below what either database binds at once
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const values = rows.slice(start, start + rowsAtOnce).map((row) => withJson(row, jsonColumns));
    await database.tables<AnyTables>().insertInto(table).values(values).execute();
  }
}

async function columnsOfJson(
  database: Database,
  table: string,
): Promise<{ name: string; isNullable: boolean }[]> {
  const tables = await database.tables().introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  return columns.filter(({ dataType }) => dataType.toLowerCase() === 'jsonb');
}

/** JSON has one null where a database has two: nothing, and a value that is JSON's null. A column that must be filled has the latter. */
function withJson(row: JsonRow, jsonColumns: { name: string; isNullable: boolean }[]): JsonRow {
  const texts = jsonColumns
    .filter(({ name, isNullable }) => name in row && !(isNullable && row[name] === null))
    .map(({ name }) => [name, json(row[name])]);
  return { ...row, ...Object.fromEntries(texts) };
}

/**
 * Lets rows come before those they refer to, as they do when tables are filled one after the other. Gives back what checks at
 * the end, inside the same transaction, that nobody refers to nobody.
 */
export async function deferForeignKeys(inside: Database): Promise<() => Promise<void>> {
  const tables = inside.tables();
  if (inside.kind === 'sqlite') {
    await sql`pragma defer_foreign_keys = on`.execute(tables); // until the commit, which checks
    return async () => undefined;
  }
  const { rows: keys } = await sql<{ owner: string; name: string }>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tables);
  const alter = async (how: string) => {
    for (const { owner, name } of keys)
      await sql.raw(`alter table ${owner} alter constraint ${name} ${how}`).execute(tables);
  };
  await alter('deferrable initially deferred');
  return async () => {
    await sql`set constraints all immediate`.execute(tables);
    await alter('not deferrable');
  };
}
