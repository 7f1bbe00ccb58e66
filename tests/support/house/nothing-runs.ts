import { expect, vi } from 'vitest';
import { countJobs } from '#server/platform/jobs/job-table.ts';
import { openPlace } from '#tests/support/database/databases.ts';
import type { TestHouse } from './house.ts';

/**
 * Lets so much time pass whenever no job is being done, until what is looked for is so. Time that passes over somebody at work makes them count as gone, and their work is done twice.
 */
export async function passUntil(house: TestHouse, stepMs: number, look: () => void): Promise<void> {
  const database = await openPlace(house.place);
  await vi.waitFor(async () => {
    try {
      look();
    } catch (notYet) {
      const { running } = await countJobs(database, house.clock.now());
      if (running === 0) house.clock.pass(stepMs);
      throw notYet;
    }
  });
}

export async function untilNothingRuns(house: TestHouse): Promise<void> {
  const database = await openPlace(house.place);
  await vi.waitFor(async () =>
    expect(await countJobs(database, house.clock.now())).toMatchObject({ running: 0 }),
  );
}
