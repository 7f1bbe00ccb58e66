import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { migrations } from '#server/migrations.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseKind: 'sqlite' | 'postgres';
    postgresUrl: string;
    /** The name of a database that has taken every step of the house's migrations, to be copied. */
    newestShape: string;
  }
}

/** One server for the whole run; each test asks it for a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ forgoesSyncing: true });
  project.provide('postgresUrl', postgres.url);
  project.provide('newestShape', await takeEveryStepOnce(postgres));
  return () => postgres.stop();
}

async function takeEveryStepOnce(postgres: TestPostgres): Promise<string> {
  const databaseUrl = await postgres.createDatabase();
  const database = await openDatabase({ dataDir: '', databaseUrl, log: console });
  await migrate(database, migrations);
  await database.close();
  const name = databaseUrl.slice(databaseUrl.lastIndexOf('/') + 1);
  // Not even a vacuum may look in now: PostgreSQL copies only what nobody is connected to.
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`alter database ${name} with allow_connections false`);
  await client.end();
  return name;
}
