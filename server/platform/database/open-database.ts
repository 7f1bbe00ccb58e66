import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Database, DatabaseLog } from './database.ts';
import { DatabaseBusy } from './database-errors.ts';
import { namedTables, type Tables } from './tables.ts';
import { databaseBytes } from './database-size.ts';
import { createTransactions, type Surroundings } from './transactions.ts';

export type DatabaseSettings = { dataDir: string; databaseUrl: string | undefined; log: DatabaseLog };

/** With no URL the database is a file in the data folder. A PostgreSQL is not asked anything before the first question. */
export async function openDatabase({ dataDir, databaseUrl, log }: DatabaseSettings): Promise<Database> {
  const around = new AsyncLocalStorage<Surroundings>();
  const isPatient = () => around.getStore()?.isPatient ?? false;
  const beforeUse = () => {
    if (around.getStore()?.isOpen)
      throw new Error('A transaction is open here: ask the database it handed out.');
  };

  const kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  // Only the driver that is asked for is read into memory.
  const dialect =
    databaseUrl === undefined
      ? (await import('./sqlite-dialect.ts')).sqliteDialect(join(dataDir, 'lamplight.db'), beforeUse)
      : (await import('./postgres-dialect.ts')).postgresDialect(databaseUrl, { beforeUse, isPatient, log });
  const tables: Tables = new Kysely({ dialect });
  const transaction = createTransactions(tables, kind, around);

  const database: Database = {
    kind,
    tables: () => namedTables(tables),
    transaction,
    snapshot: (read) => transaction(read, { isSnapshot: true, patient: true }),
    whenCommitted: (act) => act(),
    ping: async () => void (await sql`select 1`.execute(tables)),
    sizeBytes: () => databaseBytes(tables, kind),
    erase: async () => {
      if (kind === 'sqlite') await emptyWriteAheadLog(tables);
    },
    eraseWhole: async () => {
      if (kind === 'sqlite') return emptyWriteAheadLog(tables);
      const { vacuum } = await import('./postgres-vacuum.ts');
      return around.run({ isOpen: false, isPatient: true }, () => vacuum(tables));
    },
    close: async () => {
      await tables.destroy();
      // Or the process would go on keeping these surroundings for every promise that it ever makes.
      around.disable();
    },
  };
  if (kind === 'sqlite') await database.ping();
  return database;
}

/** A reader in another process (a backup) can hold the log for a moment. */
async function emptyWriteAheadLog(tables: Tables): Promise<void> {
  const pauseMs = 50;
  const maxTries = 30;
  for (let tries = 0; tries < maxTries; tries++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(tables);
    if (rows[0]?.busy === 0) return;
    await pause(pauseMs);
  }
  throw new DatabaseBusy(
    'What was deleted could not be erased yet, because something still reads the database.',
  );
}
