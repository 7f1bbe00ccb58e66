// How the house does while many families are awake: so many requests a second, begun on time whether or not the earlier ones have been
// answered, and then the same with fifty sign-ins at once. `npx tsx bench/load.ts 60` chooses the seconds. The yardstick, in the same run and
// at the same pace, is GET /api/health.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { signIn } from './support/family.ts';
import { valueAt } from './support/measures.ts';

const perSecond = 200;
const [seconds = 15] = process.argv.slice(2).map(Number).filter(Number.isFinite);
const signIns = 50;
/** A page that opens in a tenth of a second at noon opens within a second on the evening of a crowd. */
const allowed = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-load-'));
const house = await startBuiltHouse({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  FAMILY_SIZE: '10000',
});
const family = await signIn(house.url);
for (let count = 0; count < 10; count += 1)
  await family.post('/api/stories', { characterDetails: [{ name: 'Mia', age: 6 }], duration: 'short' });

const get = (path: string) => fetch(house.url + path, { headers: { cookie: family.cookie } });
/** Of twenty requests: what a family's evening is made of, a write among them. */
const evening = [
  ...Array.from({ length: 8 }, () => () => get('/api/stories')),
  ...Array.from({ length: 5 }, () => () => get('/api/family-members')),
  ...Array.from({ length: 4 }, () => () => family.post('/api/validate-session', {})),
  ...Array.from({ length: 2 }, () => () => get('/api/config')),
  () => family.post('/api/family-members', { name: 'Joe', age: 71, relationship: 'grandpa' }),
];

await report('yardstick: health', () => get('/api/health'));
await report('an evening’s mix', (turn) => (evening[turn % evening.length] ?? (() => get('/api/stories')))());
const quiet = await report('reading the shelf', () => get('/api/stories'));
// In a process of its own: what is measured is how the house answers, and not how busy those are who ask.
const knocking = fork(new URL('support/knocking.ts', import.meta.url), [house.url, String(signIns)]);
const crowded = await report(`the same, ${signIns} sign-ins at once`, () => get('/api/stories'));
knocking.kill();
await once(knocking, 'close');
await house.stop();
rmSync(dataDir, { recursive: true });
console.log(`99 % of the reads take ${(crowded / quiet).toFixed(1)} times as long beside the sign-ins`);
if (crowded > allowed * quiet) {
  console.log(`over the promise of ${allowed} times`);
  process.exitCode = 1;
}

/** Gives what 99 % of the answers stay under. */
async function report(what: string, ask: (turn: number) => Promise<Response>): Promise<number> {
  const took: number[] = [];
  let failed = 0;
  const asked: Promise<void>[] = [];
  const answered = async (turn: number, due: number) => {
    try {
      const answer = await ask(turn);
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
      took.push(performance.now() - due);
    } catch {
      failed += 1;
    }
  };
  const started = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = started + (turn * 1_000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    asked.push(answered(turn, due));
  }
  await Promise.all(asked);
  const at = (share: number) => valueAt(took, share).toFixed(0);
  console.log(
    `${what.padEnd(32)} median ${at(0.5)} ms, 99 % ${at(0.99)} ms, ${failed} of ${asked.length} failed`,
  );
  return valueAt(took, 0.99);
}
