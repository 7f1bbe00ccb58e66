import { expect, onTestFinished, test, vi } from 'vitest';
import { newPlace, openTestDatabase } from '#tests/support/database/databases.ts';
import type { Migration } from './database/migrate.ts';
import { keepLease, leaseEnd, leaseIsOver } from './lease.ts';

const now = new Date('2026-11-21T19:00:00.000Z');
const leaseMs = 20_000;
const inMs = (ms: number) => new Date(now.getTime() + ms);

const lamps: Migration = {
  name: 'lamps',
  async up(schema) {
    await schema
      .createTable('lamps')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('held_until', 'timestamptz')
      .execute();
  },
};

test('a lease is over that was never taken, has run out, or was taken by a clock far ahead', async () => {
  const database = await openTestDatabase([lamps], await newPlace());
  const tables = database.tables<{ lamps: { name: string; held_until: Date | null } }>();
  const held = [
    ['never taken', null],
    ['run out', inMs(0)],
    ['nearly run out', inMs(1)],
    ['just taken', leaseEnd(now, leaseMs)],
    ['a little ahead', inMs(leaseMs + 60_000)],
    ['far ahead', inMs(leaseMs + 60_001)],
  ] as const;
  for (const [name, until] of held)
    await tables.insertInto('lamps').values({ name, held_until: until }).execute();
  const free = await tables
    .selectFrom('lamps')
    .select('name')
    .where((row) => leaseIsOver(row, 'held_until', { now, leaseMs }))
    .orderBy('name')
    .execute();
  expect(free.map(({ name }) => name)).toEqual(['far ahead', 'never taken', 'run out']);
});

function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a lease is renewed well before it is over, until it is let go', async () => {
  stopTheClock();
  const renewed: Date[] = [];
  const letGo = keepLease({
    leaseMs,
    now: () => now,
    renew: async (until) => renewed.push(until) > 0,
    onFailure: (error) => expect.unreachable(String(error)),
  });
  vi.advanceTimersByTime(leaseMs);
  expect(renewed).toEqual([1, 2, 3, 4].map(() => inMs(leaseMs)));
  letGo();
  vi.advanceTimersByTime(leaseMs);
  expect(renewed).toHaveLength(4);
});

test('whoever works hears that the lease is lost, and not that it could not be asked', async () => {
  stopTheClock();
  const answers = [Promise.reject(new Error('away')), Promise.resolve(true), Promise.resolve(false)];
  const heard: string[] = [];
  const letGo = keepLease({
    leaseMs,
    now: () => now,
    renew: () => answers.shift() ?? Promise.resolve(true),
    onLost: () => void heard.push('lost'),
    onFailure: (error) => void heard.push(String(error)),
  });
  vi.advanceTimersByTime((leaseMs / 4) * 3);
  await vi.waitFor(() => expect(heard).toEqual(['Error: away', 'lost']));
  letGo();
});
