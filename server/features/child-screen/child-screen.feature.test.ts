import { describe, expect, test } from 'vitest';
import type { ChildScreen, Night } from '#contract/child-screen.ts';
import type { ProblemBody } from '#contract/problem.ts';
import type { Story } from '#contract/stories.ts';
import { testOnce } from '#tests/support/database/told-once.ts';
import { adminEmail } from '#tests/support/family/admins.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { make, rows } from '#tests/support/rules/policy.ts';
import { quickToSpeak } from '#tests/support/sound/quick-to-speak.ts';
import { storyAbout } from '#tests/support/family/told-story.ts';
import { type Family, newFamily, newVisitor, signIn } from '#tests/support/family/visitor.ts';

const minuteMs = 60_000;
const path = '/api/child-screen';

/** What a device in a child's hands may do. Everything else there is, is refused. */
const allowed = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/openapi.json',
  'GET /api/config',
  'POST /api/validate-session',
  'GET /api/narrations/{id}/sound',
  'GET /api/narrations/{id}/marks',
  'GET /api/child-screen',
  'POST /api/child-screen/stories/{id}/tell',
  'PUT /api/child-screen/stories/{id}/place',
  'POST /api/child-screen/sleep',
  'POST /api/child-screen/take-back',
];

async function openTellingHouse(): Promise<TestHouse> {
  return openTestHouse({ environment: await quickToSpeak({ TRUST_PROXY: '1', ADMIN_EMAILS: adminEmail }) });
}

/** The family's other device, which stays in a parent's hands. */
async function otherDevice(house: TestHouse, family: Family): Promise<Family> {
  const visitor = newVisitor(house);
  await signIn(visitor, family.email, family.password);
  return { ...visitor, email: family.email, password: family.password, userId: family.userId };
}

async function newChild(family: Family, name: string, age = 6): Promise<string> {
  const answer = await family.ask('POST', '/api/family-members', { name, age, relationship: 'child' });
  expect(answer.status, answer.text).toBe(201);
  return (answer.json as { id: string }).id;
}

type Giving = { stories?: number; minutes?: number; timeZone?: string };

/** A family with Mia and Tom, a story for each, and this device in Mia's hands. */
async function givenToMia(house: TestHouse, { stories, minutes, timeZone = 'UTC' }: Giving = {}) {
  const family = await newFamily(house);
  const parent = await otherDevice(house, family);
  const mia = await newChild(family, 'Mia');
  await newChild(family, 'Tom', 2);
  const hers = await storyAbout(house, family, 'Mia');
  house.clock.pass(1_000);
  const second = await storyAbout(house, family, 'Mia', { theme: 'a robot' });
  const his = await storyAbout(house, family, 'Tom', { theme: 'a whale' });
  expect((await family.ask('PUT', `${path}/code`, { code: '2468' })).status).toBe(204);
  const bedtime = { stories: stories ?? null, minutes: minutes ?? null };
  const given = await family.ask('POST', path, { childId: mia, bedtime, timeZone });
  expect(given.status, given.text).toBe(201);
  return { child: family, parent, mia, hers, second, his, screen: given.json as ChildScreen };
}

const screenOf = async (family: Family) => (await family.ask('GET', path)).json as ChildScreen | null;
const tell = (family: Family, { id }: Pick<Story, 'id'>) => family.ask('POST', `${path}/stories/${id}/tell`);
const codeOf = (json: unknown) => (json as ProblemBody | undefined)?.code;

describe('the server’s lock', () => {
  testOnce(
    'refuses every call there is but those named, and says so in plain words',
    async () => {
      const house = await openTellingHouse();
      const { child, parent } = await givenToMia(house);
      const refused: string[] = [];
      for (const one of rows) {
        const answer = await make(child, one, parent);
        if (codeOf(answer.json) !== 'with_a_child') continue;
        expect([answer.status, answer.text], one.name).toEqual([
          403,
          expect.stringContaining('A grown-up can take it back'),
        ]);
        refused.push(one.name);
      }
      const everything = rows.map(({ name }) => name);
      expect(everything.filter((name) => !refused.includes(name)).toSorted()).toEqual(allowed.toSorted());
      // Nothing of it has happened: the account is there, its stories and its people too, and the other device knows of no child.
      expect((await parent.ask('GET', '/api/stories')).status).toBe(200);
      expect(await screenOf(parent)).toBeNull();
      expect(await screenOf(child)).not.toBeNull();
    },
    120_000,
  );

  testOnce('holds by a bearer token, for an admin, and after the session was looked at anew', async () => {
    const house = await openTellingHouse();
    const { child } = await givenToMia(house);
    const authorization = `Bearer ${child.cookies.get('sid') ?? ''}`;
    const bare = newVisitor(house);
    const byToken = await bare.ask('GET', '/api/stories', undefined, { headers: { authorization } });
    expect(codeOf(byToken.json)).toBe('with_a_child');
    const validated = await child.ask('POST', '/api/validate-session', {});
    expect(validated.json).toMatchObject({ valid: true, user: { isWithChild: true } });
    // Not by signing in over it, not by signing out of it, and not by another account.
    const { email, password } = child;
    for (const [call, body] of [
      ['/api/login', { email, password }],
      ['/api/logout', undefined],
      ['/api/reset-password', { email }],
    ] as const)
      expect(codeOf((await child.ask('POST', call, body)).json)).toBe('with_a_child');
    expect(await screenOf(child)).not.toBeNull();
  });

  testOnce('leads from every public page to the child’s', async () => {
    const house = await openTellingHouse();
    const { child, parent } = await givenToMia(house);
    for (const page of ['/', '/?front', '/about', '/subscribe', '/terms', '/privacy']) {
      const answer = await child.ask('GET', page);
      expect([page, answer.status, answer.headers.get('location')]).toEqual([page, 302, '/dashboard']);
    }
    expect((await parent.ask('GET', '/about')).status).toBe(200);
  });

  test('shows this child’s stories and tells them, and no other’s', async () => {
    const house = await openTellingHouse();
    const { child, parent, hers, second, his, screen } = await givenToMia(house);
    expect(screen).toMatchObject({ child: { name: 'Mia', age: 6 } });
    expect(screen.stories.map(({ id }) => id)).toEqual([second.id, hers.id]);
    expect(await screenOf(child)).toEqual(screen);
    expect(JSON.stringify(screen)).not.toContain(his.id);
    const told = await tell(child, hers);
    expect(told.status, told.text).toBe(200);
    const { audioUrl } = told.json as { audioUrl: string };
    expect((await fetch(audioUrl)).headers.get('content-type')).toBe('audio/mpeg');
    const never = await tell(child, { id: 'never-was' });
    const another = await tell(child, his);
    expect([another.status, another.text]).toEqual([404, never.text]);
    const place = { positionMs: 4_000, isPlaying: true, isHeard: false };
    expect((await child.ask('PUT', `${path}/stories/${his.id}/place`, place)).status).toBe(404);
    expect((await child.ask('PUT', `${path}/stories/${hers.id}/place`, place)).status).toBe(204);
    expect((await tell(child, hers)).json).toMatchObject({ positionMs: 4_000 });
    // Once the child has left the family nothing is shown, and the device stays locked.
    const members = (await parent.ask('GET', '/api/family-members')).json as { id: string; name: string }[];
    const mia = members.find(({ name }) => name === 'Mia');
    await parent.ask('DELETE', `/api/family-members/${mia?.id}`);
    expect(await screenOf(child)).toMatchObject({ child: null, stories: [] });
    expect(codeOf((await child.ask('GET', '/api/stories')).json)).toBe('with_a_child');
    expect(house.logged()).not.toContain('Mia');
  }, 60_000);
});

describe('giving a device away', () => {
  test('needs a code, and a child of this family', async () => {
    const house = await openTellingHouse();
    const family = await newFamily(house);
    const mia = await newChild(family, 'Mia');
    const grandpa = await newChild(family, 'Grandpa', 70);
    const give = (childId: string, more: object = {}) =>
      family.ask('POST', path, {
        childId,
        bedtime: { stories: null, minutes: null },
        timeZone: 'UTC',
        ...more,
      });
    expect((await family.ask('GET', `${path}/code`)).json).toEqual({ isChosen: false });
    expect((await give(mia)).status).toBe(409);
    for (const code of ['123', '12345', 'abcd', 1234, '١٢٣٤'])
      expect((await family.ask('PUT', `${path}/code`, { code })).status).toBe(400);
    await family.ask('PUT', `${path}/code`, { code: '0007' });
    expect((await family.ask('GET', `${path}/code`)).json).toEqual({ isChosen: true });
    expect((await give(grandpa)).status).toBe(404);
    expect((await give('somebody')).status).toBe(404);
    expect((await give(mia, { timeZone: 'Moon/Crater' })).status).toBe(400);
    expect((await family.ask('GET', '/api/stories')).status).toBe(200);
    const kept = (await family.ask('GET', '/api/account/export')).text;
    expect(kept).toContain('"hasCode":true');
    expect(kept).not.toContain('0007');
  });
});

describe('taking a device back', () => {
  const takeBack = (family: Family, body: object) => family.ask('POST', `${path}/take-back`, body);

  test('is done by the code, and nothing of the lock is left', async () => {
    const house = await openTellingHouse();
    const { child } = await givenToMia(house);
    const wrong = await takeBack(child, { code: '1111' });
    expect([wrong.status, wrong.text]).toEqual([401, expect.stringContaining('4 more tries')]);
    expect((await child.ask('GET', '/api/stories')).status).toBe(403);
    expect((await takeBack(child, { code: '2468' })).status).toBe(204);
    expect((await child.ask('GET', '/api/stories')).status).toBe(200);
    expect(await screenOf(child)).toBeNull();
  });

  test('is not done by a code after five wrong ones, however many are sent at once, but by the password', async () => {
    const house = await openTellingHouse();
    const { child, parent } = await givenToMia(house);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, count) => takeBack(child, { code: String(1_000 + count) })),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(16);
    expect((await takeBack(child, { code: '2468' })).status).toBe(429);
    // Not by waiting either.
    house.clock.pass(3 * 86_400_000);
    expect((await takeBack(child, { code: '2468' })).status).toBe(429);
    expect((await takeBack(child, { password: 'not-it-at-all' })).status).toBe(401);
    expect((await child.ask('GET', '/api/stories')).status).toBe(403);
    expect((await takeBack(child, { password: child.password })).status).toBe(204);
    expect((await child.ask('GET', '/api/stories')).status).toBe(200);
    expect((await parent.ask('GET', '/api/stories')).status).toBe(200);
    for (const secret of ['2468', child.password]) expect(house.logged()).not.toContain(secret);
  });

  test('a parent who has forgotten the code chooses another on another device, or ends every session by a new password', async () => {
    const house = await openTellingHouse();
    const { child, parent } = await givenToMia(house);
    for (let count = 0; count < 5; count += 1) await takeBack(child, { code: '1111' });
    await parent.ask('PUT', `${path}/code`, { code: '1357' });
    expect((await takeBack(child, { code: '2468' })).status).toBe(401);
    const { email, password } = parent;
    await parent.ask('POST', '/api/change-password', {
      email,
      currentPassword: password,
      newPassword: 'sleepy-otter-9',
    });
    expect((await child.ask('GET', path)).status).toBe(401);
  });
});

describe('bedtime', () => {
  const nightOf = async (family: Family): Promise<Night | undefined> => (await screenOf(family))?.night;

  test('comes after the last story, for every tab at once, and ends in the morning of the family’s own clock', async () => {
    const house = await openTellingHouse();
    const { child, hers, second } = await givenToMia(house, { stories: 1, timeZone: 'Pacific/Auckland' });
    expect(await nightOf(child)).toEqual({
      endsAt: null,
      storiesLeft: 1,
      lastStory: null,
      asleepUntil: null,
    });
    const both = await Promise.all([tell(child, hers), tell(child, second)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      expect.toBeOneOf([403, 409]),
    ]);
    const heard = both[0].status === 200 ? hers : second;
    const other = heard === hers ? second : hers;
    expect((await tell(child, other)).status).toBe(403);
    // The same one again is still the same one, until it is over.
    expect((await tell(child, heard)).status).toBe(200);
    house.clock.pass(10 * minuteMs);
    expect((await tell(child, heard)).text).toContain('asleep');
    expect(await nightOf(child)).toMatchObject({ storiesLeft: 0, asleepUntil: '2026-11-21T17:00:00.000Z' });
    house.clock.pass(Date.parse('2026-11-21T17:00:00.000Z') - house.clock.now().getTime());
    expect(await nightOf(child)).toEqual({
      endsAt: null,
      storiesLeft: 1,
      lastStory: null,
      asleepUntil: null,
    });
    expect((await tell(child, other)).status).toBe(200);
  }, 60_000);

  test('comes after so many minutes, or when the light is put down', async () => {
    const house = await openTellingHouse();
    const { child, hers, second } = await givenToMia(house, { minutes: 30 });
    house.clock.pass(60 * minuteMs);
    const told = await tell(child, hers);
    expect(told.json).toMatchObject({
      night: { endsAt: new Date(house.clock.now().getTime() + 30 * minuteMs).toISOString() },
    });
    house.clock.pass(29 * minuteMs);
    expect((await tell(child, second)).status).toBe(200);
    house.clock.pass(minuteMs);
    expect((await tell(child, second)).status).toBe(403);

    const { child: another, hers: story } = await givenToMia(house);
    const asleep = (await another.ask('POST', `${path}/sleep`)).json as Night;
    expect(asleep.asleepUntil).toBe('2026-11-21T06:00:00.000Z');
    expect((await tell(another, story)).status).toBe(403);
  }, 60_000);
});
