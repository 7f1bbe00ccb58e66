/**
 * Does the jobs of a place, in a process of its own.
 *
 *   run-jobs PLACE       does what is due and tells the payload of each
 *   run-jobs PLACE hold  takes one, tells that it did, and holds it for ever (to be killed)
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createJobs } from '#server/platform/jobs/create-jobs.ts';
import type { TestPlace } from '#tests/support/database/databases.ts';
import { insistently } from './insistently.ts';

const log = {
  warn: (details: object, message: string) => console.error(message, details),
  error: (details: object, message: string) => console.error(message, details),
};
const { dataDir, databaseUrl }: TestPlace = JSON.parse(process.argv[2] ?? '');
const database = await openDatabase({ dataDir, databaseUrl, log });
const jobs = createJobs({ database, now: () => new Date(), log });

jobs.handle('tell', async ({ payload }) => {
  writeSync(1, `${String(payload)}\n`);
  if (process.argv[3] !== 'hold') return;
  setInterval(() => undefined, 1000); // keeps the process alive
  await new Promise(() => undefined);
});
await insistently(() => jobs.runDue());
await database.close();
