import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startSmtpPeer } from '#tests/support/peers/smtp-peer.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { openPlace } from '#tests/support/database/databases.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { letterTo } from '#tests/support/family/letters.ts';
import { newFamily, newVisitor, signIn } from '#tests/support/family/visitor.ts';

/** How often the text stands in any file of the data folder: database, log of the database, outbox, whatever there is. */
async function hitsIn(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hits = await Promise.all(
    files.map(async (file) => ((await readUnlessGone(file)).includes(text) ? [file] : [])),
  );
  return hits.flat();
}

/** What the house is still writing moves from its scratch name to its own between the listing and the reading. */
async function readUnlessGone(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
}

/** On either database: every row there is, as text. It is asked again and again, and so leaves no connection open behind it. */
async function everyRow(house: TestHouse): Promise<string> {
  const database = await openDatabase({ ...house.place, log: { warn: () => undefined } });
  try {
    const tables = database.tables<Record<string, object>>();
    const names = (await database.tables().introspection.getTables()).map(({ name }) => name);
    expect(names).toContain('users');
    const rows = [];
    for (const name of names) rows.push(await tables.selectFrom(name).selectAll().execute());
    return JSON.stringify(rows);
  } finally {
    await database.close();
  }
}

const statistics = 'select * from pg_stats where schemaname = current_schema()';

/** What lies on the disk of PostgreSQL in the tables and indexes of this house, as whoever steals the disk would find it. */
async function openPages(house: TestHouse) {
  const client = new Client({ connectionString: house.place.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const folders = await client.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`,
  );
  const catalogue = await client.query<{ file: string }>(
    `select pg_relation_filenode(oid)::text as file from pg_class where relnamespace = 'pg_catalog'::regnamespace`,
  );
  const isCatalogue = new Set(catalogue.rows.map(({ file }) => file));
  return {
    run: async (words: string) => JSON.stringify((await client.query(words)).rows),
    async finds(text: string): Promise<boolean> {
      await client.query('checkpoint');
      const hits = await hitsIn(folders.rows[0]?.folder ?? '', text);
      return hits.some((file) => !isCatalogue.has(basename(file).replace(/[._].*$/, '')));
    },
  };
}

describe('a family that leaves', () => {
  test('is gone from every table and every file, and its neighbours are as they were', async () => {
    const house = await openTestHouse({ environment: { TRUST_PROXY: '1' } });
    const canary = 'canary-5f1e0c@home.example';
    const family = await newFamily(house, canary);
    const neighbour = await newFamily(house);
    await letterTo(house, canary, /^Welcome/);
    await letterTo(house, neighbour.email, /^Welcome/);
    await family.ask('POST', '/api/reset-password', { email: canary });
    await letterTo(house, canary, 'Your temporary password');
    await newVisitor(house).ask('POST', '/api/login', { email: canary, password: 'wrong-kettle' });
    const tablet = newVisitor(house);
    await signIn(tablet, canary, family.password);
    const kept = async () => {
      const answer = await neighbour.ask('GET', '/api/account/export');
      return { ...(answer.json as object), exportedAt: null };
    };
    const before = await kept();
    // The same search finds them while they are here, so an empty one means something.
    expect(await hitsIn(house.place.dataDir, canary)).not.toEqual([]);
    expect(await everyRow(house)).toContain(family.userId);

    const gone = await family.ask('DELETE', `/api/delete-account?userId=${family.userId}`);
    expect([gone.status, gone.json]).toEqual([200, { message: 'Account deleted successfully' }]);
    expect(gone.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(family.cookies.size).toBe(0);

    for (const trace of [canary, 'canary-5f1e0c', family.userId]) {
      expect(await hitsIn(house.place.dataDir, trace)).toEqual([]);
      expect(await everyRow(house)).not.toContain(trace);
    }
    expect((await tablet.ask('GET', '/api/account/export')).status).toBe(401);
    expect(
      (await newVisitor(house).ask('POST', '/api/login', { email: canary, password: family.password }))
        .status,
    ).toBe(401);
    expect(await kept()).toEqual(before);
  });

  test('while others of the family are just coming in leaves nobody half inside', async () => {
    const house = await openTestHouse({ environment: { TRUST_PROXY: '1' } });
    const family = await newFamily(house);
    const login = { email: family.email, password: family.password };
    const [gone, ...logins] = await Promise.all([
      family.ask('DELETE', `/api/delete-account?userId=${family.userId}`),
      ...Array.from({ length: 8 }, () => newVisitor(house).ask('POST', '/api/login', login)),
      ...Array.from({ length: 3 }, () =>
        newVisitor(house).ask('POST', '/api/reset-password', { email: family.email }),
      ),
    ]);
    expect(gone.status).toBe(200);
    expect(logins.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual(
      [],
    );
    await expect.poll(() => everyRow(house), { timeout: 10_000 }).not.toContain(family.email);
    expect(await everyRow(house)).not.toContain(family.userId);
  });

  test('is gone although something still reads the database, and then from its log too', async ({ skip }) => {
    skip(inject('databaseKind') === 'postgres', 'its log is its own');
    const house = await openTestHouse();
    const canary = 'canary-77ab90@home.example';
    const family = await newFamily(house, canary);
    await letterTo(house, canary, /^Welcome/);
    const reader = await openPlace(house.place);
    const gone = await reader.snapshot(async (still) => {
      await still.tables<Record<string, object>>().selectFrom('users').selectAll().execute();
      return await family.ask('DELETE', `/api/delete-account?userId=${family.userId}`);
    });
    expect([gone.status, family.cookies.size]).toEqual([200, 0]);
    await vi.waitFor(
      async () => {
        house.clock.pass(60_000);
        expect(await hitsIn(house.place.dataDir, canary)).toEqual([]);
      },
      { timeout: 30_000, interval: 250 },
    );
  });

  test('is gone from the pages of PostgreSQL, too, and from what it has noted about them', async ({
    skip,
  }) => {
    skip(inject('databaseKind') === 'sqlite', 'it overwrites what it deletes');
    const house = await openTestHouse({ environment: { TRUST_PROXY: '1' } });
    const canary = 'canary-31d7f4@home.example';
    const family = await newFamily(house, canary);
    const neighbour = await newFamily(house, 'canary-stays@home.example');
    const member = { name: 'Canarychild', age: 6, relationship: 'daughter' };
    await family.ask('POST', '/api/family-members', member);
    const look = await openPages(house);
    await look.run('analyze');
    for (const trace of ['canary-31d7f4', 'Canarychild', family.userId, 'canary-stays'])
      expect(await look.finds(trace)).toBe(true);
    expect(await look.run(statistics)).toContain('canary-31d7f4');

    await family.ask('DELETE', `/api/delete-account?userId=${family.userId}`);
    for (const trace of ['canary-31d7f4', 'Canarychild', family.userId])
      await expect.poll(() => look.finds(trace)).toBe(false);
    await expect.poll(() => look.run(statistics)).not.toContain('canary-31d7f4');
    expect(await look.finds('canary-stays')).toBe(true);
    await signIn(newVisitor(house), neighbour.email, neighbour.password);
  });

  test('is gone from them although a backup was reading, once it has ended', async ({ skip }) => {
    skip(inject('databaseKind') === 'sqlite', 'see above');
    const house = await openTestHouse({ environment: { TRUST_PROXY: '1' } });
    const family = await newFamily(house, 'canary-90cc12@home.example');
    const look = await openPages(house);
    const backup = await openPlace(house.place);
    await backup.snapshot(async (still) => {
      await still.tables<Record<string, object>>().selectFrom('users').selectAll().execute();
      await family.ask('DELETE', `/api/delete-account?userId=${family.userId}`);
      await expect.poll(() => house.logged()).toContain('accounts.erase');
    });
    await vi.waitFor(
      async () => {
        house.clock.pass(60_000);
        expect(await look.finds('canary-90cc12')).toBe(false);
      },
      { timeout: 30_000, interval: 250 },
    );
  });

  test('can come back to a new, empty account', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house, 'anna@home.example');
    await family.ask('DELETE', `/api/delete-account?userId=${family.userId}`);
    const again = await newFamily(house, 'anna@home.example');
    expect(again.userId).not.toBe(family.userId);
  });

  test('cannot be made to by somebody else', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const other = await newFamily(house);
    const address = `/api/delete-account?userId=${family.userId}`;
    expect((await newVisitor(house).ask('DELETE', address)).status).toBe(401);
    expect((await other.ask('DELETE', address)).status).toBe(403);
    expect((await family.ask('DELETE', `${address}&userId=${other.userId}`)).status).toBe(403);
    const foreign = { headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } };
    expect((await family.ask('DELETE', address, undefined, foreign)).status).toBe(403);
    for (const one of [family, other]) await signIn(newVisitor(house), one.email, one.password);
  });

  test('gets a last letter by post, of which nothing is kept', async () => {
    const post = await startSmtpPeer();
    const house = await openTestHouse({
      environment: { SMTP_URL: post.url, MAIL_FROM: 'hello@lamplight.example' },
    });
    const family = await newFamily(house);
    await vi.waitFor(() => expect(post.letters).toHaveLength(1), { timeout: 10_000 });
    await family.ask('DELETE', `/api/delete-account?userId=${family.userId}`);
    await vi.waitFor(() => expect(post.letters).toHaveLength(2), { timeout: 10_000 });
    expect(post.letters[1]).toMatchObject({ to: [family.email] });
    expect(post.letters[1]?.source).toContain('Subject: Your account is deleted');
    expect(await everyRow(house)).not.toContain(family.email);
  });

  test('is gone although the post is out of order', async () => {
    const post = await startSmtpPeer();
    post.refusals.push(...Array<number>(20).fill(451));
    const house = await openTestHouse({
      environment: { SMTP_URL: post.url, MAIL_FROM: 'hello@lamplight.example' },
    });
    const family = await newFamily(house);
    expect((await family.ask('DELETE', `/api/delete-account?userId=${family.userId}`)).status).toBe(200);
    expect(await everyRow(house)).not.toContain(family.userId);
  });
});

describe('everything we keep', () => {
  test('is a file for the family itself, with nothing in it that opens a door', async () => {
    const house = await openTestHouse({ environment: { TRUST_PROXY: '1' } });
    const family = await newFamily(house);
    const other = await newFamily(house);
    const answer = await family.ask('GET', `/api/account/export?userId=${family.userId}`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="everything-we-keep.json"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.json).toMatchObject({
      account: {
        id: family.userId,
        email: family.email,
        firstName: 'Anna',
        lastName: 'Ngata',
        emailConfirmedAt: null,
      },
      signedInDevices: [{ since: '2026-11-20T19:00:00.000Z' }],
      billing: { plan: { state: 'open' }, purchases: [] },
    });
    for (const secret of [other.email, other.userId, '$argon2id', family.cookies.get('sid') ?? '-'])
      expect(answer.text).not.toContain(secret);
    expect((await family.ask('GET', `/api/account/export?userId=${other.userId}`)).status).toBe(403);
  });
});
