// How long the built house takes from the command to the first answer, and what it weighs while nobody asks anything.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltHouse, startBuiltHouse } from '#tests/support/house/built-house.ts';
import { freePort } from '#tests/support/house/free-port.ts';
import { figure, residentMegabytes, valueAt } from './support/measures.ts';

const rounds = 5;
const idleStarts = 10;
const promisedMegabytes = 120;
const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-bench-'));

const first = await timed(openOnce);
const again = await medianOf(openOnce);
let bareMegabytes = 0;
const bare = await medianOf(openBareServer);
const idle = await idleMegabytes();
rmSync(dataDir, { recursive: true });

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
figure(
  'to the first answer: for the first time, and again',
  `${seconds(first)}, ${seconds(again)}`,
  `a bare Node server ${seconds(bare)}`,
);
const [least, most] = [Math.min(...idle), Math.max(...idle)];
figure(
  'memory of the idle house, a minute after its start',
  `${least} to ${most} MB in ${idle.length} starts`,
  `a bare Node server ${bareMegabytes} MB`,
);
if (most >= promisedMegabytes) {
  console.log(`over the promise of ${promisedMegabytes} MB`);
  process.exitCode = 1;
}

/** All at once, so that a minute is enough for all of them; each has a folder of its own, as on its first day. */
async function idleMegabytes(): Promise<number[]> {
  const houses: BuiltHouse[] = [];
  for (let start = 0; start < idleStarts; start += 1)
    houses.push(await startBuiltHouse({ DATA_DIR: join(dataDir, `idle-${start}`) }));
  await pause(60_000);
  const weights = houses.map(({ pid }) => residentMegabytes(pid));
  await Promise.all(houses.map((house) => house.stop()));
  return weights;
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
