import { forgetAgainJob } from './features/accounts/index.ts';
import { backUp, type BackupReport } from './backup.ts';
import { migrations } from './migrations.ts';
import { realClock } from './platform/clock.ts';
import type { Environment } from './platform/config/environment.ts';
import { secretFileName } from './platform/config/secrets.ts';
import type { Database } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openFiles } from './platform/files/open-files.ts';
import { createJobs } from './platform/jobs/create-jobs.ts';
import { openLog } from './platform/log.ts';
import { restore, type RestoreReport } from './restore.ts';
import { readHouseSettings } from './settings.ts';
import { version } from './version.ts';

/** The doors of `npm run backup` and `npm run restore`: the same settings as the house, and one file. */
export async function backUpHouse(environment: Environment, file: string): Promise<BackupReport> {
  return withTheHouse(environment, (house) => backUp({ ...house, file, version, now: realClock.now }));
}

export async function restoreHouse(environment: Environment, file: string): Promise<RestoreReport> {
  return withTheHouse(environment, ({ jobs, ...house }) => {
    const andThen = (inside: Database) => jobs.enqueue(inside, forgetAgainJob, null, { key: 'once' });
    return restore({ ...house, file, migrations, andThen });
  });
}

type Kept = Awaited<ReturnType<typeof openKept>>;

async function withTheHouse<R>(environment: Environment, work: (house: Kept) => Promise<R>): Promise<R> {
  const house = await openKept(environment);
  try {
    return await work(house);
  } finally {
    await house.database.close();
  }
}

async function openKept(environment: Environment) {
  const settings = readHouseSettings(environment);
  const log = openLog({ level: 'warn', forPeople: true });
  const database = await openDatabase({ ...settings, log });
  return {
    database,
    jobs: createJobs({ database, now: realClock.now, log }),
    audio: await openFiles({ ...settings, now: realClock.now }),
    dataDir: settings.dataDir,
    secretFiles: [secretFileName],
  };
}
