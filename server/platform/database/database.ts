import type { Kysely } from 'kysely';

/**
 * What a feature sees of the database. Which one it is, SQLite or PostgreSQL, is known in this folder only.
 *
 * Three things differ quietly between the two, so queries keep clear of them: a computed value (`max(created_at)`, `exists(…)`)
 * comes back unconverted from SQLite; PostgreSQL gives jsonb keys back in its own order; and after a statement fails,
 * PostgreSQL refuses the rest of the transaction. Who wants to try something that may fail tries it in a nested transaction.
 */
export type Database = {
  readonly kind: 'sqlite' | 'postgres';

  /** The tables a feature names, and no others: `database.tables<FamilyTables>()`. */
  tables<T>(): Kysely<T>;

  /**
   * All of the work is kept, or none. The work must ask only the database it is handed; asking the outer one throws, because
   * it would wait for itself. Inside a transaction this opens a nested one, which can fail without its parent. Don't wait for
   * the network in here: on SQLite every other family waits with you.
   */
  transaction<R>(work: (database: Database) => Promise<R>, options?: TransactionOptions): Promise<R>;

  /** Reads that all see one and the same moment. A long one (a backup) belongs in a process of its own, where it holds up no writer. */
  snapshot<R>(read: (database: Database) => Promise<R>): Promise<R>;

  /** Runs once the work around it is kept for good; at once outside a transaction; never after a failure. */
  whenCommitted(act: () => void): void;

  /** Throws when the database does not answer. */
  ping(): Promise<void>;

  /** What the database takes on its disk, roughly. */
  sizeBytes(): Promise<number>;

  /**
   * After a deletion: sees to it that what was deleted leaves the log, too, before the answer. SQLite overwrites what it deletes, but keeps
   * earlier pages in its write-ahead log until that is emptied. PostgreSQL's is its own.
   */
  erase(): Promise<void>;

  /** The same, and whatever takes longer: on PostgreSQL the dead rows leave their tables. For a job. */
  eraseWhole(): Promise<void>;

  close(): Promise<void>;
};

/** `patient` work may take longer than a family would wait for: migrations and a restore. */
export type TransactionOptions = { patient?: boolean };

export type DatabaseLog = { warn(details: object, message: string): void };
