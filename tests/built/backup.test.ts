import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveDoor } from '#tests/support/house/archive-doors.ts';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';

let scratch: string;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'lamplight-archive-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const door = (name: 'backup' | 'restore', dataDir: string) =>
  archiveDoor(name, join(scratch, 'kept.tar.gz'), dataDir);

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

test('a family is taken along: backed up while the house works, restored elsewhere, signed in there, told the same story', async () => {
  const anna = { email: 'anna@home.example', password: 'moon-kettle-41' };
  const house = await startBuiltHouse({ DATA_DIR: join(scratch, 'old') });
  await post(`${house.url}/api/signup`, { ...anna, firstName: 'Anna', lastName: 'Lee', agreeToTerms: true });
  const login = await post(`${house.url}/api/login`, anna);
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  await post(`${house.url}/api/family-members`, { name: 'Zoë', age: 5, relationship: 'daughter' }, cookie);
  const text = 'The lamp was on.';
  const told = (await (await post(`${house.url}/api/tts`, { text }, cookie)).json()) as {
    audioUrl: string;
    marksUrl: string;
  };
  const sound = await (await fetch(told.audioUrl)).arrayBuffer();
  await expect
    .poll(async () => ((await (await fetch(told.marksUrl)).json()) as { isFinal: boolean }).isFinal, {
      timeout: 20_000,
    })
    .toBe(true);

  expect((await door('backup', join(scratch, 'old'))).stdout).toContain('1 sounds');
  expect(statSync(join(scratch, 'kept.tar.gz')).mode & 0o777).toBe(0o600);
  await house.stop();
  await door('restore', join(scratch, 'new'));

  const elsewhere = await startBuiltHouse({ DATA_DIR: join(scratch, 'new') });
  // The session came along too, because the secret did.
  const members = await fetch(`${elsewhere.url}/api/family-members`, { headers: { cookie } });
  expect(await members.json()).toMatchObject([{ name: 'Zoë' }]);
  expect((await post(`${elsewhere.url}/api/login`, anna)).status).toBe(200);
  const again = (await (await post(`${elsewhere.url}/api/tts`, { text }, cookie)).json()) as {
    audioUrl: string;
  };
  expect(Buffer.from(await (await fetch(again.audioUrl)).arrayBuffer()).equals(Buffer.from(sound))).toBe(
    true,
  );
  await elsewhere.stop();

  await expect(door('restore', join(scratch, 'new'))).rejects.toThrow(/not empty|empty place/i);
});

test('a family that left after the backup was made does not come back with it', async () => {
  const [old, restored] = [join(scratch, 'old'), join(scratch, 'new')];
  const [anna, ben] = ['anna@home.example', 'ben@home.example'].map((email) => ({
    email,
    password: 'moon-kettle-41',
    firstName: 'Anna',
    lastName: 'Lee',
    agreeToTerms: true,
  }));
  const house = await startBuiltHouse({ DATA_DIR: old });
  await post(`${house.url}/api/signup`, { ...anna });
  await post(`${house.url}/api/signup`, { ...ben });
  const login = await post(`${house.url}/api/login`, { ...anna });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  await door('backup', old);
  await fetch(`${house.url}/api/delete-account`, { method: 'DELETE', headers: { cookie } });
  const marks = join('audio', 'departed');
  await expect.poll(() => existsSync(join(old, marks)) && readdirSync(join(old, marks)).length).toBe(1);
  await house.stop();

  // The store outlives the database, as it does when the disk is a bucket elsewhere.
  cpSync(join(old, marks), join(restored, marks), { recursive: true });
  await door('restore', restored);
  const again = await startBuiltHouse({ DATA_DIR: restored });
  const signIn = async (who: object) => (await post(`${again.url}/api/login`, who)).status;
  await expect.poll(() => signIn({ ...anna }), { timeout: 20_000, interval: 300 }).toBe(401);
  expect(await signIn({ ...ben })).toBe(200);
  await again.stop();
});
