// What somebody waits for who only asks how the house is, while a provider pours the worst replies that are known into eight stories at
// once, a letter at a time; how long the house then works at most without a turn for anybody else, in processor time; and how much memory
// it holds after each round of them. The yardstick, in the same run, is the same question with nobody else there.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { dialects } from '#tests/support/peers/dialects.ts';
import { worstReplies } from '#tests/support/stories/worst-replies.ts';
import { signIn } from './support/family.ts';
import { figure, residentMegabytes } from './support/measures.ts';

const atOnce = 8;
const rounds = 3;
/** Of the house's own work; what a busy machine adds to it is not the house's. */
const allowedMs = 50;
let reply = '';
const provider = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const closed = new Promise<void>((resolve) => response.once('close', () => resolve()));
  void (async () => {
    for (const piece of dialects.compatible.pieces(reply, 'whole', 1)) {
      if (response.destroyed) return;
      if (!response.write(piece))
        await Promise.race([closed, new Promise<void>((resolve) => response.once('drain', () => resolve()))]);
    }
    response.end();
  })();
});
provider.listen(0, '127.0.0.1');
await once(provider, 'listening');
const { port } = provider.address() as AddressInfo;

const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-worst-'));
const turnsFile = join(dataDir, 'longest-turns');
const house = await startBuiltHouse({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  STORY_WRITER: 'compatible',
  STORY_BASE_URL: `http://127.0.0.1:${port}`,
  STORY_MODEL: 'the-worst',
  STORIES_PER_DAY: '100000',
  NODE_OPTIONS: `--import=${new URL('support/longest-turn.mjs', import.meta.url).href}`,
  LONGEST_TURNS: turnsFile,
});
const { cookie } = await signIn(house.url);

/** From the wish to whatever comes of it: the storyteller of the house steps in. */
async function wishes(): Promise<void> {
  const answer = await fetch(`${house.url}/api/stories`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({
      theme: 'a night train',
      duration: 'short',
      characterDetails: [{ name: 'Mia', age: 6, relationship: 'daughter', hobbies: [], traits: [] }],
    }),
  });
  const text = await answer.text();
  if (answer.ok && !text.includes('event: story')) throw new Error(`No story came: ${text.slice(0, 200)}`);
}

/** The last of each round. */
const memory: number[] = [];
const waits: number[] = [];
const turns: number[] = [];
try {
  const quiet = await report('yardstick: nobody else', () => pause(2_000));
  // What is only needed for stories is read and compiled with the first ones.
  reply = worstReplies[0]?.[1] ?? '';
  const first = await report('the first stories of a house', () =>
    Promise.all(Array.from({ length: atOnce }, wishes)),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const [what, words] of worstReplies) {
      reply = words;
      const { waitMs, turnMs } = await report(what, () =>
        Promise.all(Array.from({ length: atOnce }, wishes)),
      );
      waits.push(waitMs);
      turns.push(turnMs);
    }
    memory.push(residentMegabytes(house.pid));
  }
  console.log(`on the clock ${inMs(Math.max(...waits))} at most, and ${inMs(quiet.waitMs)} with nobody else`);
  figure(
    `the worst replies of a model, ${atOnce} at once`,
    `nobody else waits for more than ${inMs(Math.max(...turns))} of work, with the first stories ${inMs(first.turnMs)}; ${memory.join(', ')} MB after each round`,
    `a quiet house ${inMs(quiet.turnMs)}`,
  );
  if (Math.max(...turns) > allowedMs) {
    console.log(`over the promise of ${allowedMs} ms`);
    process.exitCode = 1;
  }
} finally {
  await house.stop();
  provider.closeAllConnections();
  provider.close();
  rmSync(dataDir, { recursive: true });
}

async function report(
  what: string,
  disturb: () => Promise<unknown>,
): Promise<{ waitMs: number; turnMs: number }> {
  const watch = fork(new URL('support/health-watch.ts', import.meta.url), [house.url]);
  await pause(1_500);
  await longestTurn();
  await disturb();
  const turnMs = await longestTurn();
  watch.send('stop');
  const [waitMs] = (await once(watch, 'message')) as [number];
  console.log(
    `${what.padEnd(40)} health waits ${inMs(waitMs)}, ${inMs(turnMs)} of work at most, ${residentMegabytes(house.pid)} MB resident`,
  );
  return { waitMs, turnMs };
}

/** Since it was asked the last time. */
async function longestTurn(): Promise<number> {
  const told = () => (existsSync(turnsFile) ? readFileSync(turnsFile, 'utf8').trim().split('\n') : []);
  const before = told().length;
  process.kill(house.pid, 'SIGUSR2');
  while (told().length === before) await pause(10);
  return Number(told().at(-1));
}

function inMs(ms: number): string {
  return `${ms.toFixed(0)} ms`;
}
