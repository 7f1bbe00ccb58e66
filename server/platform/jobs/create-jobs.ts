import { doJob, leaseMs, nameOf } from './do-job.ts';
import { addJob, claimJob, countJobs, removeJobsOf } from './job-table.ts';
import type { JobHandler, Jobs, JobSettings } from './jobs.ts';
import { createWorkers } from './workers.ts';

/** The answer to the request that caused a job leaves before the job begins, so nobody can hear in it what the job found. */
const answerFirstMs = 50;

export function createJobs(settings: JobSettings): Jobs {
  const { database, now, log } = settings;
  const handlers = new Map<string, JobHandler>();

  /** Tells whether there was one to do. */
  async function doNext(): Promise<boolean> {
    const start = now();
    const job = await claimJob(database, [...handlers.keys()], start, leaseMs);
    const handler = job && handlers.get(job.kind);
    if (handler) await doJob(job, handler, settings);
    return handler !== undefined;
  }

  async function doNextIfPossible(): Promise<boolean> {
    return await doNext().catch((error: unknown) => {
      log.warn({ reason: nameOf(error) }, 'The jobs could not be looked up; it will be tried again.');
      return false;
    });
  }

  const workers = createWorkers(doNextIfPossible);
  return {
    handle: (kind, handler) => void handlers.set(kind, handler),
    async enqueue(inside, kind, payload, { runAt = now(), key, owner } = {}) {
      await addJob(inside, { kind, payload, runAt, key, owner });
      inside.whenCommitted(() => setTimeout(workers.wake, answerFirstMs));
    },
    forget: removeJobsOf,
    counts: () => countJobs(database, now()),
    async runDue() {
      let count = 0;
      while (await doNext()) count++;
      return count;
    },
    start: workers.start,
    stop: workers.stop,
  };
}
