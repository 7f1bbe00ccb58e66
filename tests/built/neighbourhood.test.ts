import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { openFrontDoor } from '#tests/support/house/front-door.ts';
import { openGate } from '#tests/support/peers/gate.ts';
import { type Answer, asker, type TestHouse } from '#tests/support/house/house.ts';
import { s3Access, startS3Peer } from '#tests/support/peers/s3-peer.ts';
import { startPostgres, type TestPostgres } from '#tests/support/database/postgres.ts';
import { readLetter } from '#tests/support/family/read-letter.ts';
import { type Family, newFamily, newVisitor, signIn } from '#tests/support/family/visitor.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Two processes of the built house on one PostgreSQL and one object store, with a proxy in front of both. */
async function openNeighbourhood(environment: Record<string, string> = {}) {
  const database = new URL(await postgres.createDatabase());
  const store = await startS3Peer();
  const databaseGate = await openGate(Number(database.port));
  const storeGate = await openGate(Number(new URL(store.endpoint).port));
  database.port = String(databaseGate.port);
  const shared = {
    DATABASE_URL: database.href,
    AUDIO_STORE: 's3://sounds/neighbourhood',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${storeGate.port}`,
    AWS_REGION: s3Access.region,
    AWS_ACCESS_KEY_ID: s3Access.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3Access.secretAccessKey,
    APP_SECRET: createHash('sha256').update('one secret for all of them').digest('hex'),
    TRUST_PROXY: '2',
    ...environment,
  };
  const open = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-neighbour-'));
    const house = await startBuiltHouse({ DATA_DIR: dataDir, ...shared });
    onTestFinished(async () => {
      await house.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    return { ...house, dataDir, ask: asker(house.url) };
  };
  // Both at once: their migrations take turns.
  const [left, right] = await Promise.all([open(), open()]);
  const address = await openFrontDoor([left, right].map(({ url }) => Number(new URL(url).port)));
  return { left, right, door: { ask: asker(address), address }, store, databaseGate, storeGate };
}

/** The same family with the same browser, at a door of its own choice. */
const at = (house: { ask: TestHouse['ask'] }, { address, cookies }: Family) =>
  newVisitor(house, address, cookies);

const mia = { name: 'Mia', age: 6, relationship: 'daughter' };
const wish = { characterDetails: [mia], theme: 'a lost umbrella', duration: 'short' };
const longWish = { ...wish, duration: 'long' };
const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('two processes behind one door', () => {
  test('are one house to a family: signed in at one, known at the other, and signed out at both', async () => {
    const { left, right, door } = await openNeighbourhood();
    const family = await newFamily(door);
    for (const house of [left, right]) {
      const seen = await at(house, family).ask('POST', '/api/validate-session', {});
      expect(seen.json).toMatchObject({ valid: true, user: { id: family.userId } });
    }
    await at(left, family).ask('POST', '/api/logout');
    expect((await at(right, family).ask('GET', '/api/stories')).status).toBe(401);
  });

  test('count a family’s stories together, however many it asks for at once', async () => {
    const { left, right, door } = await openNeighbourhood({ STORIES_PER_DAY: '3' });
    const family = await newFamily(door);
    const answers = await Promise.all(
      [left, right, left, right, left, right].map((house) =>
        at(house, family).ask('POST', '/api/stories', wish),
      ),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 201, 429, 429, 429]);
    expect((await family.ask('GET', '/api/stories')).json).toHaveLength(3);
  });

  test('count wrong passwords together', async () => {
    const { left, right, door } = await openNeighbourhood();
    const family = await newFamily(door);
    const stranger = newVisitor(door);
    const answers: Answer[] = [];
    for (let guess = 0; guess < 14; guess += 1) {
      const { ask } = newVisitor(guess % 2 === 0 ? left : right, stranger.address);
      answers.push(
        await ask('POST', '/api/login', { email: family.email, password: `guess-${guess}-of-many` }),
      );
    }
    const firstRefusal = answers.findIndex(({ status }) => status === 429);
    expect(firstRefusal).toBeGreaterThan(0);
    // From then on at both doors, or each would have a count of its own.
    expect(statusesOf(answers.slice(firstRefusal))).toEqual(Array(14 - firstRefusal).fill(429));
  });

  test('write one story for one key, and make one sound for one text', async () => {
    const { left, right, door, store } = await openNeighbourhood();
    const family = await newFamily(door);
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const told = await Promise.all(
      [left, right, left, right].map((house) => at(house, family).ask('POST', '/api/stories', wish, key)),
    );
    expect(new Set(told.map(({ json }) => (json as { id: string }).id)).size).toBe(1);
    expect((await family.ask('GET', '/api/stories')).json).toHaveLength(1);

    const text = 'The moon came up over the hill. Mia looked at it for a long time, and yawned.';
    const narrated = await Promise.all(
      [left, right, left, right].map((house) => at(house, family).ask('POST', '/api/tts', { text })),
    );
    const sounds = await Promise.all(
      narrated.map(async ({ json }) => {
        const sound = await fetch((json as { audioUrl: string }).audioUrl);
        expect(sound.headers.get('content-type')).toBe('audio/mpeg');
        return createHash('sha256')
          .update(Buffer.from(await sound.arrayBuffer()))
          .digest('hex');
      }),
    );
    expect(new Set(sounds).size).toBe(1);
    const kept = () => store.requests.filter((line) => /^PUT .*\.mp3$/.test(line));
    await vi.waitFor(() => expect(kept()).toHaveLength(1), { timeout: 20_000 });
  });

  test('send each letter once', async () => {
    const { left, right, door } = await openNeighbourhood();
    const families = await Promise.all(Array.from({ length: 6 }, () => newFamily(door)));
    const outbox = () =>
      [left, right].flatMap(({ dataDir }) => {
        const folder = join(dataDir, 'outbox');
        // One of the two may have sent them all, and then the other has no outbox.
        if (!existsSync(folder)) return [];
        return readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.name.endsWith('.eml'))
          .map(({ name }) => readLetter(readFileSync(join(folder, name), 'utf8')).to);
      });
    await vi.waitFor(() => expect(outbox().length).toBeGreaterThanOrEqual(6), { timeout: 40_000 });
    expect(outbox().toSorted()).toEqual(families.map(({ email }) => email).toSorted());
  });
});

describe('one of two processes, killed in the middle of the evening', () => {
  test('loses nothing that was acknowledged, and the other carries on', async () => {
    const { left, door } = await openNeighbourhood();
    const family = await newFamily(door);
    const acknowledged: string[] = [];
    const evening = new AbortController();
    const writers = [1, 2, 3].map(async (writer) => {
      for (let count = 0; !evening.signal.aborted; count += 1) {
        const name = `Cousin ${writer} ${count}`;
        const answer = await family
          .ask('POST', '/api/family-members', { name, age: 7, relationship: 'cousin', avatar: 'girl' })
          // The request that the dying process held has no answer: it promised nothing.
          .catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(name);
      }
    });
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), { timeout: 30_000 });
    await left.stop('SIGKILL');
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), { timeout: 30_000 });
    evening.abort();
    await Promise.all(writers);

    const kept = (await family.ask('GET', '/api/family-members')).json as { name: string }[];
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
  });

  test('leaves no half story behind, and the same key finds a whole one at the other', async () => {
    const { left, right, door } = await openNeighbourhood();
    const family = await newFamily(door);
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const cut = at(left, family)
      .ask('POST', '/api/stories', longWish, key)
      .catch(() => undefined);
    await pause(20);
    await left.stop('SIGKILL');
    await cut;
    const again = await at(right, family).ask('POST', '/api/stories', longWish, key);
    expect(again.status).toBe(201);
    expect((await family.ask('GET', '/api/stories')).json).toEqual([again.json]);
    // If the first had begun, the second waits until its lease has run out.
  }, 180_000);
});

describe('what all processes lean on', () => {
  test('the database away is a kind 503, and its coming back is enough', async () => {
    const { left, right, door, databaseGate } = await openNeighbourhood();
    const family = await newFamily(door);
    await family.ask('POST', '/api/stories', wish);

    await databaseGate.shut();
    for (const house of [left, right]) {
      const refused = await at(house, family).ask('GET', '/api/stories');
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.json).toMatchObject({ code: 'resting' });
      expect((await house.ask('GET', '/api/health')).status).toBe(200);
      expect((await house.ask('GET', '/api/ready')).status).toBe(503);
    }

    await databaseGate.open();
    await vi.waitFor(
      async () => {
        for (const house of [left, right]) {
          const answer = await at(house, family).ask('GET', '/api/stories');
          expect(answer.status).toBe(200);
          expect(answer.json).toHaveLength(1);
        }
      },
      { timeout: 20_000, interval: 200 },
    );
  });

  test('the store away is a kind 503 for kept sounds, and its coming back is enough', async () => {
    const { left, right, door, storeGate } = await openNeighbourhood();
    const family = await newFamily(door);
    const text = 'The moon came up over the hill, and everyone went to bed.';
    const narrated = (await family.ask('POST', '/api/tts', { text })).json as { audioUrl: string };
    const whole = Buffer.from(await (await fetch(narrated.audioUrl)).arrayBuffer());
    const path = new URL(narrated.audioUrl);
    const listen = (house: { url: string }, headers = {}) =>
      fetch(house.url + path.pathname + path.search, { headers });
    // Whoever made it has told the last word before the last of it is kept; only what is kept whole is served in ranges.
    for (const house of [left, right])
      await vi.waitFor(async () => expect((await listen(house, { range: 'bytes=0-9' })).status).toBe(206), {
        timeout: 20_000,
      });

    await storeGate.shut();
    for (const house of [left, right]) {
      await vi.waitFor(async () => expect((await listen(house)).status).toBe(503), { timeout: 20_000 });
      expect((await at(house, family).ask('GET', '/api/stories')).status).toBe(200);
    }

    await storeGate.open();
    for (const house of [left, right])
      await vi.waitFor(
        async () => {
          const heard = await listen(house);
          expect(heard.status).toBe(200);
          expect(Buffer.from(await heard.arrayBuffer()).equals(whole)).toBe(true);
        },
        { timeout: 20_000, interval: 200 },
      );
  });

  test('a family that signs in again finds everything at either door', async () => {
    const { left, right, door } = await openNeighbourhood();
    const family = await newFamily(door);
    const story = (await family.ask('POST', '/api/stories', wish)).json;
    for (const house of [left, right]) {
      const there = newVisitor(house);
      await signIn(there, family.email, family.password);
      expect((await there.ask('GET', '/api/stories')).json).toEqual([story]);
    }
  });
});
