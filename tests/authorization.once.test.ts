import { describe, expect, test } from 'vitest';
import { allCalls } from '#contract/calls.ts';
import { adminEmail, newAdmin } from '#tests/support/family/admins.ts';
import { openTestHouse, type Answer, type TestHouse } from '#tests/support/house/house.ts';
import { quickToSpeak } from '#tests/support/sound/quick-to-speak.ts';
import { make, nameOf, policy, rows } from '#tests/support/rules/policy.ts';
import { newFamily, newVisitor, type Family, type Visitor } from '#tests/support/family/visitor.ts';

const guarded = rows.filter(({ row }) => row.who !== 'anyone');

describe('the policy', () => {
  test('has a row for every call, and none for a call that is gone', () => {
    expect(Object.keys(policy).toSorted()).toEqual(allCalls.map(nameOf).toSorted());
  });

  test('says the same as the contract', () => {
    const inContract = { visitor: 'anyone', family: 'family', admin: 'admin' } as const;
    for (const { call, name, row } of rows) expect(row.who, name).toBe(inContract[call.access]);
  });
});

/** Every call for which the answer is not what the policy says. */
async function deviations(
  calls: typeof rows,
  ask: (one: (typeof rows)[number]) => Promise<Answer>,
  expected: number[],
) {
  const found: string[] = [];
  for (const one of calls) {
    const { status } = await ask(one);
    if (!expected.includes(status)) found.push(`${one.name}: ${status}`);
  }
  return found;
}

/** What is spoken is nobody's question here. */
const openGuardedHouse = async () =>
  openTestHouse({ environment: await quickToSpeak({ TRUST_PROXY: '1', ADMIN_EMAILS: adminEmail }) });

function withCookie(house: TestHouse, sid: string): Visitor {
  const visitor = newVisitor(house);
  visitor.cookies.set('sid', sid);
  return visitor;
}

const sidOf = (family: Family): string => family.cookies.get('sid') ?? '';

/** Calls about things that stay where they are, since nothing is done: each address is asked for once, and not before every refusal. */
const withFixedPaths = async (calls: typeof rows, owner: Family): Promise<typeof rows> =>
  Promise.all(
    calls.map(async (one) => {
      const path = await one.row.path?.(owner);
      return path === undefined ? one : { ...one, row: { ...one.row, path: async () => path } };
    }),
  );

/** Everything that is kept of the owner, in which nothing may change. What the calls are about is made first. */
async function keptOf(owner: Family): Promise<unknown> {
  for (const { row } of rows) await row.path?.(owner);
  const answer = await owner.ask('GET', '/api/account/export');
  expect(answer.status).toBe(200);
  return { ...(answer.json as object), exportedAt: null };
}

describe('what only a family may do', () => {
  test('is refused to everybody whose session is none, forged, over, ended or of an account that is gone', async () => {
    const house = await openGuardedHouse();
    const late = sidOf(await newFamily(house));
    house.clock.pass(31 * 86_400_000);
    const owner = await newFamily(house);
    const ended = await newFamily(house);
    const endedSid = sidOf(ended);
    await ended.ask('POST', '/api/logout');
    const gone = await newFamily(house);
    const goneSid = sidOf(gone);
    await gone.ask('DELETE', `/api/delete-account?userId=${gone.userId}`);

    const before = await keptOf(owner);
    const calls = await withFixedPaths(guarded, owner);
    const nobodies: Record<string, () => Visitor> = {
      'a visitor': () => newVisitor(house),
      'a forger': () => withCookie(house, 'x'.repeat(43)),
      'somebody with half a token': () => withCookie(house, sidOf(owner).slice(0, -1)),
      'somebody who was away for a month': () => withCookie(house, late),
      'somebody who signed out': () => withCookie(house, endedSid),
      'somebody whose account is gone': () => withCookie(house, goneSid),
    };
    for (const [who, visitor] of Object.entries(nobodies)) {
      expect(await deviations(calls, (one) => make(visitor(), one, owner), [401]), who).toEqual([]);
      const query = `?userId=${owner.userId}`;
      expect(await deviations(calls, (one) => make(visitor(), one, owner, { query }), [401]), who).toEqual(
        [],
      );
    }
    const bearers = ['Bearer', `Bearer ${'x'.repeat(43)}`, `Bearer ${goneSid}`, `Bearer ${owner.userId}`];
    for (const authorization of bearers)
      expect(
        await deviations(
          calls,
          (one) => make(withCookie(house, sidOf(owner)), one, owner, { headers: { authorization } }),
          [401],
        ),
      ).toEqual([]);
    expect(await keptOf(owner)).toEqual(before);
  }, 120_000);

  test('is refused to whoever says they are somebody else, admins too', async () => {
    const house = await openGuardedHouse();
    const owner = await newFamily(house);
    const other = await newFamily(house);
    const admin = await newAdmin(house);
    const before = await keptOf(owner);
    await keptOf(other);
    const calls = await withFixedPaths(guarded, other);
    const me = other.userId;
    const you = owner.userId;
    const queries = [
      `?userId=${you}`,
      `?userId=${me}&userId=${you}`,
      `?userId=${you}&userId=${me}`,
      `?userId=${me.toUpperCase()}`,
      `?userId=${me}%20`,
      '?userId=',
      `?userId[]=${me}&userId=${you}`,
    ];
    for (const query of queries)
      expect(await deviations(calls, (one) => make(other, one, other, { query }), [403]), query).toEqual([]);
    const withBody = calls.filter(({ call }) => call.method !== 'GET');
    for (const userId of [you, [me], [you, me], { id: me }, null, 7, me.toUpperCase(), ` ${me}`])
      expect(
        await deviations(withBody, (one) => make(other, one, other, { body: { userId } }), [403]),
        JSON.stringify(userId),
      ).toEqual([]);
    expect(
      await deviations(guarded, (one) => make(admin, one, admin, { query: `?userId=${you}` }), [403]),
    ).toEqual([]);
    expect(await keptOf(owner)).toEqual(before);
  }, 120_000);

  test('is not done to what belongs to another family, which looks as if it had never been', async () => {
    const house = await openGuardedHouse();
    const owner = await newFamily(house);
    const other = await newFamily(house);
    const before = await keptOf(owner);
    for (const one of guarded.filter(({ call, row }) => call.path.includes('{') && !row.isNobodys)) {
      const theirs = await make(other, one, owner);
      const path = one.call.path.replace(/\{\w+\}/g, 'never-was');
      const nothing = await make(other, { ...one, row: { ...one.row, path: async () => path } }, owner);
      expect([theirs.status, theirs.text], one.name).toEqual([404, nothing.text]);
    }
    expect(await keptOf(owner)).toEqual(before);
  }, 120_000);

  test('is done for the family itself', async () => {
    const house = await openGuardedHouse();
    for (const one of rows.filter(({ row }) => row.who !== 'admin')) {
      const family = await newFamily(house);
      const answer = await make(family, one, family, {
        query: one.row.path ? '' : `?userId=${family.userId}`,
      });
      expect([one.call.status, ...(one.row.also ?? [])], `${one.name} ${answer.text}`).toContain(
        answer.status,
      );
    }
  }, 120_000);
});

describe('what only an admin may do', () => {
  test('is refused to a family, and done for an admin', async () => {
    const house = await openGuardedHouse();
    const family = await newFamily(house);
    const admin = await newAdmin(house);
    const forAdmins = rows.filter(({ row }) => row.who === 'admin');
    expect(await deviations(forAdmins, (one) => make(family, one, family), [403])).toEqual([]);
    for (const one of forAdmins) {
      const { status, text } = await make(admin, one, admin);
      expect([one.call.status, ...(one.row.also ?? [])], `${one.name} ${text}`).toContain(status);
    }
  }, 120_000);
});

describe('what anyone may do', () => {
  test('is done for a visitor', async () => {
    const house = await openGuardedHouse();
    const owner = await newFamily(house);
    for (const one of rows.filter(({ row }) => row.who === 'anyone')) {
      const { status, text } = await make(newVisitor(house), one, owner);
      expect([one.call.status, ...(one.row.also ?? [])], `${one.name} ${text}`).toContain(status);
    }
  }, 120_000);
});

describe('another website', () => {
  const origins: Record<string, Record<string, string>> = {
    'from elsewhere': { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    'from a neighbour': { origin: 'http://stories.localhost', 'sec-fetch-site': 'same-site' },
    'from nowhere': { origin: 'null' },
    'by a form without an origin': { 'sec-fetch-site': 'cross-site' },
    'that lies about its site': { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' },
  };

  test('changes nothing with a family’s cookie, and reads nothing', async () => {
    const house = await openGuardedHouse();
    const owner = await newFamily(house);
    const before = await keptOf(owner);
    const calls = await withFixedPaths(rows, owner);
    for (const [where, headers] of Object.entries(origins))
      for (const one of calls) {
        const isReading = one.call.method === 'GET';
        const answer = await make(owner, one, owner, {
          headers: { ...headers, ...(isReading && { 'access-control-request-method': 'GET' }) },
        });
        const which = `${one.name}, ${where}`;
        expect(answer.headers.get('access-control-allow-origin'), which).toBeNull();
        expect(answer.headers.get('access-control-allow-credentials'), which).toBeNull();
        if (!isReading) expect(answer.status, which).toBe(403);
      }
    expect(await keptOf(owner)).toEqual(before);
  }, 120_000);

  test('cannot send a form, a text or a file in the place of JSON', async () => {
    const house = await openGuardedHouse();
    const owner = await newFamily(house);
    const before = await keptOf(owner);
    const withBody = (await withFixedPaths(rows, owner)).filter(({ call }) => call.body);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ])
      expect(
        await deviations(
          withBody,
          (one) => make(owner, one, owner, { headers: { 'content-type': type } }),
          [415],
        ),
        type,
      ).toEqual([]);
    expect(await keptOf(owner)).toEqual(before);
  }, 120_000);
});
