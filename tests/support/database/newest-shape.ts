import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { migrations } from '#server/migrations.ts';
import type { TestPlace } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseKind: 'sqlite' | 'postgres';
    postgresUrl: string;
    /** What has taken every step of the house's migrations, to be copied: the name of a database, or a file. */
    newestShape: string;
  }
}

export async function takeEveryStep(place: TestPlace): Promise<void> {
  const database = await openDatabase({ ...place, log: console });
  await migrate(database, migrations);
  await database.close();
}
