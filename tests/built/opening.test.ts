import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { freePort } from '#tests/support/house/free-port.ts';

const root = join(import.meta.dirname, '..', '..');
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lamplight-opening-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (environment: Record<string, string>) =>
  spawn(process.execPath, [join(root, 'tools', 'start.mjs')], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** What a start that cannot succeed says, and how it ends. */
async function failedStart(environment: Record<string, string>) {
  const child = start(environment);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: said.trim() };
}

describe('a house that opens', () => {
  test('says where it is and what serves in it, and answers', async () => {
    const house = await startBuiltHouse({ DATA_DIR: dataDir });
    expect(house.printed()).toContain(house.url);
    for (const word of ['database', 'stories', 'narration', 'pictures', 'sounds', 'mail'])
      expect(house.printed()).toContain(`  ${word} `);
    expect(await (await fetch(`${house.url}/api/ready`)).json()).toEqual({ status: 'ok' });
    expect(await house.stop()).toBe(0);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'closes cleanly on %s while a browser keeps a connection open',
    async (signal) => {
      const house = await startBuiltHouse({ DATA_DIR: dataDir });
      await fetch(`${house.url}/api/health`);
      const childrenOfHouse = childrenOf(house.pid);
      expect(await house.stop(signal)).toBe(0);
      expect(childrenOfHouse.filter(isAlive)).toEqual([]);
      await expect(fetch(`${house.url}/api/health`)).rejects.toThrow();
    },
  );

  test('leaves everything in one file when it is closed, so that whoever copies that has it', async () => {
    const house = await startBuiltHouse({ DATA_DIR: dataDir });
    const send = (url: string, path: string, body: object) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const account = { email: 'anna@home.example', password: 'moon-kettle-41' };
    await send(house.url, '/api/signup', { ...account, firstName: 'A', lastName: 'N', agreeToTerms: true });
    expect(await house.stop()).toBe(0);
    const log = join(dataDir, 'lamplight.db-wal');
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0);

    const copy = join(dataDir, 'copy');
    mkdirSync(copy);
    for (const file of ['lamplight.db', 'app-secret']) cpSync(join(dataDir, file), join(copy, file));
    const again = await startBuiltHouse({ DATA_DIR: copy });
    expect((await send(again.url, '/api/login', account)).status).toBe(200);
    await again.stop();
  });

  test('keeps its secret from everyone but its owner', async () => {
    const house = await startBuiltHouse({ DATA_DIR: dataDir });
    await house.stop();
    const file = join(dataDir, 'app-secret');
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('a first start that is cut off at any moment', () => {
  test.each([150, 500, 850, 1_200])('after %i ms is followed by a good one', async (ms) => {
    const child = start({ PORT: String(await freePort()) });
    await pause(ms);
    child.kill('SIGKILL');
    await once(child, 'close');

    const house = await startBuiltHouse({ DATA_DIR: dataDir });
    expect((await fetch(`${house.url}/api/ready`)).status).toBe(200);
    expect(await house.stop()).toBe(0);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('app-secret.'))).toEqual([]);
  });
});

describe('a start that cannot succeed says why in one sentence, and how to mend it', () => {
  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, said } = await failedStart({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} is taken by another program: please stop that one, or choose another with PORT=5001 npm start.`,
    );
  });

  test('a half-set configuration', async () => {
    const { code, said } = await failedStart({ SMTP_URL: 'smtp://mail.example' });
    expect([code, said]).toEqual([1, 'MAIL_FROM is missing: please set it too, because SMTP_URL is set.']);
  });

  test('a data folder that cannot be written to', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const { code, said } = await failedStart({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(said).toMatch(
      /^DATA_DIR \(.*\) cannot be written to: please give this user the right to write there/,
    );
  });

  test.skipIf(process.getuid?.() === 0)('a data folder of somebody else', async () => {
    const locked = join(dataDir, 'locked');
    mkdirSync(locked, { mode: 0o500 });
    expect((await failedStart({ DATA_DIR: locked })).said).toContain('cannot be written to');
    chmodSync(locked, 0o700);
  });

  test.each([
    [
      'is something else',
      (file: string) => writeFileSync(file, 'Dear diary, '.repeat(1_000)),
      /lamplight\.db is no database, or is damaged: please put it back from a backup \(npm run restore\), or move it away/,
    ],
    ['is a folder', (file: string) => mkdirSync(file), /lamplight\.db is a folder, .*please move it away/],
  ])('a database file that %s', async (_what, make, sentence) => {
    make(join(dataDir, 'lamplight.db'));
    const { code, said } = await failedStart({ PORT: String(await freePort()) });
    expect([code, said.split('\n')]).toEqual([1, [expect.stringMatching(sentence)]]);
    expect(said).toContain(dataDir);
  });

  test('a database that is not there', async () => {
    const { code, said } = await failedStart({
      DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    });
    expect(code).toBe(1);
    expect(said).toMatch(/^DATABASE_URL/);
    expect(said.split('\n')).toHaveLength(1);
  });
});

function childrenOf(pid: number): number[] {
  if (!existsSync('/proc')) return [];
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
