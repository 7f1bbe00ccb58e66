import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resample } from '#server/audio/resample.ts';
import type { Sound } from '#server/narrators/narrator.ts';
import { outputRateHz } from '#server/audio/speaker.ts';
import { readPcm16 } from '#server/narrators/wav.ts';

// An old recogniser of American English, with a language model of its own: far stricter than a child, and always the same. Both
// programs are the machine's own, since nothing like them is needed by a house.

const run = promisify(execFile);
const recogniser = 'pocketsphinx_batch';
const model = '/usr/share/pocketsphinx/model/en-us';
const heardHz = 16_000;
/** Silence around each sentence, as somebody who waits for it to begin would have it. */
const aroundSeconds = 0.25;

/** Where there is none, a sentence that says how to get one. */
export async function missingRecogniser(): Promise<string | undefined> {
  const isThere = (program: string, flag: string) =>
    run(program, [flag]).then(
      () => true,
      (error: unknown) => !(error instanceof Error && 'code' in error && error.code === 'ENOENT'),
    );
  if (existsSync(model) && (await isThere(recogniser, '-version')) && (await isThere('ffmpeg', '-version')))
    return undefined;
  return 'Nobody here can listen: this figure wants Debian’s packages pocketsphinx, pocketsphinx-en-us and ffmpeg.';
}

/** The words that are understood in each of these. */
export async function wordsHeardIn(sounds: readonly Sound[]): Promise<string[][]> {
  return inFolder(async (folder) => {
    const names = sounds.map((_, i) => String(i).padStart(5, '0'));
    for (const [i, sound] of sounds.entries())
      await writeFile(join(folder, `${names[i]}.raw`), pcm16Of(await resample(sound, heardHz)));
    await writeFile(join(folder, 'list'), `${names.join('\n')}\n`);
    const settings = {
      hmm: `${model}/en-us`,
      lm: `${model}/en-us.lm.bin`,
      dict: `${model}/cmudict-en-us.dict`,
      // Its second look at a sentence takes a third of the time and changes no figure.
      fwdflat: 'no',
      adcin: 'yes',
      cepdir: folder,
      cepext: '.raw',
      ctl: join(folder, 'list'),
      hyp: join(folder, 'heard'),
      logfn: '/dev/null',
    };
    await run(
      recogniser,
      Object.entries(settings).flatMap(([name, value]) => [`-${name}`, value]),
    );
    const lines = (await readFile(join(folder, 'heard'), 'utf8')).split('\n');
    return sounds.map((_, i) => wordsIn((lines[i] ?? '').replace(/\([^()]*\)\s*$/, '')));
  });
}

/** An MP3 as a listener's player has it, by another decoder than any of ours. */
export async function decoded(mp3: Uint8Array): Promise<Sound> {
  return inFolder(async (folder) => {
    const [from, to] = [join(folder, 'told.mp3'), join(folder, 'told.pcm')];
    await writeFile(from, mp3);
    await run('ffmpeg', ['-v', 'error', '-i', from, '-f', 's16le', '-ar', String(outputRateHz), to]);
    return { samples: readPcm16(await readFile(to)), sampleRateHz: outputRateHz };
  });
}

/** A second way of saying the same word is marked `word(2)`. */
export function wordsIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/\(\d+\)/g, '');
  return plain.match(/[a-z]+(?:'[a-z]+)*/g) ?? [];
}

/** How many words were taken for another, passed over or made up: the fewest that explain what was heard. */
export function misheard(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, i) => i);
  for (const [i, word] of said.entries()) {
    const next = [i + 1];
    for (const [j, other] of heard.entries()) {
      const kept = (row[j] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-heard-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function pcm16Of(samples: Float32Array): Buffer {
  const around = Math.round(aroundSeconds * heardHz);
  const pcm = Buffer.alloc((samples.length + 2 * around) * 2);
  for (const [i, sample] of samples.entries())
    pcm.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, sample))), (around + i) * 2);
  return pcm;
}
