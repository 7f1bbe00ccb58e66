import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { takeEveryStep } from './newest-shape.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** One server for the whole run; each test asks it for a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ forgoesSyncing: true });
  project.provide('postgresUrl', postgres.url);
  project.provide('newestShape', await databaseToCopy(postgres));
  return () => postgres.stop();
}

async function databaseToCopy(postgres: TestPostgres): Promise<string> {
  const databaseUrl = await postgres.createDatabase();
  await takeEveryStep({ dataDir: '', databaseUrl });
  const name = databaseUrl.slice(databaseUrl.lastIndexOf('/') + 1);
  // Not even a vacuum may look in now: PostgreSQL copies only what nobody is connected to.
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`alter database ${name} with allow_connections false`);
  await client.end();
  return name;
}
