// What grows with the number of families: the calls of one family's evening on a PostgreSQL that keeps 1, 1,000 and 10,000 families of ten
// stories each (`npx tsx bench/growth.ts 1 100000` for other numbers). The yardstick, in the same run, is GET /api/ready, which asks the
// database one trivial question.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { startPostgres } from '#tests/support/database/postgres.ts';
import { seedFamilies } from '../tools/seed.ts';
import { signIn } from './support/family.ts';
import { valueAt } from './support/measures.ts';

const storiesEach = 10;
const times = 200;
const sizes = process.argv.slice(2).map(Number).filter(Number.isFinite);
if (sizes.length === 0) sizes.push(1, 1_000, 10_000);

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-growth-'));
const house = await startBuiltHouse({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  APP_SECRET: 'a'.repeat(64),
  LOG_LEVEL: 'error',
  STORIES_PER_DAY: '100000',
});
const family = await signIn(house.url);
const wish = { characterDetails: [{ name: 'Mia', age: 6 }], theme: 'a kite', duration: 'short' };
for (let count = 0; count < storiesEach; count += 1) await family.post('/api/stories', wish);

const ask = async (path: string) => {
  const answer = await fetch(house.url + path, { headers: { cookie: family.cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
};
const calls: Record<string, () => Promise<unknown>> = {
  'yardstick: ready': () => ask('/api/ready'),
  'validate-session': () => family.post('/api/validate-session', {}),
  [`${storiesEach} stories`]: () => ask('/api/stories'),
  'family members': () => ask('/api/family-members'),
  'add a member': () => family.post('/api/family-members', { name: 'Joe', age: 71, relationship: 'grandpa' }),
};

let there = 1;
for (const size of sizes) {
  if (size > there) await seedFamilies(databaseUrl, 'anna@home.example', size - there);
  there = Math.max(there, size);
  console.log(`\n${there.toLocaleString('en')} families, ${await databaseSize()}`);
  for (const [name, call] of Object.entries(calls)) console.log(`  ${name.padEnd(20)} ${await timed(call)}`);
  await emptyFamily();
}
await house.stop();
await postgres.stop();
rmSync(dataDir, { recursive: true });

async function timed(call: () => Promise<unknown>): Promise<string> {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    await call();
    took.push(performance.now() - started);
  }
  return `median ${valueAt(took, 0.5).toFixed(1)} ms, 95 % ${valueAt(took, 0.95).toFixed(1)} ms`;
}

/** The people that were added go again, so that the family is the same size each time. */
async function emptyFamily(): Promise<void> {
  await query(`delete from family_members where user_id = '${family.userId}'`);
  await query(`update family_sizes set members = 0 where user_id = '${family.userId}'`);
}

async function databaseSize(): Promise<string> {
  const [row] = await query(
    'select pg_size_pretty(pg_database_size(current_database())) as size, (select count(*) from stories) as stories',
  );
  return `${Number(row?.['stories']).toLocaleString('en')} stories, ${String(row?.['size'])}`;
}

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}
