import { expect, test } from 'vitest';
import { createJobs } from '#server/platform/jobs/create-jobs.ts';
import { jobMigration } from '#server/platform/jobs/job-table.ts';
import { openTestDatabase } from '#tests/support/database/databases.ts';
import { createDailyCleanup } from './daily-cleanup.ts';

const dayMs = 86_400_000;

test('a day on which nothing can be swept is followed by one on which it is tried again', async () => {
  let now = new Date('2026-11-20T08:00:00.000Z');
  const clock = { now: () => now };
  const log = { warn: () => undefined, error: () => undefined };
  const database = await openTestDatabase([jobMigration]);
  const jobs = createJobs({ database, now: clock.now, log });
  const swept: Date[] = [];
  let isStoreAway = true;
  const sweep = async () => {
    if (isStoreAway) throw new Error('The store is away.');
    swept.push(now);
  };
  await createDailyCleanup({ database, clock, jobs, sweeps: [sweep] }).forTomorrow();

  // From morning on, until the job of that day has given up.
  now = new Date(now.getTime() + dayMs);
  for (let hour = 0; (await jobs.counts()).failed === 0 && hour < 22; hour += 0.5) {
    await jobs.runDue();
    now = new Date(now.getTime() + dayMs / 48);
  }
  expect(await jobs.counts()).toEqual({ waiting: 1, running: 0, failed: 1 });
  isStoreAway = false;
  now = new Date(now.getTime() + dayMs);
  await jobs.runDue();
  expect(swept).toEqual([now]);
});
