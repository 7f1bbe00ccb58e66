import type { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Database, TransactionOptions } from './database.ts';
import { databaseBytes } from './database-size.ts';
import { namedTables, type Tables } from './tables.ts';

/** What surrounds the code that runs inside a transaction, however deep. */
export type Surroundings = { isOpen: boolean; isPatient: boolean };

type Options = TransactionOptions & { isSnapshot?: boolean };
type Later = (() => void)[];

export function createTransactions(
  tables: Tables,
  kind: Database['kind'],
  around: AsyncLocalStorage<Surroundings>,
) {
  return async <R>(work: (database: Database) => Promise<R>, options: Options = {}): Promise<R> => {
    const surroundings: Surroundings = { isOpen: true, isPatient: options.patient ?? false };
    const later: Later = [];
    const failure: { reason?: unknown } = {};

    const workInside = async (inner: Tables): Promise<R> => {
      try {
        if (surroundings.isPatient && kind === 'postgres') await liftTimeLimits(inner);
        return await around.run(surroundings, () => work(insideTransaction(inner, kind, later)));
      } catch (error) {
        failure.reason = error;
        throw error;
      } finally {
        surroundings.isOpen = false;
      }
    };

    const begin = options.isSnapshot
      ? tables.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      : tables.transaction();
    const result = await begin.execute(workInside).catch((error: unknown) => {
      // A connection that broke cannot roll back either; what broke it is the better thing to know.
      throw failure.reason ?? error;
    });
    for (const act of later) act();
    return result;
  };
}

async function liftTimeLimits(inner: Tables): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(inner);
  await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(inner);
}

/** The database's face, from inside. */
function insideTransaction(tables: Tables, kind: Database['kind'], later: Later): Database {
  let earlier: Promise<unknown> = Promise.resolve();

  // Undoing a savepoint undoes everything after it, so siblings that were started at once still take turns.
  function nested<R>(work: (database: Database) => Promise<R>): Promise<R> {
    const result = earlier.then(() => nestedNow(work));
    earlier = result.catch(() => undefined);
    return result;
  }

  async function nestedNow<R>(work: (database: Database) => Promise<R>): Promise<R> {
    const nestedLater: Later = [];
    await sql`savepoint nested`.execute(tables);
    try {
      const result = await work(insideTransaction(tables, kind, nestedLater));
      await sql`release savepoint nested`.execute(tables);
      later.push(...nestedLater);
      return result;
    } catch (error) {
      // When the whole transaction is lost (disk full, connection gone) no savepoint is left; the reason is what counts.
      await undoNested(tables).catch(() => undefined);
      throw error;
    }
  }

  return {
    kind,
    tables: () => namedTables(tables),
    transaction: nested,
    snapshot: nested,
    whenCommitted: (act) => void later.push(act),
    ping: async () => void (await sql`select 1`.execute(tables)),
    sizeBytes: () => databaseBytes(tables, kind),
    erase: notInside,
    eraseWhole: notInside,
    close: notInside,
  };
}

async function undoNested(tables: Tables): Promise<void> {
  await sql`rollback to savepoint nested`.execute(tables);
  await sql`release savepoint nested`.execute(tables);
}

async function notInside(): Promise<never> {
  throw new Error('This needs the database itself, not one of its transactions.');
}
