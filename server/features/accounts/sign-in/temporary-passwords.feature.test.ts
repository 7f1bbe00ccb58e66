import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/databases.ts';
import { addAccount } from '../account/account-queries.ts';
import { accountMigration } from '../tables.ts';
import { createTemporaryPasswords } from './temporary-passwords.ts';

async function openShelf() {
  const database = await openTestDatabase([accountMigration]);
  const time = { ms: Date.parse('2026-03-01T19:00:00Z') };
  const clock = { now: () => new Date(time.ms) };
  for (const id of ['anna', 'ben'])
    await addAccount(database, {
      id,
      email: `${id}@home.example`,
      first_name: '',
      last_name: '',
      password_hash: null,
      must_change_password: false,
      email_confirmed_at: null,
      last_sign_in_at: null,
      created_at: clock.now(),
    });
  return { passwords: createTemporaryPasswords({ database, clock, key: randomBytes(32) }), database, time };
}

describe('a password that we make', () => {
  test('in a letter that is sent again is the same, and has its whole hour from then', async () => {
    const { passwords, database, time } = await openShelf();
    const first = await passwords.makeMailed(database, 'anna', 'letter-1');
    time.ms += 50 * 60_000;
    expect(await passwords.makeMailed(database, 'anna', 'letter-1')).toBe(first);
    time.ms += 50 * 60_000;
    expect(await passwords.match('anna', first ?? '')).toMatchObject({ id: 'letter-1', kind: 'mailed' });
    expect(await passwords.match('ben', first ?? '')).toBeNull();
    expect(await passwords.match(undefined, first ?? '')).toBeNull();
  });

  test('is one of three at most that are under way, and an old one makes room', async () => {
    const { passwords, database, time } = await openShelf();
    const made: (string | null)[] = [];
    for (const letter of ['1', '2', '3', '4'])
      made.push(await passwords.makeMailed(database, 'anna', letter));
    expect(new Set(made).size).toBe(4);
    expect(made[3]).toBeNull();
    expect(await passwords.match('anna', made[0] ?? '')).not.toBeNull();
    time.ms += 60 * 60_000;
    expect(await passwords.makeMailed(database, 'anna', '4')).not.toBeNull();
  });

  test('once used is not made to work again by a letter that comes twice', async () => {
    const { passwords, database } = await openShelf();
    const password = (await passwords.makeMailed(database, 'anna', 'letter-1')) ?? '';
    const slot = await passwords.match('anna', password);
    expect(slot && (await passwords.use(database, slot))).toBe(true);
    expect(slot && (await passwords.use(database, slot))).toBe(false);
    await passwords.makeMailed(database, 'anna', 'letter-1');
    expect(await passwords.match('anna', password)).toBeNull();
    expect(await passwords.used('anna', password)).toMatchObject({ kind: 'mailed' });
  });

  test('for the browser that paid is replaced by the next one shown, and leaves mailed ones alone', async () => {
    const { passwords, database } = await openShelf();
    const mailed = (await passwords.makeMailed(database, 'anna', 'letter-1')) ?? '';
    const first = await passwords.makeFirst(database, 'anna');
    const second = await passwords.makeFirst(database, 'anna');
    expect(await passwords.match('anna', first)).toBeNull();
    expect(await passwords.match('anna', second)).toMatchObject({ kind: 'first' });
    expect(await passwords.match('anna', mailed)).toMatchObject({ kind: 'mailed' });
  });

  test('made by a clock that was ahead does not open for longer than an hour', async () => {
    const { passwords, database, time } = await openShelf();
    time.ms += 48 * 60 * 60_000;
    const password = (await passwords.makeMailed(database, 'anna', 'letter-1')) ?? '';
    time.ms -= 30_000;
    expect(await passwords.match('anna', password)).not.toBeNull();
    time.ms -= 48 * 60 * 60_000;
    expect(await passwords.match('anna', password)).toBeNull();
  });

  test('goes when its time is over', async () => {
    const { passwords, database, time } = await openShelf();
    await passwords.makeMailed(database, 'anna', 'letter-1');
    await passwords.makeFirst(database, 'ben');
    time.ms += 2 * 60 * 60_000;
    await passwords.sweep();
    const left = await database
      .tables<{ temporary_passwords: { user_id: string } }>()
      .selectFrom('temporary_passwords')
      .select('user_id')
      .execute();
    expect(left).toEqual([{ user_id: 'ben' }]);
  });
});
