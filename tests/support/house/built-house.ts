import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The house as a newcomer runs it: the built server in a process of its own. */
export type BuiltHouse = {
  url: string;
  pid: number;
  /** All it has printed so far. */
  printed: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** From this repository, or from where a release was unpacked. */
export async function startBuiltHouse(environment: Record<string, string>, home = root): Promise<BuiltHouse> {
  if (environment['PORT'] !== undefined) return await startOn(environment['PORT'], environment, home);
  // A port that was free a moment ago may be another's by now.
  for (let tries = 0; ; tries += 1)
    try {
      return await startOn(String(await freePort()), environment, home);
    } catch (error) {
      if (tries === 3 || !(error instanceof Error && error.message.includes('is taken'))) throw error;
    }
}

async function startOn(port: string, environment: Record<string, string>, home: string): Promise<BuiltHouse> {
  const child = spawn(process.execPath, startOf(home), {
    cwd: home,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: port,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is ready:')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`The house did not open:\n${printed}`)));
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    printed: () => printed,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** What `npm start` says there, without npm in between: its child would be the house, and nobody's to stop. */
function startOf(home: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}
