// How long the built house takes from the command to the first answer, and what it weighs while nobody asks anything.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { freePort } from '#tests/support/house/free-port.ts';
import { figure, residentMegabytes, valueAt } from './support/measures.ts';

const rounds = 5;
const promisedMegabytes = 120;
const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-bench-'));

const first = await timed(openOnce);
const again = await medianOf(openOnce);
let bareMegabytes = 0;
const bare = await medianOf(openBareServer);
const house = await startBuiltHouse({ DATA_DIR: dataDir });
// Long enough that Node has given back by itself what opening took.
await pause(20_000);
const megabytes = residentMegabytes(house.pid);
await house.stop();
rmSync(dataDir, { recursive: true });

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
figure(
  'to the first answer: for the first time, and again',
  `${seconds(first)}, ${seconds(again)}`,
  `a bare Node server ${seconds(bare)}`,
);
figure('memory of the idle house', `${megabytes} MB`, `a bare Node server ${bareMegabytes} MB`);
if (megabytes >= promisedMegabytes) {
  console.log(`over the promise of ${promisedMegabytes} MB`);
  process.exitCode = 1;
}

async function openOnce(): Promise<() => Promise<unknown>> {
  const opened = await startBuiltHouse({ DATA_DIR: dataDir });
  await fetch(`${opened.url}/api/ready`);
  return () => opened.stop();
}

async function openBareServer(): Promise<() => Promise<unknown>> {
  const port = await freePort();
  const code = `require('node:http').createServer((q, r) => r.end('ok')).listen(${port}, '127.0.0.1', () => console.log('ready'))`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await fetch(`http://127.0.0.1:${port}`);
  bareMegabytes = residentMegabytes(child.pid ?? 0);
  return async () => {
    child.kill();
    await once(child, 'close');
  };
}

async function timed(open: () => Promise<() => Promise<unknown>>): Promise<number> {
  const before = performance.now();
  const close = await open();
  const ms = Math.round(performance.now() - before);
  await close();
  return ms;
}

async function medianOf(open: () => Promise<() => Promise<unknown>>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(open));
  return valueAt(times, 0.5);
}
