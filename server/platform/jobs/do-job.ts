import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '#server/platform/database/database-errors.ts';
import { keepLease } from '#server/platform/lease.ts';
import { type ClaimedJob, failJob, postponeJob, removeJob, renewLease } from './job-table.ts';
import { type JobHandler, JobHopeless, type JobSettings } from './jobs.ts';

export const leaseMs = 60_000;
const firstRetryMs = 5000;
const longestRetryMs = 3_600_000;
const maxAttempts = 12; // about two and a half hours

/** Runs a job that is ours, keeps the lease alive meanwhile, and keeps how it went. */
export async function doJob(job: ClaimedJob, handler: JobHandler, settings: JobSettings): Promise<void> {
  const { log } = settings;
  const lost = new AbortController();
  const letGo = keepLease({
    leaseMs,
    now: settings.now,
    renew: (until) => renewLease(settings.database, job, until),
    onLost: () => lost.abort(),
    onFailure: (error) =>
      log.warn(
        { job: job.id, reason: nameOf(error) },
        'A lease could not be renewed; it will be tried again.',
      ),
  });
  try {
    const noteOutcome = await attempt(job, handler, settings, lost.signal);
    await insistently(noteOutcome);
  } catch (error) {
    const details = { job: job.id, kind: job.kind, reason: nameOf(error) };
    log.error(details, 'How a job went could not be kept; it may run again.');
  } finally {
    letGo();
  }
}

/** Does the work, and gives back how to keep what came of it. */
async function attempt(
  job: ClaimedJob,
  handler: JobHandler,
  { database, now, log }: JobSettings,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const { id, kind, payload, attempts } = job;
  // Whoever had the last try never came back from it: this job may be what kills us.
  if (attempts > maxAttempts) return () => failJob(database, job, now(), 'NeverCameBack');
  try {
    await handler({ id, payload, attempt: attempts, signal });
    return () => removeJob(database, job);
  } catch (error) {
    const reason = nameOf(error);
    const details = { job: id, kind, attempt: attempts, reason };
    if (error instanceof JobHopeless || attempts === maxAttempts) {
      log.error(details, 'A job failed for good.');
      return () => failJob(database, job, now(), reason);
    }
    log.warn(details, 'A job failed; it will be tried again.');
    return () => postponeJob(database, job, new Date(now().getTime() + retryAfterMs(attempts)));
  }
}

function retryAfterMs(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
}

/** A mail that was sent must not be sent again only because the database took a breath just then. */
async function insistently(note: () => Promise<void>): Promise<void> {
  const pauseMs = 1000;
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    try {
      return await note();
    } catch (error) {
      if (!isDatabaseAway(error) || waitedMs >= leaseMs) throw error;
      await pause(pauseMs);
    }
  }
}

/** The sort of error and nothing that it says: a mail server's words can hold an address. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
