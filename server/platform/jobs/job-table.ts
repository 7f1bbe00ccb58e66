import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { json, type Json } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Migration } from '#server/platform/database/migrate.ts';
import { leaseEnd, leaseIsOver } from '#server/platform/lease.ts';

type JobTables = {
  jobs: {
    id: string;
    kind: string;
    key: string | null;
    owner: string | null;
    payload: Json<unknown>;
    run_at: Date;
    attempts: number;
    /** Who runs it: a new name at every claim, so that whoever comes back late finds the job no longer theirs. */
    lease: string | null;
    leased_until: Date | null;
    failed_at: Date | null;
    failure: string | null;
  };
};

export type ClaimedJob = { id: string; kind: string; payload: unknown; attempts: number; lease: string };
export type NewJob = {
  kind: string;
  payload: unknown;
  runAt: Date;
  key: string | undefined;
  owner: string | undefined;
};
export type JobCounts = { waiting: number; running: number; failed: number };

export const jobMigration: Migration = {
  name: 'jobs',
  async up(schema) {
    await schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('owner', 'text')
      .addColumn('payload', 'jsonb', (column) => column.notNull())
      .addColumn('run_at', 'timestamptz', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('leased_until', 'timestamptz')
      .addColumn('failed_at', 'timestamptz')
      .addColumn('failure', 'text')
      .execute();
    await schema.createIndex('jobs_key').unique().on('jobs').columns(['kind', 'key']).execute();
    await schema.createIndex('jobs_due').on('jobs').columns(['failed_at', 'run_at']).execute();
    await schema.createIndex('jobs_owner').on('jobs').column('owner').execute();
  },
};

export async function addJob(
  database: Database,
  { kind, payload, runAt, key, owner }: NewJob,
): Promise<void> {
  await database
    .tables<JobTables>()
    .insertInto('jobs')
    .values({ id: randomUUID(), kind, key, owner, payload: json(payload), run_at: runAt, attempts: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
}

/**
 * Takes the job that has been due longest. The condition stands there twice: two processes can choose the same job, and the
 * one that comes second must find, at the row itself, that it is taken.
 */
export async function claimJob(
  database: Database,
  kinds: readonly string[],
  now: Date,
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  if (kinds.length === 0) return undefined;
  const isDue = dueJobs(kinds, now, leaseMs);
  const leasedUntil = leaseEnd(now, leaseMs);
  const lease = randomUUID();
  for (;;) {
    const job = await database
      .tables<JobTables>()
      .updateTable('jobs')
      .set((eb) => ({ lease, leased_until: leasedUntil, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', (eb) =>
        eb.selectFrom('jobs').select('id').where(isDue).orderBy('run_at').orderBy('id').limit(1),
      )
      .where(isDue)
      .returning(['id', 'kind', 'payload', 'attempts'])
      .executeTakeFirst();
    if (job) return { ...job, lease };
    // Beaten to that one by another process; there may be more.
    const other = await database
      .tables<JobTables>()
      .selectFrom('jobs')
      .select('id')
      .where(isDue)
      .limit(1)
      .execute();
    if (other.length === 0) return undefined;
  }
}

function dueJobs(kinds: readonly string[], now: Date, leaseMs: number) {
  return (eb: ExpressionBuilder<JobTables, 'jobs'>) =>
    eb.and([
      eb('kind', 'in', kinds),
      eb('failed_at', 'is', null),
      eb('run_at', '<=', now),
      leaseIsOver(eb, 'leased_until', { now, leaseMs }),
    ]);
}

/** False when the job is no longer ours. */
export async function renewLease(
  database: Database,
  { id, lease }: ClaimedJob,
  leasedUntil: Date,
): Promise<boolean> {
  const renewed = await ourJob(database, id, lease)
    .set({ leased_until: leasedUntil })
    .returning('id')
    .execute();
  return renewed.length > 0;
}

export async function removeJob(database: Database, { id, lease }: ClaimedJob): Promise<void> {
  await database
    .tables<JobTables>()
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

export async function postponeJob(database: Database, { id, lease }: ClaimedJob, runAt: Date): Promise<void> {
  await ourJob(database, id, lease).set({ run_at: runAt, lease: null, leased_until: null }).execute();
}

/** What it was about is forgotten, because nobody will need the address in it again; that it failed, and how, is kept. */
export async function failJob(
  database: Database,
  job: ClaimedJob,
  failedAt: Date,
  failure: string,
): Promise<void> {
  await ourJob(database, job.id, job.lease)
    .set({ failed_at: failedAt, failure, payload: json(null), key: null, lease: null, leased_until: null })
    .execute();
}

function ourJob(database: Database, id: string, lease: string) {
  return database.tables<JobTables>().updateTable('jobs').where('id', '=', id).where('lease', '=', lease);
}

export async function removeJobsOf(database: Database, owner: string): Promise<void> {
  await database.tables<JobTables>().deleteFrom('jobs').where('owner', '=', owner).execute();
}

export async function countJobs(database: Database, now: Date): Promise<JobCounts> {
  const rows = await database
    .tables<JobTables>()
    .selectFrom('jobs')
    .select((eb) => [
      eb
        .case()
        .when('failed_at', 'is not', null)
        .then('failed')
        .when('leased_until', '>', now)
        .then('running')
        .else('waiting')
        .end()
        .as('state'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('state')
    .execute();
  return {
    waiting: 0,
    running: 0,
    failed: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  };
}
