// What somebody waits for who only asks how the house is, while a provider pours the worst replies that are known into eight stories at
// once, a letter at a time; and how much memory the house holds after each round of them. The yardstick, in the same run, is the same
// question with nobody else there.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltHouse } from '#tests/support/built-house.ts';
import { dialects } from '#tests/support/peers/dialects.ts';
import { worstReplies } from '#tests/support/worst-replies.ts';
import { signIn } from './support/family.ts';
import { residentMegabytes } from './support/measures.ts';

const atOnce = 8;
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
const house = await startBuiltHouse({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  STORY_WRITER: 'compatible',
  STORY_BASE_URL: `http://127.0.0.1:${port}`,
  STORY_MODEL: 'the-worst',
  STORIES_PER_DAY: '100000',
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

try {
  await report('yardstick: nobody else', () => pause(2_000));
  for (const [what, words] of worstReplies) {
    reply = words;
    await report(what, () => Promise.all(Array.from({ length: atOnce }, wishes)));
    // A circuit that has opened would keep the next ones out.
    await pause(31_000);
  }
} finally {
  await house.stop();
  provider.closeAllConnections();
  provider.close();
  rmSync(dataDir, { recursive: true });
}

async function report(what: string, disturb: () => Promise<unknown>): Promise<void> {
  const watch = fork(new URL('support/health-watch.ts', import.meta.url), [house.url]);
  await pause(1_500);
  await disturb();
  watch.send('stop');
  const [longest] = (await once(watch, 'message')) as [number];
  console.log(
    `${what.padEnd(40)} health waits ${longest.toFixed(0)} ms at most, ${residentMegabytes(house.pid)} MB resident`,
  );
}
