import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { describeOnce } from '#tests/support/database/told-once.ts';
import { openPlace } from '#tests/support/database/databases.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { newFamily, newVisitor, signIn, userIn, type Visitor } from '#tests/support/family/visitor.ts';

const day = 86_400_000;
const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.ask('GET', '/api/account/export')).status === 200;

describe('a session', () => {
  test('is a cookie that no script reads, new at every sign-in, and never one that was brought along', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const first = family.cookies.get('sid');
    family.cookies.set('sid', 'brought-along');
    const answer = await family.ask('POST', '/api/login', { email: family.email, password: family.password });
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('sid='));
    expect(line).toMatch(/^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(line).not.toContain('brought-along');
    expect(family.cookies.get('sid')).not.toBe(first);
    expect(answer.text).not.toContain(family.cookies.get('sid'));
  });

  test('ends when its browser signs in anew', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const copied = newVisitor(house);
    copied.cookies.set('sid', family.cookies.get('sid') ?? '');
    await signIn(family, family.email, family.password);
    expect(await isSignedIn(family)).toBe(true);
    expect(await isSignedIn(copied)).toBe(false);
  });

  test('on https belongs to this very host and goes over https alone', async () => {
    const house = await openTestHouse({ environment: { PUBLIC_URL: 'https://stories.home.example' } });
    const family = await newFamily(house);
    const answer = await family.ask('POST', '/api/login', { email: family.email, password: family.password });
    for (const line of answer.headers.getSetCookie())
      expect(line).toMatch(/^__Host-\w+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await isSignedIn(family)).toBe(true);
    const plain = newVisitor(house);
    plain.cookies.set('sid', family.cookies.get('__Host-sid') ?? '');
    expect(await isSignedIn(plain)).toBe(false);
  });

  test('is kept as a hash, from which nobody can sign in', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const database = await openPlace(house.place);
    const rows = await database
      .tables<{ sessions: { token_hash: string } }>()
      .selectFrom('sessions')
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(family.cookies.get('sid'));
    const thief = newVisitor(house);
    thief.cookies.set('sid', rows[0]?.token_hash ?? '');
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('stays while it is used once a month, and ends after thirty days without, or ninety in all', async () => {
    const house = await openTestHouse();
    const used = await newFamily(house);
    const left = await newFamily(house);
    for (const daysLater of [29, 29, 29]) {
      house.clock.pass(daysLater * day);
      expect(await isSignedIn(used)).toBe(true);
    }
    expect(await isSignedIn(left)).toBe(false);
    house.clock.pass(2 * day);
    expect(await isSignedIn(used)).toBe(true);
    house.clock.pass(day);
    expect(await isSignedIn(used)).toBe(false);
  });

  test('that began while the clock was a year ahead lives no longer than any other', async () => {
    const house = await openTestHouse();
    house.clock.pass(365 * day);
    const family = await newFamily(house);
    house.clock.pass(-365 * day);
    expect(await isSignedIn(family)).toBe(true);
    for (const daysLater of [29, 29, 29]) {
      house.clock.pass(daysLater * day);
      expect(await isSignedIn(family)).toBe(true);
    }
    house.clock.pass(3 * day);
    expect(await isSignedIn(family)).toBe(false);
  });

  test('that nobody uses is still there on the thirtieth day, and not a day after it', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    house.clock.pass(30 * day - 1);
    const copy = newVisitor(house);
    copy.cookies.set('sid', family.cookies.get('sid') ?? '');
    expect(await isSignedIn(copy)).toBe(true);
    house.clock.pass(31 * day);
    expect(await isSignedIn(copy)).toBe(false);
  });

  test('never ends earlier than thirty days after it was used, whenever that was noted', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    // So soon after the sign-in that nothing is noted.
    house.clock.pass(day - 1);
    expect(await isSignedIn(family)).toBe(true);
    house.clock.pass(30 * day);
    expect(await isSignedIn(family)).toBe(true);
  });

  test('is written down once a day at most, however often a family comes', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const database = await openPlace(house.place);
    const lastSeen = async () =>
      await database
        .tables<{ sessions: { last_seen_at: Date } }>()
        .selectFrom('sessions')
        .select('last_seen_at')
        .execute();
    const atFirst = await lastSeen();
    house.clock.pass(day - 1);
    await isSignedIn(family);
    expect(await lastSeen()).toEqual(atFirst);
    house.clock.pass(1);
    await isSignedIn(family);
    expect(await lastSeen()).toEqual([{ last_seen_at: house.clock.now() }]);
  });

  test('opens what is there although nothing can be written', async ({ skip }) => {
    skip(inject('databaseKind') === 'postgres', 'its disk is not ours to fill');
    const house = await openTestHouse();
    const family = await newFamily(house);
    const database = await openPlace(house.place);
    await sql`create trigger full_disk before update on sessions begin
      select raise(abort, 'database or disk is full'); end`.execute(database.tables());
    house.clock.pass(2 * day);
    expect(await isSignedIn(family)).toBe(true);
    expect(house.logged()).toContain('that a family came could not be noted');
  });

  test('ends at sign-out, for every process that shares the database', async () => {
    const house = await openTestHouse();
    const second = await openTestHouse({ place: house.place });
    const family = await newFamily(house);
    const there = { ...newVisitor(second), cookies: family.cookies };
    const elsewhere = newVisitor(second);
    elsewhere.cookies.set('sid', family.cookies.get('sid') ?? '');
    expect(await isSignedIn(elsewhere)).toBe(true);
    const out = await family.ask('POST', '/api/logout');
    expect([out.status, out.text]).toEqual([204, '']);
    expect(family.cookies.has('sid')).toBe(false);
    expect(there.cookies.has('sid')).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await newVisitor(house).ask('POST', '/api/logout')).status).toBe(204);
  });

  test('says whose it is, and stands for nobody else', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const other = await newFamily(house);
    const check = async (visitor: Visitor, body: unknown) => {
      const answer = await visitor.ask('POST', '/api/validate-session', body);
      expect(answer.status).toBe(200);
      return (answer.json as { valid: boolean }).valid;
    };
    expect(await check(family, { userId: family.userId })).toBe(true);
    expect(userIn(await family.ask('POST', '/api/validate-session', { userId: family.userId })).email).toBe(
      family.email,
    );
    expect(await check(family, { userId: other.userId })).toBe(false);
    expect(await check(newVisitor(house), { userId: family.userId })).toBe(false);
    const forged = newVisitor(house);
    forged.cookies.set('sid', 'x'.repeat(43));
    expect(await check(forged, { userId: family.userId })).toBe(false);
    expect((await family.ask('POST', '/api/validate-session', { userId: [family.userId] })).status).toBe(400);
  });
});

describeOnce('the native app', () => {
  const native = { origin: 'capacitor://localhost' };

  test('gets a token instead of a cookie, and the browser never gets one', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const login = { email: family.email, password: family.password };
    const web = await newVisitor(house).ask('POST', '/api/login', login);
    expect(Object.keys(web.json as object)).toEqual(['user']);

    const app = await newVisitor(house).ask('POST', '/api/login', login, { headers: native });
    const { token } = app.json as { token: string };
    expect(app.headers.getSetCookie()).toEqual([]);
    expect(token).toMatch(/^[\w-]{43}$/);
    const asApp = (authorization: string) =>
      newVisitor(house).ask('GET', '/api/account/export', undefined, {
        headers: { ...native, authorization },
      });
    expect((await asApp(`Bearer ${token}`)).status).toBe(200);
    expect((await asApp(`Bearer ${token}x`)).status).toBe(401);
    expect((await asApp(`Bearer ${token} ${token}`)).status).toBe(401);
  });

  test('of an unknown origin is not the native app', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    for (const origin of ['https://elsewhere.example', 'null', 'https://localhost.elsewhere.example']) {
      const answer = await newVisitor(house).ask(
        'POST',
        '/api/login',
        { email: family.email, password: family.password },
        { headers: { origin } },
      );
      expect([answer.status, answer.text.includes('token')]).toEqual([403, false]);
    }
  });

  test('is not the browser of a house that stands at the very origin of the app', async () => {
    const house = await openTestHouse({ environment: { PUBLIC_URL: 'https://localhost' } });
    const family = await newFamily(house);
    const browser = newVisitor(house);
    const headers = { origin: 'https://localhost', 'sec-fetch-site': 'same-origin' };
    const login = { email: family.email, password: family.password };
    const answer = await browser.ask('POST', '/api/login', login, { headers });
    expect([answer.status, answer.text.includes('token')]).toEqual([200, false]);
    const seen = await browser.ask('POST', '/api/validate-session', {}, { headers });
    expect(seen.json).toMatchObject({ valid: true });
  });

  test('is who its token says, whatever cookie comes with it', async () => {
    const house = await openTestHouse();
    const mum = await newFamily(house);
    const dad = await newFamily(house);
    const bearer = async (authorization: string) => {
      const answer = await mum.ask('POST', '/api/validate-session', {}, { headers: { authorization } });
      return (answer.json as { user?: { id: string } }).user?.id;
    };
    expect(await bearer(`Bearer ${dad.cookies.get('sid')}`)).toBe(dad.userId);
    expect(await bearer('Bearer wrong')).toBeUndefined();
    expect(await bearer('bearer')).toBeUndefined();
    // A proxy with a password of its own in front of the house adds this one.
    expect(await bearer('Basic bXVtOnNlY3JldA==')).toBe(mum.userId);
    const cookieOnly = await mum.ask('POST', '/api/validate-session', {}, { headers: native });
    expect(cookieOnly.json).toEqual({ valid: false });
  });
});

describe('changing the password', () => {
  const change = (email: string, currentPassword: string, newPassword: string) => ({
    email,
    currentPassword,
    newPassword,
  });

  test('signs every other device out, and this one stays under a new token', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const tablet = newVisitor(house);
    await signIn(tablet, family.email, family.password);
    const copied = newVisitor(house);
    copied.cookies.set('sid', family.cookies.get('sid') ?? '');

    const body = change(family.email, family.password, 'sleepy-otter-9');
    const answer = await family.ask('POST', '/api/change-password', body);
    expect([answer.status, answer.json]).toEqual([
      200,
      { message: 'Your password has been updated successfully' },
    ]);
    expect(await isSignedIn(family)).toBe(true);
    expect(await isSignedIn(tablet)).toBe(false);
    expect(await isSignedIn(copied)).toBe(false);
    const again = newVisitor(house);
    expect(
      (await again.ask('POST', '/api/login', { email: family.email, password: family.password })).status,
    ).toBe(401);
    await signIn(again, family.email, 'sleepy-otter-9');
  });

  test('is refused with a wrong current password, for somebody else, for a weak one, and to a visitor', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const other = await newFamily(house);
    const ask = async (body: object, who: Visitor = family) => {
      const { status, json } = await who.ask('POST', '/api/change-password', body);
      return { status, json };
    };
    expect(await ask(change(family.email, 'wrong-kettle', 'sleepy-otter-9'))).toMatchObject({
      status: 401,
      json: { fields: { currentPassword: 'That is not your current password. Please try again.' } },
    });
    expect((await ask(change(other.email, other.password, 'sleepy-otter-9'))).status).toBe(403);
    expect((await ask(change(family.email, family.password, 'password1'))).status).toBe(400);
    expect((await ask(change(family.email, family.password, '12345'))).status).toBe(400);
    expect(await ask({ email: family.email, newPassword: 'sleepy-otter-9' })).toMatchObject({
      status: 400,
      json: { message: 'Please enter both current and new passwords' },
    });
    expect(
      (await ask(change(family.email, family.password, 'sleepy-otter-9'), newVisitor(house))).status,
    ).toBe(401);
    await signIn(newVisitor(house), family.email, family.password);
    await signIn(newVisitor(house), other.email, other.password);
  });
});
