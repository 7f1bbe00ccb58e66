import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { isSqliteBusy } from './database-errors.ts';
import { openSqliteFile, type Row, type SqliteFile } from './sqlite-file.ts';
import { createConnectionLock } from './connection-lock.ts';

/** As long as a family would wait: our turn behind earlier work, and then the lock of another process (backup, a second start). */
const maxWaitMs = 4500;
const pauseMs = 20;
const maxTries = 40; // each try waits 100 ms inside SQLite itself (busy_timeout), so about 4.8 s

/** `beforeUse` is called in the caller's own context whenever a query or transaction wants the connection. */
export function sqliteDialect(path: string, beforeUse: () => void): Dialect {
  return {
    createDriver: () => sqliteDriver(path, beforeUse),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
}

function sqliteDriver(path: string, beforeUse: () => void): Driver {
  const turns = createConnectionLock(maxWaitMs);
  let file: SqliteFile | undefined;
  let connection: DatabaseConnection | undefined;

  return {
    async init() {
      file = await patiently(() => openSqliteFile(path));
      connection = sqliteConnection(file);
    },
    async acquireConnection() {
      beforeUse();
      await turns.take();
      if (!connection) throw new Error('The database is closed.');
      return connection;
    },
    // A write lock from the start: a transaction that read first and then wants to write could only be refused.
    async beginTransaction(used, { accessMode }: TransactionSettings) {
      await used.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
    },
    async commitTransaction(used) {
      await used.executeQuery(CompiledQuery.raw('commit'));
    },
    // A full disk has SQLite roll back by itself, and then it would complain about ours instead of about the disk.
    async rollbackTransaction(used) {
      if (file?.isInTransaction()) await used.executeQuery(CompiledQuery.raw('rollback'));
    },
    async releaseConnection() {
      turns.giveBack();
    },
    async destroy() {
      if (!file) return;
      await turns.take();
      file.close();
      file = undefined;
      connection = undefined;
      turns.giveBack();
    },
  };
}

function sqliteConnection(file: SqliteFile): DatabaseConnection {
  return {
    executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const execute = () => {
        const statement = file.statement(sql);
        if (statement.givesRows) return { rows: statement.all(parameters).map(asPromised<R>) };
        return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
      };
      return patiently(execute);
    },
    async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
      for (const row of file.statement(sql).iterate(parameters)) yield { rows: [asPromised<R>(row)] };
    },
  };
}

/** Kysely derives from the query what a row looks like; nobody could check it here. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function asPromised<R>(row: Row): R {
  return row as R;
}

/** Another process holds the file. Between our tries this one goes on serving what needs no database. */
async function patiently<R>(attempt: () => R): Promise<R> {
  for (let tries = 1; ; tries++) {
    try {
      return attempt();
    } catch (error) {
      if (tries === maxTries || !isSqliteBusy(error)) throw error;
      await pause(pauseMs);
    }
  }
}
