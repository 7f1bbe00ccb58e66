import { backUp, type BackupReport } from './backup.ts';
import { migrations } from './migrations.ts';
import { realClock } from './platform/clock.ts';
import type { Environment } from './platform/config/environment.ts';
import { secretFileName } from './platform/config/secrets.ts';
import { readSettings } from './platform/config/settings.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openFiles } from './platform/files/open-files.ts';
import { openLog } from './platform/log.ts';
import { restore, type RestoreReport } from './restore.ts';
import { version } from './version.ts';

/** The doors of `npm run backup` and `npm run restore`: the same settings as the house, and one file. */
export async function backUpHouse(environment: Environment, file: string): Promise<BackupReport> {
  return withTheHouse(environment, (house) => backUp({ ...house, file, version, now: realClock.now }));
}

export async function restoreHouse(environment: Environment, file: string): Promise<RestoreReport> {
  return withTheHouse(environment, (house) => restore({ ...house, file, migrations }));
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
  const settings = readSettings(environment);
  const log = openLog({ level: 'warn', forPeople: true });
  return {
    database: await openDatabase({ dataDir: settings.dataDir, databaseUrl: settings.databaseUrl, log }),
    audio: await openFiles({ ...settings, now: realClock.now }),
    dataDir: settings.dataDir,
    secretFiles: [secretFileName],
  };
}
