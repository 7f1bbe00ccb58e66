import { type Clock, dayMs, dayOf } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

type Needs = { database: Database; clock: Clock; jobs: Jobs; sweeps: readonly (() => Promise<void>)[] };

/** Once a day, by whichever process comes first: what has run out goes. Nothing waits for it; what has run out opens nothing anyway. */
export function createDailyCleanup({ database, clock, jobs, sweeps }: Needs) {
  jobs.handle('accounts.sweep', async () => {
    // First, so that a day on which it fails for good is not the last one.
    await forTomorrow();
    for (const sweep of sweeps) await sweep();
  });
  // The day is the key, so any number of processes and restarts arrange for it once.
  const forTomorrow = () => {
    const runAt = new Date(clock.now().getTime() + dayMs);
    return jobs.enqueue(database, 'accounts.sweep', null, { runAt, key: dayOf(runAt) });
  };
  return { forTomorrow };
}
