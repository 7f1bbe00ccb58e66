import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
/** What a machine has to fetch and keep for a house: growth is a decision. In millions of bytes; the tales, some 2,180 by now, are 19 of them. */
const heaviest = { archive: 52, unpacked: 104 };

test('a release opens on a machine that has Node and nothing else: no compiler, no npm, no library of ours nearby', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'lamplight-release-test-'));
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  await run(process.execPath, [join(root, 'tools', 'release.mjs'), '--here', '--into', scratch]);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const archive = join(scratch, `lamplight-${version}.tar.gz`);
  expect(statSync(archive).size).toBeLessThan(heaviest.archive * 1e6);

  const home = join(scratch, 'elsewhere', `lamplight-${version}`);
  mkdirSync(join(scratch, 'elsewhere'));
  await run('tar', ['-xzf', archive, '-C', join(scratch, 'elsewhere')]);
  expect(weightOf(home)).toBeLessThan(heaviest.unpacked * 1e6);

  const nothing = { PATH: join(scratch, 'nothing'), HOME: scratch };
  const house = await startBuiltHouse({ ...nothing, DATA_DIR: join(scratch, 'data') }, home);
  const env = { ...nothing, PORT: new URL(house.url).port };
  await run(process.execPath, [join(home, 'tools', 'health.mjs')], { env });
  expect(await (await fetch(house.url)).text()).toContain('Lamplight');
  // Each of these needs machine code: the password's hash, the database, the voice.
  const anna = { email: 'anna@home.example', password: 'moon-kettle-41' };
  const post = (path: string, body: object, cookie = '') =>
    fetch(house.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  await post('/api/signup', { ...anna, firstName: 'Anna', lastName: 'Lee', agreeToTerms: true });
  const cookie = (await post('/api/login', anna)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const told = await post('/api/generate-tts', { text: 'The lamp was on.', voice: 'emma' }, cookie);
  expect([told.status, (await told.arrayBuffer()).byteLength > 5_000]).toEqual([200, true]);
  const written = await post('/api/stories', { theme: 'a kite', characterDetails: [mia] }, cookie);
  expect([written.status, await written.text()]).toEqual([201, expect.stringContaining('Mia')]);
  expect(await house.stop()).toBe(0);
  await expect(run(process.execPath, [join(home, 'tools', 'health.mjs')], { env })).rejects.toThrow(
    'not ready',
  );
});

const mia = { name: 'Mia', age: 5, relationship: 'daughter', hobbies: [], traits: [] };

function weightOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}
