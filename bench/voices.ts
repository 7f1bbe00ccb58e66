// How well our people are understood by a strict recogniser, on the way from the bare engine to the listener, on a story by which nothing
// of them was tuned; how far apart they are, and how loud. The bare engines are the yardstick of the same run.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allVoices, type Mark, type Voice } from '#contract/narration.ts';
import { loudnessOfSound } from '#server/audio/loudness.ts';
import { narrate } from '#server/audio/narrate.ts';
import { passagesOf } from '#server/audio/passages.ts';
import { speakable } from '#server/audio/speakable.ts';
import type { Sound } from '#server/narrators/narrator.ts';
import { openFlite, type FliteVoice } from '#server/narrators/built-in/flite.ts';
import { openPico } from '#server/narrators/built-in/pico.ts';
import { voiceSettings } from '#server/narrators/built-in/voice-settings.ts';
import { openNarrator } from '#server/narrators/index.ts';
import { medianPitchHz } from '#tests/support/sound/pitch.ts';
import { decoded, misheard, missingRecogniser, wordsHeardIn, wordsIn } from './support/recogniser.ts';

/** Of a hundred words, at most so many. */
const bars: Record<Voice, number> = { emma: 22, david: 10, maya: 24, shimmer: 30 };
const fewestSemitones = 3;
const sentenceCount = 36;

const missing = await missingRecogniser();
if (missing) {
  console.log(missing);
  process.exit(1);
}

const whole = readFileSync(
  fileURLToPath(new URL('../tests/support/stories/good/homes.txt', import.meta.url)),
  'utf8',
);
const passages = passagesOf(whole).slice(0, sentenceCount);
const story = whole.slice(0, passages.at(-1)?.charEnd);
const texts = passages.map(({ text, charStart }) => speakable(text, charStart).text);
const folder = await mkdtemp(join(tmpdir(), 'lamplight-voices-'));
const narrator = openNarrator({ name: 'builtin' }, { lingwareFolder: folder, threads: 1 });
const pico = await openPico('en-US', folder);
const flite = await openFlite();
const never = new AbortController().signal;

async function misheardOfHundred(sounds: readonly Sound[]): Promise<number> {
  const heard = await wordsHeardIn(sounds);
  let [words, wrong] = [0, 0];
  for (const [i, text] of texts.entries()) {
    const said = wordsIn(text);
    words += said.length;
    wrong += misheard(said, heard[i] ?? []);
  }
  return Math.round((1000 * wrong) / words) / 10;
}

const bareEngines = new Map<string, Promise<number>>();
/** The speaker as the engine has it, at its own pace. */
function bare(voice: Voice): Promise<number> {
  const recipe = voiceSettings[voice];
  const name = recipe.engine === 'pico' ? 'Pico' : `Flite ${recipe.voice}`;
  const say = (text: string) =>
    recipe.engine === 'pico' ? pico.say({ text, pitch: 100, speed: 100 }) : sayWithFlite(recipe.voice, text);
  const known = bareEngines.get(name) ?? misheardOfHundred(texts.map(say));
  bareEngines.set(name, known);
  return known;
}

function sayWithFlite(voice: FliteVoice, text: string): Sound {
  return flite.say({ voice, text }).sound;
}

/** With the throat, the pitch and the pace that make the speaker one of ours. */
async function ours(voice: Voice): Promise<Sound[]> {
  const sounds: Sound[] = [];
  for (const text of texts)
    for await (const { samples, sampleRateHz } of narrator.speak({ text, voice, pace: 1 }, never))
      sounds.push({ samples, sampleRateHz });
  return sounds;
}

/** As it is heard: told as a story, coloured, levelled, in its room, through the MP3. */
async function told(voice: Voice) {
  const bytes: Uint8Array[] = [];
  const marks: Mark[] = [];
  for await (const event of narrate({ text: story, voice, signal: never }, narrator)) {
    if (event.type === 'sound-made') bytes.push(event.bytes);
    if (event.type === 'sentence-timed') marks.push(event.mark);
  }
  const { samples, sampleRateHz } = await decoded(Buffer.concat(bytes));
  const sentences = marks.map(({ startMs, endMs }) => ({
    samples: samples.subarray((startMs * sampleRateHz) / 1000, (endMs * sampleRateHz) / 1000),
    sampleRateHz,
  }));
  return { samples, sampleRateHz, sentences };
}

console.log(`${texts.length} sentences, misheard of a hundred words`);
const rows: { voice: Voice; bare: number; told: number; pitch: number; loudness: number }[] = [];
for (const voice of allVoices) {
  const { samples, sampleRateHz, sentences } = await told(voice);
  const row = {
    voice,
    bare: await bare(voice),
    ours: await misheardOfHundred(await ours(voice)),
    told: await misheardOfHundred(sentences),
    pitch: medianPitchHz(samples, sampleRateHz),
    loudness: loudnessOfSound(samples, sampleRateHz),
  };
  rows.push(row);
  console.log(
    `${voice.padEnd(8)} bare engine ${row.bare}, as one of ours ${row.ours}, told ${row.told} (at most ${bars[voice]}); ` +
      `${row.pitch.toFixed(0)} Hz, ${row.loudness.toFixed(1)} LUFS`,
  );
}
const pitches = rows.map(({ pitch }) => pitch).toSorted((a, b) => a - b);
const apart = pitches.slice(1).map((pitch, i) => 12 * Math.log2(pitch / (pitches[i] ?? pitch)));
console.log(`at least ${Math.min(...apart).toFixed(1)} semitones apart (at least ${fewestSemitones})`);
const listed = (of: (row: (typeof rows)[number]) => string) =>
  rows.map((row) => `${row.voice} ${of(row)}`).join(', ');
console.log(
  `| words misheard of a hundred by an old recogniser (\`npm run bench voices\`) | ${listed((row) => row.told.toFixed(0))}; ${Math.min(...apart).toFixed(1)} semitones apart | bare engines: ${listed((row) => row.bare.toFixed(0))} |`,
);
await narrator.close();
await rm(folder, { recursive: true, force: true });
