import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newPlace, openTestDatabase, openPlace } from '#tests/support/database/databases.ts';
import { createThrottle, throttleMigration, tooManyTries, type Limit } from './throttle.ts';

const minute = 60_000;
const window: Limit = { name: 'letters', most: 3, perMs: 60 * minute };
const growing: Limit = {
  name: 'knocks',
  most: 2,
  perMs: 15 * minute,
  waits: { firstMs: 15_000, longestMs: 60_000 },
};
const key = randomBytes(32);

async function openThrottle() {
  const place = await newPlace();
  const database = await openTestDatabase([throttleMigration], place);
  const time = { ms: Date.parse('2026-03-01T19:00:00Z') };
  const clock = { now: () => new Date(time.ms) };
  return { throttle: createThrottle({ database, clock, key }), database, place, time, clock };
}

describe('a limit', () => {
  test('lets as many through as it says, and the next when the window has ended', async () => {
    const { throttle, time } = await openThrottle();
    const knock = [{ limit: window, subject: 'mum@home.example', place: '' }];
    for (let tries = 0; tries < 3; tries += 1) expect(await throttle.take(knock)).toBeNull();
    time.ms += 10 * minute;
    expect(await throttle.take(knock)).toEqual({ limit: window, waitMs: 50 * minute });
    time.ms += 50 * minute;
    expect(await throttle.take(knock)).toBeNull();
  });

  test('asks for twice the wait each time, up to the longest, and forgets in the end', async () => {
    const { throttle, time } = await openThrottle();
    const knock = [{ limit: growing, subject: 'mum@home.example', place: '192.0.2.1' }];
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const refusal = await throttle.take(knock);
      if (!refusal) continue;
      waits.push(refusal.waitMs);
      time.ms += refusal.waitMs;
      expect(await throttle.take(knock)).toBeNull();
    }
    expect(waits).toEqual([15_000, 30_000, 60_000, 60_000, 60_000]);
    time.ms += 15 * minute;
    expect(await throttle.take(knock)).toBeNull();
    expect(await throttle.take(knock)).toBeNull();
  });

  test('forgets what was tried by a clock that was days ahead, and asks nobody to wait for it', async () => {
    for (const limit of [growing, window]) {
      const { throttle, time } = await openThrottle();
      const knock = [{ limit, subject: 'mum@home.example', place: '192.0.2.1' }];
      time.ms += 2 * 24 * 60 * minute;
      for (let tries = 0; tries < 6; tries += 1) await throttle.take(knock);
      expect(await throttle.take(knock)).not.toBeNull();
      time.ms -= 2 * 24 * 60 * minute;
      for (let tries = 0; tries < limit.most; tries += 1) expect(await throttle.take(knock)).toBeNull();
      expect(await throttle.take(knock)).not.toBeNull();
    }
  });

  test('counts on beside a process whose clock is a little ahead, and never asks for more than the longest wait', async () => {
    const { throttle, time } = await openThrottle();
    const knock = [{ limit: growing, subject: 'mum@home.example', place: '192.0.2.1' }];
    time.ms += 30_000;
    for (let tries = 0; tries < 2; tries += 1) expect(await throttle.take(knock)).toBeNull();
    time.ms += 60_000;
    for (let tries = 0; tries < 3; tries += 1) {
      await throttle.take(knock);
      time.ms += 60_000;
    }
    await throttle.take(knock);
    time.ms -= 30_000;
    expect(await throttle.take(knock)).toMatchObject({ waitMs: 60_000 });
  });

  test('does not count a try that was refused elsewhere', async () => {
    const { throttle } = await openThrottle();
    const closed: Limit = { name: 'closed', most: 1, perMs: minute };
    const one = { limit: window, subject: 'mum', place: '' };
    const other = { limit: closed, subject: 'mum', place: '' };
    expect(await throttle.take([other])).toBeNull();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await throttle.take([one, other])).toMatchObject({ limit: closed });
    for (let tries = 0; tries < 3; tries += 1) expect(await throttle.take([one])).toBeNull();
  });

  test('keeps families and homes apart', async () => {
    const { throttle } = await openThrottle();
    for (const subject of ['mum', 'dad'])
      for (const place of ['here', 'there'])
        for (let tries = 0; tries < 3; tries += 1)
          expect(await throttle.take([{ limit: window, subject, place }])).toBeNull();
    expect(await throttle.take([{ limit: window, subject: 'dad', place: 'there' }])).not.toBeNull();
  });

  test('takes back an honest try, clears a proven one, and forgets a whole subject', async () => {
    const { throttle, database } = await openThrottle();
    const here = [{ limit: window, subject: 'mum', place: 'here' }];
    const there = [{ limit: window, subject: 'mum', place: 'there' }];
    for (const knock of [here, there]) for (let tries = 0; tries < 3; tries += 1) await throttle.take(knock);
    await throttle.giveBack(database, here);
    expect(await throttle.take(here)).toBeNull();
    expect(await throttle.take(here)).not.toBeNull();
    await throttle.clear(database, here);
    expect(await throttle.take(here)).toBeNull();
    expect(await throttle.take(there)).not.toBeNull();
    await throttle.forget(database, 'mum');
    expect(await throttle.take(there)).toBeNull();
  });

  test('lets exactly as many of fifty at once through, from two processes, and remembers across a restart', async () => {
    const { throttle, place, clock } = await openThrottle();
    const second = createThrottle({ database: await openPlace(place), clock, key });
    const knock = [{ limit: { name: 'rush', most: 10, perMs: minute }, subject: 'mum', place: '' }];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? throttle : second).take(knock)),
    );
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(10);
    const restarted = createThrottle({ database: await openPlace(place), clock, key });
    expect(await restarted.take(knock)).not.toBeNull();
  });

  test('keeps neither an address nor a place in plain words, and nothing once it is over', async () => {
    const { throttle, database, time } = await openThrottle();
    await throttle.take([{ limit: window, subject: 'mum@home.example', place: '192.0.2.77' }]);
    const rows = () => database.tables<{ throttles: object }>().selectFrom('throttles').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toMatch(/home\.example|192\.0\.2\.77/);
    await throttle.sweep();
    expect(await rows()).toHaveLength(1);
    time.ms += 61 * minute;
    await throttle.sweep();
    expect(await rows()).toHaveLength(0);
  });

  test('says how long in words, and in seconds for a program', () => {
    expect(tooManyTries(400).message).toContain('in a second.');
    expect(tooManyTries(31_000).message).toContain('in 31 seconds.');
    expect(tooManyTries(8 * minute).message).toContain('in 8 minutes.');
    expect(tooManyTries(119 * minute).message).toContain('in 2 hours.');
    expect(tooManyTries(31_200)).toMatchObject({ status: 429, retryAfterSeconds: 32 });
  });
});
