// How long a child waits for the first paragraph when a model writes: from the wish to the first words of the event stream, beside the first
// 120 tokens of the same provider, asked for by nobody's house. The provider stands on this machine: it thinks for a while and then gives
// a token at a time, as fast as a small model of today. What it says are four whole answers of a model to our own question.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { dialects } from '#tests/support/peers/dialects.ts';
import { signIn } from './support/family.ts';
import { figure } from './support/measures.ts';

const thinkingMs = 300;
const tokenMs = 12;
/** English has 4.3 letters in a token, so this counts too many and not too few. */
const lettersInToken = 4;
const yardstickTokens = 120;
const allowed = 1.5;

type Told = { theme: string; duration: string; people: object[]; reply: { title: string } };
const folder = join(import.meta.dirname, 'model-replies');
const stories = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Told,
);

let reply = '';
const provider = createServer((request, response) => {
  request.resume();
  void (async () => {
    await pause(thinkingMs);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    // By the clock and not by the last one: a late timer is made up for, as in a provider's stream.
    const begun = performance.now();
    for (const [place, piece] of dialects.compatible.pieces(reply, 'whole', lettersInToken).entries()) {
      const early = begun + place * tokenMs - performance.now();
      if (early > 0) await pause(early);
      if (response.destroyed) return;
      response.write(piece);
    }
    response.end();
  })();
});
provider.listen(0, '127.0.0.1');
await once(provider, 'listening');
const providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-model-'));
const house = await startBuiltHouse({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  STORY_WRITER: 'compatible',
  STORY_BASE_URL: providerUrl,
  STORY_MODEL: 'a-model',
});
const { cookie } = await signIn(house.url);

const shares: number[] = [];
for (const story of stories) {
  reply = JSON.stringify(story.reply);
  const bareMs = await bare();
  const firstMs = await firstParagraph(story);
  shares.push(firstMs / bareMs);
  console.log(
    `${story.theme}: first paragraph after ${Math.round(firstMs)} ms, ${yardstickTokens} tokens after ${Math.round(bareMs)} ms`,
  );
}
await house.stop();
provider.close();
provider.closeAllConnections();
rmSync(dataDir, { recursive: true });

const [least, most] = [Math.min(...shares), Math.max(...shares)];
figure(
  'a model’s first paragraph, from the wish on',
  `${least.toFixed(2)} to ${most.toFixed(2)} times as late as the yardstick, in ${shares.length} stories`,
  `the provider’s own first ${yardstickTokens} tokens`,
);
if (most > allowed) {
  console.log(`over the promise of ${allowed} times the yardstick`);
  process.exitCode = 1;
}

/** Until the provider has said so many tokens to somebody who only counts them. */
async function bare(): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${providerUrl}/v1/chat/completions`, { method: 'POST', body: '{}' });
  let tokens = 0;
  for await (const text of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    tokens += text.split('"content":').length - 1;
    // The first has no words yet.
    if (tokens > yardstickTokens) break;
  }
  return performance.now() - begun;
}

async function firstParagraph({ theme, duration, people, reply: { title } }: Told): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${house.url}/api/stories`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({ theme, duration, characterDetails: people }),
  });
  let firstMs: number | undefined;
  let text = '';
  for await (const piece of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (firstMs === undefined && text.includes('event: paragraph')) firstMs = performance.now() - begun;
  }
  // Else the house's own storyteller stepped in, and it was another story.
  if (firstMs === undefined || !text.includes(JSON.stringify(title)))
    throw new Error(`The model’s story was not told: ${text.slice(0, 300)}`);
  return firstMs;
}
