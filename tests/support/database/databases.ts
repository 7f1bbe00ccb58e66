import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { migrate, type Migration } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { quickFolder } from '#tests/support/house/quick-folder.ts';
import { createDatabase } from './postgres.ts';

/** Where a family's things are kept during one test: a data folder, and on PostgreSQL a database beside it. */
export type TestPlace = { dataDir: string; databaseUrl: string | undefined };

/** A fresh, empty place on the database of this run. Gone after the test. */
export async function newPlace(): Promise<TestPlace> {
  return await makePlace();
}

/** A fresh place for a whole house, in the newest shape already: a copy takes a tenth of the steps' time. */
export async function newHomePlace(): Promise<TestPlace> {
  return await makePlace(inject('newestShape'));
}

async function makePlace(copyOf?: string): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(quickFolder(), 'lamplight-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  if (inject('databaseKind') === 'postgres')
    return { dataDir, databaseUrl: await createDatabase(inject('postgresUrl'), copyOf) };
  if (copyOf) await copyFile(copyOf, join(dataDir, 'lamplight.db'));
  return { dataDir, databaseUrl: undefined };
}

/** The database of a place, brought to the shape of the migrations. Closed after the test. */
export async function openTestDatabase(
  migrations: readonly Migration[] = [],
  place?: TestPlace,
): Promise<Database> {
  const database = await openPlace(place ?? (await newPlace()));
  await migrate(database, migrations);
  return database;
}

/** The database of a place as it is. Closed after the test. */
export async function openPlace(place: TestPlace): Promise<Database> {
  const database = await openDatabase({ ...place, log: { warn: () => undefined } });
  onTestFinished(() => database.close());
  return database;
}
