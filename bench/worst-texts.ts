// What somebody waits for who only asks how the house is, while ten others send the worst texts that are known, at once. The yardstick, in
// the same run, is the same question with nobody else there.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { openSpeechPeer } from '#tests/support/peers/speech-server.ts';
import { quickNarrator } from '#tests/support/sound/quick-narrator.ts';
import { signIn } from './support/family.ts';

const atOnce = 10;
const letters = 20_000;

const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-worst-'));
const narrator = await openSpeechPeer();
const house = await startBuiltHouse({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  NARRATION_CHARS_PER_DAY: '100000000',
  ...quickNarrator(narrator.url),
});
const family = await signIn(house.url);
/** Whoever is asked to come again in a moment has held nobody up. */
const told = (words: string) => (turn: number) =>
  fetch(`${house.url}/api/tts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: family.cookie },
    body: JSON.stringify({ text: `${turn}. ${words.repeat(letters)}`.slice(0, letters) }),
  });

try {
  await report('yardstick: nobody else', () => pause(1_000));
  for (const words of ['A1.', 'a\n\n', '1,', '999999999999 '])
    await report(`told: ${JSON.stringify(words)}`, told(words));
  await report('an address of spaces', () =>
    fetch(`${house.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `a${' '.repeat(120_000)}x`, password: 'x' }),
    }),
  );
} finally {
  await house.stop();
  await narrator.close();
  rmSync(dataDir, { recursive: true });
}

async function report(what: string, ask: (turn: number) => Promise<unknown>): Promise<void> {
  const watch = fork(new URL('support/health-watch.ts', import.meta.url), [house.url]);
  await pause(1_500);
  await Promise.all(Array.from({ length: atOnce }, (_, turn) => ask(turn)));
  watch.send('stop');
  const [longest] = (await once(watch, 'message')) as [number];
  console.log(`${what.padEnd(28)} health waits ${longest.toFixed(0)} ms at most`);
  // What is still told of the last one is not the next one's.
  await pause(3_000);
}
