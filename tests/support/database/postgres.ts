import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '#tests/support/house/free-port.ts';

const run = promisify(execFile);

export type TestPostgres = {
  /** Where new databases are asked for. */
  url: string;
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
};

/**
 * A real PostgreSQL of our own, on loopback, gone without trace at the end. One that forgoes syncing would lose its data with the
 * machine's power, which no test cuts, and makes a database in a fifth of the time.
 */
export async function startPostgres({ forgoesSyncing = false } = {}): Promise<TestPostgres> {
  const programs = postgresPrograms();
  if (!programs)
    throw new Error('These tests need PostgreSQL: install it with `apt-get install postgresql`.');
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-postgres-'));
  const owner = await unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder };
  const data = join(folder, 'data');
  const port = await freePort();
  await run(
    join(programs, 'initdb'),
    [
      '--no-sync',
      '-D',
      data,
      '-U',
      'lamplight',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=icu',
      '--icu-locale=en',
    ],
    as,
  );
  const options = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 60,
    ...(forgoesSyncing && { fsync: 'off', full_page_writes: 'off' }),
  };
  const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...as, stdio: 'ignore' });
  const removeAtExit = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeAtExit);

  const url = `postgres://lamplight@127.0.0.1:${port}/postgres`;
  await untilItAnswers(server, url);
  return {
    url,
    createDatabase: () => createDatabase(url),
    async stop() {
      process.off('exit', removeAtExit);
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the newest PostgreSQL that Debian has installed. */
export function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .toSorted((a, b) => b - a)
    : [];
  return versions
    .map((version) => join(root, String(version), 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')));
}

let databasesMade = 0;

/** A fresh database on the server at that address: empty, or a copy of another one. */
export async function createDatabase(serverUrl: string, copyOf?: string): Promise<string> {
  const name = `family_${process.pid}_${databasesMade++}_${Math.random().toString(36).slice(2, 8)}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(
    `create database ${name}${copyOf ? ` template ${copyOf}${await quickestWay(client)}` : ''}`,
  );
  await client.end();
  return serverUrl.replace(/[^/]*$/, name);
}

/** PostgreSQL refuses to run as root, so there it runs as the user that its package brings along. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once, with code ${server.exitCode}.`);
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50)); // still starting
    }
  }
}

/** PostgreSQL 15 was the first to have a choice; the way of those before it is the quick one. */
async function quickestWay(client: Client): Promise<string> {
  const { rows } = await client.query<{ hasChoice: boolean }>(
    `select current_setting('server_version_num')::int >= 150000 as "hasChoice"`,
  );
  return rows[0]?.hasChoice ? ' strategy file_copy' : '';
}
