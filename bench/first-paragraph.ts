// How long a child waits for the first paragraph: from the wish to the first words of the event stream, and to the story that is kept, with
// the storyteller of the house, for a family whose library grows. The yardstick, in the same run and by the same client, is GET /api/health.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { durations } from '#contract/stories.ts';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { signIn } from './support/family.ts';
import { valueAt } from './support/measures.ts';

const each = Number(process.argv[2] ?? 20);
const allowedMs = 100;

const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-first-paragraph-'));
const house = await startBuiltHouse({ DATA_DIR: dataDir, LOG_LEVEL: 'error', STORIES_PER_DAY: '1000' });
const { url } = house;
const { cookie } = await signIn(url);

await report('yardstick: GET /api/health', each, async () => {
  const started = performance.now();
  await (await fetch(`${url}/api/health`)).text();
  return [performance.now() - started];
});
await tell('short'); // warm: the content is read, and the code has run
let isSoon = true;
for (const duration of ['short', 'medium', 'long'] as const)
  isSoon = (await report(`${duration} story`, each, () => tell(duration))) && isSoon;
await house.stop();
rmSync(dataDir, { recursive: true });
if (!isSoon) process.exitCode = 1;

/** Milliseconds to the first paragraph and to the whole. */
async function tell(duration: keyof typeof durations): Promise<number[]> {
  const started = performance.now();
  const response = await fetch(`${url}/api/stories`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({
      theme: 'a night train',
      duration,
      characterDetails: [
        { name: 'Mia', age: 6, relationship: 'daughter', hobbies: ['drawing'], traits: ['curious'] },
        { name: 'Joe', age: 71, relationship: 'grandfather', hobbies: ['whittling'], traits: ['patient'] },
      ],
    }),
  });
  let firstMs: number | undefined;
  let text = '';
  for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (firstMs === undefined && text.includes('event: paragraph')) firstMs = performance.now() - started;
  }
  if (firstMs === undefined || !text.includes('event: story'))
    throw new Error(`No story came: ${text.slice(0, 300)}`);
  return [firstMs, performance.now() - started];
}

async function report(what: string, times: number, measure: () => Promise<number[]>): Promise<boolean> {
  const measured: number[][] = [];
  for (let n = 0; n < times; n += 1) measured.push(await measure());
  const columns = (measured[0] ?? []).map((_, column) => measured.map((row) => row[column] ?? 0));
  const shown = columns.map(
    (values) => `median ${valueAt(values, 0.5).toFixed(1)} ms, 95 % ${valueAt(values, 0.95).toFixed(1)} ms`,
  );
  console.log(`${what.padEnd(28)} ${shown.join('   whole: ')}`);
  return valueAt(columns[0] ?? [], 0.5) < allowedMs;
}
