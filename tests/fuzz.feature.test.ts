import { expect, inject, test } from 'vitest';
import { allCalls } from '#contract/calls.ts';
import { fuzz } from '#tests/support/rules/fuzz.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { isStrict } from '#tests/support/house/strictly.ts';
import { quickToSpeak } from '#tests/support/sound/quick-to-speak.ts';
import { newFamily } from '#tests/support/family/visitor.ts';

// bench/fuzz.ts sends ten times as many, with other seeds, and weighs the house before and after.
test('whatever is sent, the house answers soon, refuses kindly and tells nothing about its insides', async () => {
  // What the house's own voice makes of such texts, and its forms, is no question of the database: the second is sent fewer, since it could only choke on a sign.
  const oneHome = { TRUST_PROXY: '1' };
  const isSpokenHere = inject('databaseKind') === 'sqlite';
  const house = await openTestHouse({ environment: isSpokenHere ? oneHome : await quickToSpeak(oneHome) });
  const newSession = async () => `sid=${(await newFamily(house)).cookies.get('sid')}`;
  const { findings, statuses } = await fuzz({
    url: house.url,
    requests: (isStrict ? 35 : isSpokenHere ? 20 : 15) * allCalls.length,
    seed: 20_261_120,
    atOnce: 6,
    newSession,
    answerWithinMs: 20_000,
  });
  expect(findings).toEqual([]);
  // Both sides of the door were reached: successes and the usual refusals.
  for (const status of [200, 201, 204, 400, 401, 403, 413, 415])
    expect(statuses, String(status)).toHaveProperty(String(status));
  expect((await house.ask('GET', '/api/ready')).status).toBe(200);
  expect(house.logged()).not.toMatch(/moon-kettle-41|a@b\.example/);
}, 300_000);
