import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { migrations } from '#server/migrations.ts';
import { adminEmail, newAdmin } from '#tests/support/family/admins.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { newPlace, openTestDatabase, type TestPlace } from '#tests/support/database/databases.ts';
import { make, nameOf, rows } from '#tests/support/rules/policy.ts';
import { quickToSpeak } from '#tests/support/sound/quick-to-speak.ts';
import { newFamily } from '#tests/support/family/visitor.ts';

/** Whoever runs the house asks how much there is of everything; no family ever waits for that. */
const countsEverything = 'GET /api/admin/overview';

type Question = { text: string; values: readonly unknown[] };
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

describe.runIf(inject('databaseKind') === 'postgres')('every question that a call asks PostgreSQL', () => {
  test('is answered through an index, so that a hundred thousand families cost each family nothing', async () => {
    const questions = new Map<string, Question & { call: string }>();
    const place = await newPlace();
    // Whoever speaks asks the database the same.
    const environment = await quickToSpeak({ TRUST_PROXY: '1', ADMIN_EMAILS: adminEmail });
    const house = await openTestHouse({ place, environment });
    const admin = await newAdmin(house);
    const ask = vi.spyOn(Client.prototype, 'query');
    for (const one of rows.filter(({ name }) => name !== countsEverything)) {
      const who = one.row.who === 'admin' ? admin : await newFamily(house);
      ask.mockClear();
      const { status, text } = await make(who, one, who);
      expect([one.call.status, ...(one.row.also ?? [])], `${one.name} ${text}`).toContain(status);
      for (const [question] of ask.mock.calls as unknown as [Question][])
        if (isExplainable(question)) questions.set(question.text, { ...question, call: nameOf(one.call) });
    }
    ask.mockRestore();
    expect(questions.size).toBeGreaterThan(rows.length / 2);

    const { explain } = await explainer(place);
    // What this test would see if an index were missing.
    expect(await explain({ text: 'select * from users where first_name = $1', values: ['Anna'] })).toEqual([
      'users',
    ]);
    const readWhole: string[] = [];
    for (const { call, ...question } of questions.values())
      for (const table of await explain(question))
        readWhole.push(`${call} reads all of ${table}: ${question.text}`);
    expect(readWhole).toEqual([]);
  }, 300_000);

  test('is answered so when a row goes with the one it belongs to, too', async () => {
    const place = await newPlace();
    await openTestDatabase(migrations, place);
    const { client } = await explainer(place);
    // What this test would see if an index were missing.
    await client.query('create table bookmarks (user_id text references users (id))');
    const { rows: unindexed } = await client.query<{ key: string }>(`
      select conrelid::regclass || ' ' || conname as key
      from pg_constraint as foreign_key
      where contype = 'f' and not exists (
        select from pg_index
        where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
      )`);
    expect(unindexed.map(({ key }) => key)).toEqual(['bookmarks bookmarks_user_id_fkey']);
  });
});

async function explainer(place: TestPlace) {
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  // The tables of a test are so small that reading them whole is cheapest; what is left of that now has no other way.
  await client.query('set enable_seqscan = off');
  return {
    client,
    /** The tables that are read whole to answer it. */
    explain: async ({ text, values }: Question): Promise<string[]> => {
      const answer = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, [
        ...values,
      ]);
      const [explained] = answer.rows[0]?.['QUERY PLAN'] ?? [];
      return explained ? tablesReadWhole(explained.Plan) : [];
    },
  };
}

const isExplainable = (question: unknown): question is Question =>
  typeof question === 'object' &&
  question !== null &&
  'text' in question &&
  /^(select|insert|update|delete|with)\b/i.test(String(question.text));

/** A whole table read from front to back, by itself or through an index of which nothing was asked. */
function tablesReadWhole(plan: Plan): string[] {
  const isWhole =
    plan['Node Type'] === 'Seq Scan' ||
    (/^Index (Only )?Scan$/.test(plan['Node Type']) && plan['Index Cond'] === undefined);
  const here = isWhole ? [plan['Relation Name'] ?? '?'] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(tablesReadWhole)];
}
