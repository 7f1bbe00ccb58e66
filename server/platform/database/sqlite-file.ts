import { closeSync, mkdirSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { DatabaseSyncInstance, SqliteModule, StatementSyncInstance } from '@photostructure/sqlite';
import { SettingProblem } from '../config/environment.ts';
import { isDamaged } from './database-errors.ts';
import { withErrorCode } from './sqlite-error-codes.ts';

export type Row = Record<string, unknown>;
export type Statement = {
  givesRows: boolean;
  run(parameters: readonly unknown[]): { changes: number | bigint };
  all(parameters: readonly unknown[]): Row[];
  iterate(parameters: readonly unknown[]): Iterable<Row>;
};

/** One open SQLite file that speaks our column types. */
export type SqliteFile = {
  statement(sql: string): Statement;
  isInTransaction(): boolean;
  close(): void;
};

/**
 * `busy_timeout` comes first, or the switch to WAL itself trips over another process. It is short, because while SQLite waits
 * so does every family on this process: the patient waiting is done by the connection, between which others get their turn.
 * FULL makes a commit wait for the disk; NORMAL loses acknowledged stories at a power cut.
 */
const settings = `
  pragma busy_timeout = 100;
  pragma journal_mode = WAL;
  pragma synchronous = FULL;
  pragma foreign_keys = ON;
  pragma secure_delete = ON;
  pragma trusted_schema = OFF;
`;

export function openSqliteFile(path: string): SqliteFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  const file = new (sqliteModule().DatabaseSync)(path);
  try {
    file.exec(settings);
  } catch (error) {
    file.close();
    throw isDamaged(error) ? noDatabase(path, error) : error;
  }
  const statements = rememberStatements(file);
  return {
    statement: statements.of,
    isInTransaction: () => file.isTransaction,
    close() {
      try {
        // SQLite does this itself with the last connection, unless a statement is still known to somebody. Then all would be left in the log, and
        // whoever copies the file alone would copy an empty house. Should another process be reading, the log stays, and is as good.
        file.exec('pragma busy_timeout = 1000; pragma wal_checkpoint(truncate);');
      } finally {
        statements.forget();
        file.close();
      }
    },
  };
}

const noDatabase = (path: string, cause: unknown) =>
  new SettingProblem(
    `${resolve(path)} is no database, or is damaged: please put it back from a backup (npm run restore), or move it away, and the house begins empty.`,
    { cause },
  );

/** Node brings SQLite along since 22.16. Older ones get the same thing as a package, which then need not be loaded. */
function sqliteModule(): SqliteModule {
  // The types that we have are those of the package; it is made to be the built-in module's double.
  const builtIn = process.getBuiltinModule('node:sqlite') as SqliteModule | undefined;
  if (builtIn && 'columns' in builtIn.StatementSync.prototype) return builtIn;
  const asPackage: SqliteModule = createRequire(import.meta.url)('@photostructure/sqlite');
  return asPackage;
}

/** Kysely writes the same text for the same shape of query; preparing each afresh costs time and, measured, 250 MB. */
function rememberStatements(file: DatabaseSyncInstance) {
  const maxStatements = 500;
  const remembered = new Map<string, Statement>();
  const of = (sql: string): Statement => {
    // The columns of what was prepared before the shape changed are no longer to be believed.
    if (/^\s*(create|alter|drop)\b/i.test(sql)) remembered.clear();
    const known = remembered.get(sql);
    if (known) return known;
    const statement = convertingStatement(file.prepare(sql));
    if (remembered.size >= maxStatements) remembered.clear();
    remembered.set(sql, statement);
    return statement;
  };
  return { of, forget: () => remembered.clear() };
}

function convertingStatement(statement: StatementSyncInstance): Statement {
  const columns = statement.columns();
  const conversions = columns.flatMap(({ name, type }) => {
    const convert = fromSqlite[type?.toLowerCase() ?? ''];
    return convert ? [{ name, convert }] : [];
  });
  // In the row itself: it was made for this question and is nobody else's, and copies of a long list are a tenth of what the list costs.
  const converted = (row: Row): Row => {
    for (const { name, convert } of conversions) {
      if (row[name] !== null) row[name] = convert(row[name]);
    }
    return row;
  };
  return {
    givesRows: columns.length > 0,
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    all(parameters) {
      const rows: Row[] = withErrorCode(() => statement.all(...parameters.map(toSqlite)));
      rows.forEach(converted);
      return rows;
    },
    *iterate(parameters) {
      const rows: Iterable<Row> = statement.iterate(...parameters.map(toSqlite));
      for (const row of rows) yield converted(row);
    },
  };
}

const fromSqlite: Record<string, (value: unknown) => unknown> = {
  boolean: (value) => value !== 0,
  timestamptz: (value) => new Date(String(value)),
  jsonb: (value) => JSON.parse(String(value)) as unknown,
};

/** SQLite binds neither, and worse: takes a lone Date for a list of named parameters and binds nothing. */
function toSqlite(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value instanceof Date ? value.toISOString() : value;
}
