import { describe, expect, test } from 'vitest';
import { confirmToken } from '#tests/support/family/admins.ts';
import { untilNothingRuns } from '#tests/support/house/nothing-runs.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { letterTo, lettersTo } from '#tests/support/family/letters.ts';
import {
  newFamily,
  newVisitor,
  signIn,
  signUpForm,
  userIn,
  type Visitor,
} from '#tests/support/family/visitor.ts';

const day = 86_400_000;

describe('a family that signs up', () => {
  test('is told so, signs in, and is in its trial', async () => {
    const house = await openTestHouse();
    const parent = newVisitor(house);
    const signedUp = await parent.ask('POST', '/api/signup', {
      ...signUpForm('Anna@Home.Example'),
      isAdmin: true,
    });
    expect(signedUp.status).toBe(201);
    expect(signedUp.json).toEqual({
      success: true,
      message:
        'Your account has been created successfully. Check your email for login credentials and welcome instructions.',
    });
    expect(parent.cookies.size).toBe(0);

    const login = await parent.ask('POST', '/api/login', {
      email: ' ANNA@home.example',
      password: 'moon-kettle-41',
    });
    expect(login.status).toBe(200);
    expect(login.json).toEqual({
      user: {
        id: expect.any(String),
        username: 'anna@home.example',
        email: 'anna@home.example',
        firstName: 'Anna',
        lastName: 'Ngata',
        createdAt: '2026-11-20T19:00:00.000Z',
        isAdmin: false,
        mustChangePassword: false,
        plan: { state: 'open', trialEndsAt: '2026-11-27T19:00:00.000Z', paidUntil: null, isCancelled: false },
      },
    });
  });

  test('with an address that has an account gets the same answer, and only its owner learns of it', async () => {
    const house = await openTestHouse({ environment: { TRUST_PROXY: '1' } });
    const owner = await newFamily(house, 'anna@home.example');
    const stranger = newVisitor(house);
    const known = await stranger.ask(
      'POST',
      '/api/signup',
      signUpForm('anna@home.example', 'another-kettle-7'),
    );
    const unknown = await stranger.ask('POST', '/api/signup', signUpForm('nobody@home.example'));
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const namesOf = (headers: Headers) => [...headers.keys()].toSorted();
    expect(namesOf(known.headers)).toEqual(namesOf(unknown.headers));

    await letterTo(house, owner.email, 'You have a Lamplight account already');
    expect(
      (await stranger.ask('POST', '/api/login', { email: owner.email, password: 'another-kettle-7' })).status,
    ).toBe(401);
    await signIn(newVisitor(house), owner.email, owner.password);
  });

  test('twice at the same moment has one account and one welcome', async () => {
    const house = await openTestHouse({ environment: { TRUST_PROXY: '1' } });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        newVisitor(house).ask('POST', '/api/signup', signUpForm('anna@home.example')),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    // They come in any order.
    await letterTo(house, 'anna@home.example', 'already');
    await letterTo(house, 'anna@home.example', /^Welcome/);
    await untilNothingRuns(house);
    expect(
      (await lettersTo(house, 'anna@home.example')).filter(({ subject }) => subject.startsWith('Welcome')),
    ).toHaveLength(1);
  });

  test('is asked for another password when everybody uses that one', async () => {
    const house = await openTestHouse();
    const answer = await newVisitor(house).ask(
      'POST',
      '/api/signup',
      signUpForm('anna@home.example', 'Password1'),
    );
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'invalid_field',
      fields: { password: expect.stringContaining('used most') },
    });
  });

  test('ten times in an hour from one home is asked to wait, whatever the address', async () => {
    const house = await openTestHouse({ environment: { TRUST_PROXY: '1' } });
    const home = newVisitor(house);
    for (let time = 0; time < 10; time += 1)
      expect((await home.ask('POST', '/api/signup', signUpForm(`child${time}@home.example`))).status).toBe(
        201,
      );
    const eleventh = await home.ask('POST', '/api/signup', signUpForm('child10@home.example'));
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBe(3_600);
    expect((await newVisitor(house).ask('POST', '/api/signup', signUpForm('next@door.example'))).status).toBe(
      201,
    );
    house.clock.pass(3_600_000);
    expect((await home.ask('POST', '/api/signup', signUpForm('child10@home.example'))).status).toBe(201);
  });
});

describe('a house where many strangers come by (SIGN_UP=confirmed)', () => {
  const environment = { TRUST_PROXY: '1', SIGN_UP: 'confirmed' };
  const login = (visitor: Visitor, email: string, password: string) =>
    visitor.ask('POST', '/api/login', { email, password });

  test('tells nobody by the next sign-in whether an address has an account', async () => {
    const house = await openTestHouse({ environment });
    const owner = newVisitor(house);
    const email = 'anna@home.example';
    await owner.ask('POST', '/api/signup', signUpForm(email));
    const token = await confirmToken(house, email);
    await owner.ask('POST', '/api/confirm-email', { token, password: 'moon-kettle-41' });
    await signIn(owner, email, 'moon-kettle-41');

    const seen: string[][] = [];
    for (const address of [email, 'nobody@home.example']) {
      const stranger = newVisitor(house);
      const steps = [await stranger.ask('POST', '/api/signup', signUpForm(address, 'another-kettle-7'))];
      for (let time = 0; time < 6; time += 1) steps.push(await login(stranger, address, 'another-kettle-7'));
      seen.push(steps.map(({ status, text, headers }) => `${status} ${text} ${[...headers.keys()].join()}`));
    }
    expect(seen[1]).toEqual(seen[0]);
    await letterTo(house, email, 'You have a Lamplight account already');
    expect((await login(owner, email, 'moon-kettle-41')).status).toBe(200);
  });

  test('lets a family in once it has followed the link in its letter, or used our mail', async () => {
    const house = await openTestHouse({ environment });
    const [linked, mailed] = ['anna@home.example', 'ben@home.example'];
    for (const email of [linked, mailed]) {
      const family = newVisitor(house);
      await family.ask('POST', '/api/signup', signUpForm(email));
      expect((await login(family, email, 'moon-kettle-41')).status).toBe(401);
    }
    expect((await letterTo(house, linked, /^Welcome/)).text).toContain('your password opens the door');
    const token = await confirmToken(house, linked);
    await newVisitor(house).ask('POST', '/api/confirm-email', { token, password: 'moon-kettle-41' });
    expect((await login(newVisitor(house), linked, 'moon-kettle-41')).status).toBe(200);

    await newVisitor(house).ask('POST', '/api/reset-password', { email: mailed });
    const { secret } = await letterTo(house, mailed, 'Your temporary password');
    expect((await login(newVisitor(house), mailed, secret ?? '')).status).toBe(200);
  });

  test('asks nothing more of a family that was here before', async () => {
    const open = await openTestHouse({ environment: { TRUST_PROXY: '1' } });
    const family = await newFamily(open);
    await open.close();
    const house = await openTestHouse({ environment, place: open.place });
    expect((await login(newVisitor(house), family.email, family.password)).status).toBe(200);
  });
});

describe('the welcome letter', () => {
  const admins = { TRUST_PROXY: '1', ADMIN_EMAILS: 'Keeper@Home.example,other@home.example' };

  const isAdmin = async (visitor: Visitor) =>
    userIn(await visitor.ask('POST', '/api/validate-session', {})).isAdmin;
  const confirm = (visitor: Visitor, body: object) => visitor.ask('POST', '/api/confirm-email', body);

  test('confirms the address of whoever is signed in, which makes an admin of those who are to be one', async () => {
    const house = await openTestHouse({ environment: admins });
    for (const [email, willBe] of [
      ['keeper@home.example', true],
      ['anna@home.example', false],
    ] as const) {
      const family = await newFamily(house, email);
      expect(await isAdmin(family)).toBe(false);
      expect((await confirm(family, { token: await confirmToken(house, email) })).status).toBe(200);
      expect(await isAdmin(family)).toBe(willBe);
    }
  });

  test('is confirmed by nobody who only opens the link, as a mail program does', async () => {
    const house = await openTestHouse({ environment: admins });
    const stranger = await newFamily(house, 'keeper@home.example');
    const token = await confirmToken(house, stranger.email);
    for (const visitor of [newVisitor(house), stranger])
      for (const path of ['/confirm-email', '/api/confirm-email'])
        await visitor.ask('GET', `${path}?token=${token}`);
    const owner = newVisitor(house);
    const answers = [
      await confirm(owner, { token }),
      await confirm(owner, { token, password: 'what-i-would-choose' }),
      await confirm(await newFamily(house), { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 401, 400]);
    expect(answers[0]?.json).toMatchObject({
      code: 'invalid_field',
      fields: { password: expect.any(String) },
    });
    expect(await isAdmin(stranger)).toBe(false);
  });

  test('is confirmed by the password too, and of an admin only who did it stays signed in', async () => {
    const house = await openTestHouse({ environment: admins });
    const keeper = await newFamily(house, 'keeper@home.example');
    const [here, there] = [newVisitor(house), newVisitor(house)];
    await signIn(here, keeper.email, keeper.password);
    const stolen = new Map(here.cookies);
    const token = await confirmToken(house, keeper.email);
    await confirm(here, { token });
    const isIn = async (visitor: Visitor) =>
      ((await visitor.ask('POST', '/api/validate-session', {})).json as { valid: boolean }).valid;
    expect([await isIn(here), await isIn(keeper)]).toEqual([true, false]);
    expect(await isIn(newVisitor(house, undefined, stolen))).toBe(false);
    expect(await isAdmin(here)).toBe(true);
    // Once more changes nothing.
    expect((await confirm(there, { token, password: keeper.password })).status).toBe(200);
    expect(await isIn(here)).toBe(true);

    const other = await newFamily(house, 'other@home.example');
    const again = { token: await confirmToken(house, other.email), password: other.password };
    expect((await confirm(there, again)).status).toBe(200);
    expect(await isIn(other)).toBe(false);
    await signIn(there, other.email, other.password);
    expect(await isAdmin(there)).toBe(true);
  });

  test('makes an admin of nobody who only knows the password that a stranger signed up with', async () => {
    const house = await openTestHouse({ environment: admins });
    const stranger = await newFamily(house, 'keeper@home.example');
    const owner = newVisitor(house);
    const mailed = async () => {
      await owner.ask('POST', '/api/reset-password', { email: stranger.email });
      return (await letterTo(house, stranger.email, 'Your temporary password')).secret ?? '';
    };
    const password = await mailed();
    await signIn(owner, stranger.email, password);
    // In by our mail, and nobody is an admin yet: the stranger is still inside.
    expect([await isAdmin(owner), await isAdmin(stranger)]).toEqual([false, false]);
    await confirm(owner, { token: await confirmToken(house, stranger.email) });
    expect(await isAdmin(owner)).toBe(true);
    const login = { email: stranger.email, password: stranger.password };
    expect((await newVisitor(house).ask('POST', '/api/login', login)).status).toBe(401);
    expect((await stranger.ask('GET', '/api/stories')).status).toBe(401);
  });

  test('is not needed by an admin who has chosen a password after our mail', async () => {
    const house = await openTestHouse({ environment: admins });
    const stranger = await newFamily(house, 'keeper@home.example');
    const owner = newVisitor(house);
    await owner.ask('POST', '/api/reset-password', { email: stranger.email });
    const secret = (await letterTo(house, stranger.email, 'Your temporary password')).secret ?? '';
    await signIn(owner, stranger.email, secret);
    const change = { email: stranger.email, currentPassword: secret, newPassword: 'sleepy-otter-9' };
    expect((await owner.ask('POST', '/api/change-password', change)).status).toBe(200);
    expect(await isAdmin(owner)).toBe(true);
    expect((await stranger.ask('GET', '/api/stories')).status).toBe(401);
  });

  test('lets a family that is no admin stay signed in everywhere', async () => {
    const house = await openTestHouse({ environment: admins });
    const family = await newFamily(house);
    const tablet = newVisitor(house);
    await signIn(tablet, family.email, family.password);
    await confirm(tablet, { token: await confirmToken(house, family.email) });
    expect((await family.ask('GET', '/api/stories')).status).toBe(200);
  });

  test('counts its passwords with those of the sign-in', async () => {
    const house = await openTestHouse({ environment: admins });
    const keeper = await newFamily(house, 'keeper@home.example');
    const token = await confirmToken(house, keeper.email);
    const guesser = newVisitor(house);
    for (let guess = 0; guess < 5; guess += 1)
      await confirm(guesser, { token, password: `wrong-kettle-${guess}` });
    expect((await confirm(guesser, { token, password: keeper.password })).status).toBe(429);
    const login = { email: keeper.email, password: keeper.password };
    expect((await guesser.ask('POST', '/api/login', login)).status).toBe(429);
  });

  test('confirms nothing with a changed, borrowed or old link', async () => {
    const house = await openTestHouse({ environment: admins });
    const keeper = await newFamily(house, 'keeper@home.example');
    const other = await newFamily(house, 'other@home.example');
    const token = await confirmToken(house, keeper.email);
    const borrowed = (await confirmToken(house, other.email)).replace(other.userId, keeper.userId);
    for (const bad of [
      '',
      '..',
      'a.b.c',
      '\0.zzzzzz.c',
      `${token}x`,
      token.slice(0, -1),
      borrowed,
      '\0',
      [token],
    ])
      expect((await confirm(keeper, { token: bad })).status).toBe(400);
    house.clock.pass(15 * day);
    expect((await confirm(keeper, { token })).status).toBe(400);
    expect(await isAdmin(keeper)).toBe(false);
  });
});

describe('signing in', () => {
  test('with a wrong password, or to no account, gets one and the same answer', async () => {
    const house = await openTestHouse({ environment: { TRUST_PROXY: '1' } });
    const family = await newFamily(house);
    const stranger = newVisitor(house);
    const wrong = await stranger.ask('POST', '/api/login', { email: family.email, password: 'wrong-kettle' });
    const unknown = await stranger.ask('POST', '/api/login', {
      email: 'nobody@home.example',
      password: 'wrong-kettle',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.json).toEqual({
      message: 'Invalid email or password',
      error: 'Invalid email or password',
      code: 'wrong_credentials',
    });
    expect(unknown.text).toBe(wrong.text);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  test('leaves no password, address, token or link in the log', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house, 'canary-address@home.example');
    await family.ask('POST', '/api/login', { email: family.email, password: 'canary-password' });
    await letterTo(house, family.email, /^Welcome/);
    await house.close();
    expect(house.logged()).toContain('answered');
    for (const secret of ['canary', family.password, ...family.cookies.values(), 'Ngata'])
      expect(house.logged()).not.toContain(secret);
  });
});
