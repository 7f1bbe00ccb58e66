import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import {
  DatabaseError,
  Pool,
  type PoolClient,
  type QueryResult as Answer,
  type QueryResultRow,
  types,
} from 'pg';
import type { DatabaseLog } from './database.ts';

/** A parent looks at a spinner for about this long; then "in a moment" is the better answer. */
const connectWithinMs = 3000;
const answerWithinMs = 4500;
const forEverMs = 2 ** 31 - 1;
const idleInTransactionMs = 60_000;
const maxConnections = 10;

/** `beforeUse` is called in the caller's own context whenever a query or transaction wants a connection. */
export type PostgresWatch = { beforeUse: () => void; isPatient: () => boolean; log: DatabaseLog };

export function postgresDialect(connectionString: string, watch: PostgresWatch): Dialect {
  return {
    createDriver: () => postgresDriver(openPool(connectionString, watch.log), watch),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (database) => new PostgresIntrospector(database),
  };
}

function openPool(connectionString: string, log: DatabaseLog): Pool {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: connectWithinMs,
    // The server stops what we no longer wait for; our own limit comes a little later, for a server that says nothing at all.
    statement_timeout: answerWithinMs - 500,
    query_timeout: answerWithinMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A connection that breaks says so as an event, and an event nobody listens to ends the process. The pool listens only while
  // a connection is idle; one that breaks in the middle of a transaction would take every family's evening down with it.
  const report = (error: Error) => log.warn({ reason: error.message }, 'A connection to the database broke.');
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', () => undefined); // The same break once more, as the pool tells it.
  return pool;
}

/** bigint and numeric (what sum() of a bigint is) come as text, lest digits get lost. Ours all stay below 2^53. */
const numberTypes: number[] = [types.builtins.INT8, types.builtins.NUMERIC];
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  numberTypes.includes(type) ? Number : types.getTypeParser(type, format);

function postgresDriver(pool: Pool, watch: PostgresWatch): Driver {
  const clients = new WeakMap<DatabaseConnection, { isUncertain: () => boolean; release: () => void }>();
  return {
    async init() {},
    async acquireConnection() {
      watch.beforeUse();
      const client = await pool.connect();
      let isUncertain = false;
      const connection = postgresConnection(client, watch.isPatient, () => (isUncertain = true));
      clients.set(connection, { isUncertain: () => isUncertain, release: () => client.release(isUncertain) });
      return connection;
    },
    async beginTransaction(connection, { isolationLevel, accessMode }: TransactionSettings) {
      const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
      await connection.executeQuery(
        CompiledQuery.raw(`start transaction${isolation} ${accessMode ?? 'read write'}`),
      );
    },
    async commitTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('commit'));
    },
    // Giving up an uncertain connection undoes its work as well, and keeps nobody waiting for a second answer that won't come.
    async rollbackTransaction(connection) {
      if (clients.get(connection)?.isUncertain()) return;
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    },
    async releaseConnection(connection) {
      clients.get(connection)?.release();
    },
    async destroy() {
      await pool.end();
    },
  };
}

function postgresConnection(
  client: PoolClient,
  isPatient: () => boolean,
  becomeUncertain: () => void,
): DatabaseConnection {
  async function ask<R>({ sql, parameters }: CompiledQuery): Promise<Answer<R & QueryResultRow>> {
    const limit = isPatient() ? { query_timeout: forEverMs } : {};
    try {
      return await client.query({ text: sql, values: [...parameters], ...limit });
    } catch (error) {
      // An error of the server's leaves the connection usable. After any other its state is unknown: not for the next family.
      if (!(error instanceof DatabaseError)) becomeUncertain();
      throw error;
    }
  }

  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { command, rowCount, rows } = await ask<R>(query);
      // Committing after a failed statement, PostgreSQL throws everything away and calls it a success.
      if (query.sql === 'commit' && command === 'ROLLBACK') {
        throw new Error(
          'The transaction went on after one of its statements had failed, so nothing of it was kept.',
        );
      }
      return rowCount === null ? { rows } : { rows, numAffectedRows: BigInt(rowCount) };
    },

    /** Only inside a transaction, and one stream at a time. */
    async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
      await ask(CompiledQuery.raw(`declare stream no scroll cursor for ${query.sql}`, [...query.parameters]));
      for (;;) {
        const { rows } = await ask<R>(CompiledQuery.raw(`fetch forward ${chunkSize} from stream`));
        if (rows.length === 0) break;
        yield { rows };
      }
      await ask(CompiledQuery.raw('close stream'));
    },
  };
}
