import { describe, expect, test } from 'vitest';
import { openTestHouse } from '#tests/support/house.ts';
import { letterTo, lettersTo } from '#tests/support/letters.ts';
import { newFamily, newVisitor, signIn, signUpForm, userIn } from '#tests/support/visitor.ts';

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
    await letterTo(house, 'anna@home.example', 'already');
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

describe('the welcome letter', () => {
  const admins = { TRUST_PROXY: '1', ADMIN_EMAILS: 'Keeper@Home.example,other@home.example' };

  test('confirms the address, which makes an admin of those who are to be one, and of nobody else', async () => {
    const house = await openTestHouse({ environment: admins });
    for (const [email, isAdmin] of [
      ['keeper@home.example', true],
      ['anna@home.example', false],
    ] as const) {
      const family = await newFamily(house, email);
      const who = async () => userIn(await family.ask('POST', '/api/validate-session', {})).isAdmin;
      expect(await who()).toBe(false);
      const { links } = await letterTo(house, email, /^Welcome to Lamplight/);
      const link = new URL(links[0] ?? '');
      const opened = await newVisitor(house).ask('GET', link.pathname + link.search);
      expect([opened.status, opened.headers.get('location')]).toEqual([303, '/login?confirmed=yes']);
      expect(await who()).toBe(isAdmin);
    }
  });

  test('confirms nothing with a changed, borrowed or old link', async () => {
    const house = await openTestHouse({ environment: admins });
    const keeper = await newFamily(house, 'keeper@home.example');
    const other = await newFamily(house, 'other@home.example');
    const tokenFor = async (email: string) =>
      new URL((await letterTo(house, email, /^Welcome/)).links[0] ?? '').searchParams.get('token') ?? '';
    const token = await tokenFor(keeper.email);
    const borrowed = (await tokenFor(other.email)).replace(other.userId, keeper.userId);
    for (const bad of ['', '..', 'a.b.c', '%00.zzzzzz.c', `${token}x`, token.slice(0, -1), borrowed, '%00'])
      expect((await keeper.ask('GET', `/confirm-email?token=${bad}`)).headers.get('location')).toBe('/login');
    await keeper.ask('GET', `/confirm-email?token=a&token=${token}`);
    house.clock.pass(15 * day);
    await keeper.ask('GET', `/confirm-email?token=${token}`);
    expect(userIn(await keeper.ask('POST', '/api/validate-session', {})).isAdmin).toBe(false);
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
