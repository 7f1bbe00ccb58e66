import type { Database } from '#server/platform/database/database.ts';
import type { JobCounts } from './job-table.ts';

/**
 * Work that must happen, but not while a parent waits: it is kept with the change that calls for it, and outlives a restart.
 *
 * A job is never run twice at once: whoever runs it holds a lease and renews it. It can be run twice in a row, when a process
 * is killed between the work's end and the deletion of the job. Work that must not happen twice uses the job's id to notice.
 */
export type Jobs = {
  /** Says how a kind of job is done. Before `start()`. */
  handle(kind: string, handler: JobHandler): void;

  /** Inside the caller's transaction: the job exists exactly when the change does. */
  enqueue(database: Database, kind: string, payload: unknown, options?: JobOptions): Promise<void>;

  /** Takes back every outstanding job of that owner, together with what is known of them. */
  forget(database: Database, owner: string): Promise<void>;

  counts(): Promise<JobCounts>;

  /** Does what is due now, one after the other, and tells how many that were. For tests and tools; a server calls `start()`. */
  runDue(): Promise<number>;

  start(): void;

  /** Begins nothing more and waits for what is running. */
  stop(): Promise<void>;
};

export type JobOptions = {
  /** Not before then. At once, without it. */
  runAt?: Date;
  /** As long as a job of this kind and key is outstanding, another one is the same one. */
  key?: string;
  /** Whose it is (an account's id), for the day they leave. */
  owner?: string;
};

export type Job = {
  /** The same at every try, so that what was done before can be known again. */
  id: string;
  /** Kept until the job has succeeded or failed for good; then it is forgotten. */
  payload: unknown;
  /** 1 at the first try. */
  attempt: number;
  /** Fires when the job is no longer ours, because the lease could not be renewed in time. */
  signal: AbortSignal;
};
export type JobHandler = (job: Job) => Promise<void>;

/** Thrown by a handler that knows that trying again would not help. */
export class JobHopeless extends Error {
  override readonly name = 'JobHopeless';
}

export type JobSettings = { database: Database; now: () => Date; log: JobLog };
export type JobLog = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};
