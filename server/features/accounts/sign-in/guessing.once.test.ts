import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { openSecrets } from '#server/platform/config/secrets.ts';
import { createThrottle, throttleMigration } from '#server/platform/throttle.ts';
import { openPlace, openTestDatabase } from '#tests/support/database/databases.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { letterTo } from '#tests/support/family/letters.ts';
import { newFamily, newVisitor, signIn, type Family, type Visitor } from '#tests/support/family/visitor.ts';
import { createSignInGuard } from './sign-in-guard.ts';

const minute = 60_000;
const behindOneProxy = { environment: { TRUST_PROXY: '1' } };

/** One wrong password at the door; gives the status, and how long one is asked to wait. */
async function guess(visitor: Visitor, email: string, password = 'wrong-kettle') {
  const { status, headers, json } = await visitor.ask('POST', '/api/login', { email, password });
  return {
    status,
    waitSeconds: Number(headers.get('retry-after')),
    text: (json as { message: string }).message,
  };
}

async function guessesLookedAt(guesses: Promise<{ status: number }>[]): Promise<number> {
  const answers = await Promise.all(guesses);
  return answers.filter(({ status }) => status === 401).length;
}

/** Knocks at the count itself, the one this house keeps: the same as at the door, without two hundred slow looks at a password. */
async function guessFromFiftyHomes(house: TestHouse, email: string): Promise<number> {
  const database = await openPlace(house.place);
  const { keyFor } = openSecrets({ ...house.place, appSecret: undefined });
  const throttle = createThrottle({ database, clock: house.clock, key: keyFor('throttle') });
  const guard = createSignInGuard(database, throttle);
  let lookedAt = 0;
  const isRight = async () => {
    lookedAt += 1;
    return false;
  };
  for (let guesses = 0; guesses < 250; guesses += 1) {
    const home = { place: `198.51.100.${guesses % 50}`, device: null };
    await guard
      .look(email, home, isRight)
      .catch((error: unknown) => expect(error).toMatchObject({ status: 429 }));
  }
  return lookedAt;
}

describe('guessing at a password', () => {
  test('is looked at five times, then waits that grow, and is told how long', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const guesser = newVisitor(house);
    for (let time = 0; time < 5; time += 1) expect((await guess(guesser, family.email)).status).toBe(401);
    const waits: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { status, waitSeconds, text } = await guess(guesser, family.email);
      expect(status).toBe(429);
      expect(text).toMatch(
        /^That was not right a few times\. Please try again in (\d+ seconds), or use “Reset password”/,
      );
      waits.push(waitSeconds);
      house.clock.pass(waitSeconds * 1_000);
      expect((await guess(guesser, family.email)).status).toBe(401);
    }
    expect(waits).toEqual([15, 30, 60]);
    house.clock.pass(16 * minute);
    expect((await guess(guesser, family.email)).status).toBe(401);
  });

  test('fifty times at once is looked at five times, and ten times in a quarter of an hour', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const guesser = newVisitor(house);
    let lookedAt = await guessesLookedAt(Array.from({ length: 50 }, () => guess(guesser, family.email)));
    expect(lookedAt).toBe(5);
    for (let time = 0; time < 90; time += 1) {
      house.clock.pass(10_000);
      lookedAt += await guessesLookedAt([guess(guesser, family.email)]);
    }
    expect(lookedAt).toBe(10);
  });

  test('while the clock was two days ahead keeps nobody out once it is right again', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const visitor = newVisitor(house);
    house.clock.pass(2 * 1_440 * minute);
    for (let time = 0; time < 6; time += 1) await guess(visitor, family.email);
    expect((await guess(visitor, family.email, family.password)).status).toBe(429);
    house.clock.pass(-2 * 1_440 * minute);
    expect((await guess(visitor, family.email, family.password)).status).toBe(200);
  });

  test('is one count with changing the password, and survives a restart and a second process', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const second = await openTestHouse({ ...behindOneProxy, place: house.place });
    const change = { email: family.email, currentPassword: 'wrong-kettle', newPassword: 'sleepy-otter-9' };
    // Somebody at the family's own tablet, which is signed in.
    family.cookies.delete('device');
    for (let time = 0; time < 3; time += 1)
      expect((await family.ask('POST', '/api/change-password', change)).status).toBe(401);
    const elsewhere = newVisitor(second, family.address);
    for (let time = 0; time < 2; time += 1) expect((await guess(elsewhere, family.email)).status).toBe(401);
    await house.close();
    const restarted = await openTestHouse({ ...behindOneProxy, place: house.place });
    expect((await guess(newVisitor(restarted, family.address), family.email)).status).toBe(429);
    expect((await guess(elsewhere, family.email)).status).toBe(429);
  });

  test('from fifty homes ends at a hundred, and an invented address says nothing else', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const lastWords: string[] = [];
    for (const email of [family.email, 'nobody@home.example']) {
      expect(await guessFromFiftyHomes(house, email)).toBe(100);
      const { status, text } = await guess(newVisitor(house), email);
      expect(status).toBe(429);
      lastWords.push(text);
    }
    expect(lastWords[0]).toContain('the temporary password in our mail will let you in');
    expect(lastWords[1]).toBe(lastWords[0]);
  });

  test('at many addresses from one home ends at twenty in an hour', async () => {
    const house = await openTestHouse(behindOneProxy);
    const guesser = newVisitor(house);
    const answers: number[] = [];
    for (let time = 0; time < 25; time += 1)
      answers.push((await guess(guesser, `child${time}@home.example`)).status);
    expect(answers).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(429)]);
  });

  test('is not helped by writing another address into the request', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const guesses: Promise<{ status: number }>[] = [];
    for (let time = 0; time < 12; time += 1) guesses.push(guess(newVisitor(house), family.email));
    expect(await guessesLookedAt(guesses)).toBe(5);
  });
});

describe('a crowd at the door', () => {
  test('costs nobody a try who is sent away without a look', async () => {
    const database = await openTestDatabase([throttleMigration]);
    const clock = { now: () => new Date('2026-03-01T19:00:00Z') };
    const guard = createSignInGuard(database, createThrottle({ database, clock, key: randomBytes(32) }));
    const home = { place: '198.51.100.1', device: null };
    for (let time = 0; time < 30; time += 1)
      await expect(
        guard.look('anna@home.example', home, () => Promise.reject(new Problem('resting'))),
      ).rejects.toMatchObject({ status: 503 });
    for (let time = 0; time < 5; time += 1)
      expect(await guard.look('anna@home.example', home, async () => false)).toMatchObject({
        isRight: false,
      });
    await expect(guard.look('anna@home.example', home, async () => true)).rejects.toMatchObject({
      status: 429,
    });
  });
});

describe('the real parent', () => {
  async function underAttack(): Promise<{ house: TestHouse; family: Family; attacker: Visitor }> {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const attacker = newVisitor(house, family.address);
    for (let time = 0; time < 6; time += 1) await guess(attacker, family.email);
    await guessFromFiftyHomes(house, family.email);
    expect((await guess(attacker, family.email)).status).toBe(429);
    return { house, family, attacker };
  }

  test('still comes in on a device they know, even from the attacker’s own network', async () => {
    const { family } = await underAttack();
    await family.ask('POST', '/api/logout');
    await signIn(family, family.email, family.password);
  });

  test('comes in on a new device by a mailed password, and is rid of the count', async () => {
    const { house, family, attacker } = await underAttack();
    const newPhone = newVisitor(house);
    expect((await guess(newPhone, family.email, family.password)).status).toBe(429);
    await newPhone.ask('POST', '/api/reset-password', { email: family.email });
    const { secret } = await letterTo(house, family.email, 'Your temporary password');
    await signIn(newPhone, family.email, secret ?? '');
    expect((await guess(attacker, family.email)).status).toBe(401);
  });

  test('is not let in faster by a device cookie that was made up, or is another family’s', async () => {
    const { house, family, attacker } = await underAttack();
    const other = await newFamily(house);
    for (const cookie of [other.cookies.get('device') ?? '', `${'x'.repeat(22)}.${'y'.repeat(43)}`]) {
      attacker.cookies.set('device', cookie);
      expect((await guess(attacker, family.email)).status).toBe(429);
    }
  });

  test('who mistypes four times and then remembers starts again from nothing', async () => {
    const house = await openTestHouse(behindOneProxy);
    const family = await newFamily(house);
    const phone = newVisitor(house);
    for (let evening = 0; evening < 7; evening += 1) {
      for (let time = 0; time < 4; time += 1) expect((await guess(phone, family.email)).status).toBe(401);
      phone.cookies.clear();
      await signIn(phone, family.email, family.password);
      house.clock.pass(61 * minute);
    }
  });
});
