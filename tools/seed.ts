// Fills a PostgreSQL with families, to see what grows with them: each is a copy of one that is there, with its people and its stories.
// `DATABASE_URL=postgres://… npx tsx tools/seed.ts parent@home.example 10000`
import { Client } from 'pg';

/** Everything a family has that grows with time. The rows are copied inside the database: a million of them need no round trip each. */
export async function seedFamilies(databaseUrl: string, model: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `create temporary table newcomers on commit drop as
       select gen_random_uuid()::text as id, users.id as model from users, generate_series(1, $2) where email = $1`,
      [model, count],
    );
    await client.query(`
      insert into users select (jsonb_populate_record(users, jsonb_build_object(
        'id', newcomers.id, 'email', newcomers.id || '@home.example'))).*
      from newcomers join users on users.id = newcomers.model`);
    for (const table of ['trials', 'family_sizes', 'story_libraries', 'story_days'])
      await client.query(copyOf(table, {}));
    for (const table of ['family_members', 'stories'])
      await client.query(copyOf(table, { id: 'gen_random_uuid()::text' }));
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Every column as the model has it, whatever columns there are, but whose it is and what must be its own. */
function copyOf(table: string, own: Record<string, string>): string {
  const changed = { user_id: 'newcomers.id', ...own };
  const pairs = Object.entries(changed).flatMap(([column, value]) => [`'${column}'`, value]);
  return `insert into ${table}
    select (jsonb_populate_record(${table}, jsonb_build_object(${pairs.join(', ')}))).*
    from newcomers join ${table} on ${table}.user_id = newcomers.model`;
}

if (process.argv[1] === import.meta.filename) {
  const [model = '', count = '1000'] = process.argv.slice(2);
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: please say which PostgreSQL to fill.');
  await seedFamilies(databaseUrl, model, Number(count));
  console.log(`${count} more families, each like that of ${model}`);
}
