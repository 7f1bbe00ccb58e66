import { describe, expect, test } from 'vitest';
import { openPlace } from '#tests/support/database/databases.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { letterTo, lettersTo } from '#tests/support/family/letters.ts';
import {
  newAddress,
  newFamily,
  newVisitor,
  signIn,
  userIn,
  type Visitor,
} from '#tests/support/family/visitor.ts';

const minute = 60_000;
const behindOneProxy = { environment: { TRUST_PROXY: '1' } };
const subject = 'Your temporary password';

async function askForReset(house: TestHouse, email: string, visitor: Visitor = newVisitor(house)) {
  return await visitor.ask('POST', '/api/reset-password', { email });
}

async function mailedPassword(house: TestHouse, email: string, count = 1): Promise<string> {
  await askForReset(house, email);
  return (await letterTo(house, email, subject, count)).secret ?? '';
}

const tryPassword = async (house: TestHouse, email: string, password: string) =>
  (await newVisitor(house).ask('POST', '/api/login', { email, password })).status;

describe('asking for a new password', () => {
  test('gets one answer for every address, and never a password', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const known = await askForReset(house, family.email);
    const unknown = await askForReset(house, 'nobody@home.example');
    expect(known.status).toBe(200);
    expect(known.text).toBe(unknown.text);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    expect(Object.keys(known.json as object)).toEqual(['message']);
    expect((await letterTo(house, family.email, subject)).secret).toMatch(
      /^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/,
    );
    expect(await lettersTo(house, 'nobody@home.example')).toEqual([]);
  });

  test('changes nothing: the old password works until the new one is used', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    for (let time = 0; time < 10; time += 1)
      expect((await askForReset(house, family.email)).status).toBe(200);
    await letterTo(house, family.email, subject, 3);
    expect(await tryPassword(house, family.email, family.password)).toBe(200);
    expect((await family.ask('GET', '/api/account/export')).status).toBe(200);
  });

  test('sends three letters an hour at most, and all three passwords stay good', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    for (let time = 0; time < 7; time += 1) await askForReset(house, family.email);
    await letterTo(house, family.email, subject, 3);
    // A letter to somebody else, asked for afterwards, shows that nothing more is on its way.
    const other = await newFamily(house);
    await mailedPassword(house, other.email);
    const letters = (await lettersTo(house, family.email)).filter((letter) => letter.subject === subject);
    expect(letters).toHaveLength(3);
    const first = letters[0]?.secret ?? '';
    expect(await tryPassword(house, family.email, first)).toBe(200);
    house.clock.pass(61 * minute);
    await mailedPassword(house, family.email, 4);
  });

  test('ten times in an hour from one home is asked to wait, whatever the address', async () => {
    const house = await openTestHouse(behindOneProxy);
    const home = newVisitor(house);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1)
      statuses.push((await askForReset(house, `child${time}@home.example`, home)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  test('with anything but one plain address sends nothing to anybody', async () => {
    const house = await openTestHouse(behindOneProxy);
    await newFamily(house, 'anna@home.example');
    const oddities = [
      ['anna@home.example', 'thief@elsewhere.example'],
      { email: 'anna@home.example' },
      'anna@home.example\r\nBcc: thief@elsewhere.example',
      'anna@home.example,thief@elsewhere.example',
      undefined,
    ];
    for (const email of oddities)
      expect((await newVisitor(house).ask('POST', '/api/reset-password', { email })).status).toBe(400);
    const lookAlike = await newVisitor(house).ask('POST', '/api/reset-password', {
      email: 'ann\u0430@home.example',
    });
    expect(lookAlike.status).toBe(200);
    const other = await newFamily(house);
    await mailedPassword(house, other.email);
    for (const address of ['anna@home.example', 'thief@elsewhere.example', 'ann\u0430@home.example'])
      expect((await lettersTo(house, address)).filter((letter) => letter.subject === subject)).toEqual([]);
  });
});

describe('a temporary password', () => {
  test('opens My Profile once, for one of fifty who come at once', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const password = await mailedPassword(house, family.email);
    const home = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        newVisitor(house, home).ask('POST', '/api/login', { email: family.email, password }),
      ),
    );
    const successes = answers.filter(({ status }) => status === 200);
    expect(successes).toHaveLength(1);
    expect(successes.map((answer) => userIn(answer).mustChangePassword)).toEqual([true]);
    expect(answers.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
    expect(await tryPassword(house, family.email, password)).toBe(401);
  });

  test('works beside the old one until a new one is chosen; then the others are out, and the owner is told', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const spare = await mailedPassword(house, family.email);
    const password = await mailedPassword(house, family.email, 2);
    const phone = newVisitor(house);
    await signIn(phone, family.email, password);
    expect((await family.ask('GET', '/api/account/export')).status).toBe(200);
    expect(await tryPassword(house, family.email, family.password)).toBe(200);
    expect((await lettersTo(house, family.email)).map((letter) => letter.subject)).not.toContain(
      'Your password was changed',
    );

    const change = { email: family.email, currentPassword: password, newPassword: 'sleepy-otter-9' };
    expect((await phone.ask('POST', '/api/change-password', change)).status).toBe(200);
    expect((await phone.ask('GET', '/api/account/export')).status).toBe(200);
    expect((await family.ask('GET', '/api/account/export')).status).toBe(401);
    expect(await tryPassword(house, family.email, family.password)).toBe(401);
    expect(await tryPassword(house, family.email, spare)).toBe(401);
    await letterTo(house, family.email, 'Your password was changed');
  });

  test('lets the owner who remembers the old one choose with that', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const phone = newVisitor(house);
    await signIn(phone, family.email, await mailedPassword(house, family.email));
    const change = { email: family.email, currentPassword: family.password, newPassword: 'sleepy-otter-9' };
    expect((await phone.ask('POST', '/api/change-password', change)).status).toBe(200);
    expect(await tryPassword(house, family.email, 'sleepy-otter-9')).toBe(200);
  });

  test('is the current password of whoever signed in with it, for a day, and then theirs is their own', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const password = await mailedPassword(house, family.email);
    const phone = newVisitor(house);
    await signIn(phone, family.email, password);
    const change = (currentPassword: string) =>
      phone.ask('POST', '/api/change-password', {
        email: family.email,
        currentPassword,
        newPassword: 'sleepy-otter-9',
      });
    expect((await change('wrong-kettle')).status).toBe(401);
    expect((await change(password)).status).toBe(200);
    expect(userIn(await phone.ask('POST', '/api/validate-session', {})).mustChangePassword).toBe(false);
    expect((await change(password)).status).toBe(401);
    await signIn(newVisitor(house), family.email, 'sleepy-otter-9');
  });

  test('that is not changed within a day is no current password any more', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const password = await mailedPassword(house, family.email);
    const phone = newVisitor(house);
    await signIn(phone, family.email, password);
    house.clock.pass(25 * 60 * minute);
    const body = { email: family.email, currentPassword: password, newPassword: 'sleepy-otter-9' };
    expect((await phone.ask('POST', '/api/change-password', body)).status).toBe(401);
  });

  test('is dead after an hour, and belongs to one account', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const other = await newFamily(house);
    const password = await mailedPassword(house, family.email);
    expect(await tryPassword(house, other.email, password)).toBe(401);
    house.clock.pass(60 * minute);
    expect(await tryPassword(house, family.email, password)).toBe(401);
  });

  test('may be typed without its dashes, in small letters, with an O for a nought', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const password = await mailedPassword(house, family.email);
    const typed = password.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await tryPassword(house, family.email, typed)).toBe(200);
  });

  test('lies in plain words in no table', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const password = await mailedPassword(house, family.email);
    const database = await openPlace(house.place);
    const tables = database.tables<Record<string, object>>();
    for (const table of ['users', 'temporary_passwords', 'jobs', 'sessions', 'throttles']) {
      const rows = await tables.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(password);
    }
  });
});
