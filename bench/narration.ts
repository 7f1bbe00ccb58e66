// What a narration costs, beside the engines' bare speed in the same run: a busy machine slows both.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { allVoices, type Voice } from '#contract/narration.ts';
import { narrate } from '#server/audio/narrate.ts';
import { passagesOf } from '#server/audio/passages.ts';
import { speakable } from '#server/audio/speakable.ts';
import { openFlite } from '#server/narrators/built-in/flite.ts';
import { openPico } from '#server/narrators/built-in/pico.ts';
import { openNarrator } from '#server/narrators/index.ts';

const story = readFileSync(fileURLToPath(new URL('./story.txt', import.meta.url)), 'utf8');
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
const round = (value: number) => Math.round(value * 10) / 10;

async function cpuSecondsOf<T>(
  work: () => T | Promise<T>,
): Promise<{ result: T; cpuSeconds: number; wallMs: number }> {
  const before = process.cpuUsage();
  const from = performance.now();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuSeconds: (user + system) / 1e6, wallMs: performance.now() - from };
}

console.log(`cores ${availableParallelism()}, load ${loadavg()[0]?.toFixed(1)}, node ${process.version}`);
console.log(`idle, nothing loaded: ${megabytes(process.memoryUsage.rss())} MB`);

const folder = await mkdtemp(join(tmpdir(), 'lamplight-bench-'));
const narrator = openNarrator(
  { name: 'builtin' },
  { lingwareFolder: folder, threads: availableParallelism() },
);

async function tell(voice: Voice) {
  const from = performance.now();
  let [firstByteMs, firstSecondMs, bytes, durationMs, soundMs] = [0, 0, 0, 0, 0];
  const leadBytes = 1200;
  for await (const event of narrate({ text: story, voice, signal: new AbortController().signal }, narrator)) {
    if (event.type === 'sound-made') {
      firstByteMs ||= performance.now() - from;
      bytes += event.bytes.length;
      if (bytes >= leadBytes + 6000) firstSecondMs ||= performance.now() - from;
    }
    if (event.type === 'sound-end') soundMs = performance.now() - from;
    if (event.type === 'narration-end') durationMs = event.durationMs;
  }
  const wallMs = performance.now() - from;
  return { firstByteMs, firstSecondMs, soundMs, wallMs, durationMs };
}

function report(title: string, told: Awaited<ReturnType<typeof tell>>) {
  const { firstByteMs, firstSecondMs, soundMs, wallMs, durationMs } = told;
  console.log(
    `${title.padEnd(14)} first byte ${round(firstByteMs)} ms, first second of speech ${round(firstSecondMs)} ms, ` +
      `all sound ${round(soundMs)} ms, all words ${round(wallMs)} ms: ${round(durationMs / 1000)} s of story, ` +
      `${round(durationMs / wallMs)} times faster than it plays`,
  );
}

report('cold, emma', await tell('emma'));
for (const voice of allVoices) await tell(voice);
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
for (const voice of allVoices) report(`warm, ${voice}`, await tell(voice));
delays.disable();
console.log(
  `others waited for the event loop: 99 % under ${round(delays.percentile(99) / 1e6)} ms, at most ${round(delays.max / 1e6)} ms`,
);

const four = await cpuSecondsOf(() => Promise.all(allVoices.map(tell)));
const spokenMs = four.result.reduce((sum, { durationMs }) => sum + durationMs, 0);
const slowestFirst = Math.max(...four.result.map(({ firstSecondMs }) => firstSecondMs));
console.log(
  `four at once   ${round(spokenMs / four.wallMs)} times faster than they play together, first second of speech after ${round(slowestFirst)} ms at the latest, ` +
    `${round(four.cpuSeconds)} s of CPU, ${megabytes(process.memoryUsage.rss())} MB now, ${megabytes(process.resourceUsage().maxRSS * 1024)} MB at most`,
);
await narrator.close();

// The yardstick comes last, in this thread, so that its engines are not in the memory measured above.
const texts = passagesOf(story).map((passage) => speakable(passage.text, passage.charStart).text);
const pico = await openPico('en-US', folder);
const flite = await openFlite();
const yardsticks = {
  'bare Pico': (text: string) => pico.say({ text, pitch: 100, speed: 84 }),
  'bare Flite': (text: string) => flite.say({ voice: 'rms', text, stretch: 1.14 }).sound,
};
for (const [title, say] of Object.entries(yardsticks)) {
  say('Warm up.');
  const { result, cpuSeconds } = await cpuSecondsOf(() =>
    texts.map(say).reduce((sum, { samples, sampleRateHz }) => sum + samples.length / sampleRateHz, 0),
  );
  console.log(`${title.padEnd(14)} ${round(result / cpuSeconds)} seconds of speech for a second of CPU`);
}
console.log(
  `four at once   ${round(spokenMs / 1000 / four.cpuSeconds)} seconds of finished story for a second of CPU`,
);
await rm(folder, { recursive: true, force: true });
