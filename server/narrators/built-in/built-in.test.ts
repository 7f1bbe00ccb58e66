import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import type { Voice } from '#contract/narration.ts';
import { wholeOf } from '../with-retry.ts';
import { openBuiltIn } from './built-in.ts';
import { openFlite } from './flite.ts';
import { readLingware } from './lingware.ts';
import { openPico } from './pico.ts';
import { alignWords } from './words/align.ts';
import { createWordFinder } from './words/phones-to-words.ts';

const folder = await mkdtemp(join(tmpdir(), 'lamplight-built-in-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const never = new AbortController().signal;
const text =
  'The kettle had just clicked off when somebody knocked, low down, about as high as a hedgehog could reach.';

describe('the lingware inside another package', () => {
  it('is found, checked, kept, and mended when what was kept is damaged', async () => {
    const [analysis, speaker] = await readLingware('en-US', folder);
    expect([analysis?.length, speaker?.length].map((bytes) => (bytes ?? 0) > 100_000)).toEqual([true, true]);
    const kept = await readdir(folder);
    expect(kept.toSorted()).toEqual(['en-US_lh0_sg.bin', 'en-US_ta.bin']);
    await writeFile(join(folder, 'en-US_ta.bin'), 'half a file');
    expect((await readLingware('en-US', folder))[0]).toEqual(analysis);
    expect(await readFile(join(folder, 'en-US_ta.bin'))).toEqual(Buffer.from(analysis ?? []));
  });

  it('is found without a folder to keep it in', async () => {
    expect(await readLingware('en-GB', undefined)).toHaveLength(2);
  });
});

describe('the engines', () => {
  it('say the same words always the same, whatever was said in between', async () => {
    const pico = await openPico('en-US', folder);
    const flite = await openFlite();
    const speak = [
      () => pico.say({ text, pitch: 100, speed: 84 }).samples,
      () => flite.say({ voice: 'rms', text }).sound.samples,
    ];
    for (const say of speak) {
      const first = say();
      pico.say({ text: 'Something quite different.', pitch: 130, speed: 60 });
      flite.say({ voice: 'slt', text: 'Something quite different.', pitch: 1.2 });
      expect(Buffer.from(say().buffer).equals(Buffer.from(first.buffer))).toBe(true);
    }
  });

  it('do not take a command out of a text', async () => {
    const pico = await openPico('en-US', folder);
    const flite = await openFlite();
    const shouted = pico.say({ text: '<volume level="500">Good night.</volume>', pitch: 100, speed: 84 });
    expect(shouted.samples.every((sample) => Math.abs(sample) < 0.9)).toBe(true);
    const { sound } = flite.say({ voice: 'slt', text: '-o passwd --setf duration_stretch=9 good night' });
    expect(sound.samples.length / sound.sampleRateHz).toBeLessThan(8);
  });

  it('are silent, not stuck, where there is nothing to say', async () => {
    const flite = await openFlite();
    expect(flite.say({ voice: 'rms', text: '' }).sound.samples.length).toBeLessThan(16_000);
    expect(flite.phonesOf('').every(({ name }) => name === 'pau')).toBe(true);
  });
});

describe('the words in somebody’s speech', () => {
  it('are found as exactly as a finger can follow, where the truth is known', async () => {
    const flite = await openFlite();
    const findWords = createWordFinder(flite);
    const { sound, phones } = flite.say({ voice: 'rms', text, stretch: 1.14 });
    const truth = findWords(text, phones);
    const found = alignWords(flite, findWords, text, sound);
    expect(found.map(({ charStart, charEnd }) => text.slice(charStart, charEnd))).toEqual(text.split(' '));
    const errorsMs = found.map((word, i) => Math.abs(word.startMs - (truth[i]?.startMs ?? 0)));
    expect(errorsMs.reduce((sum, error) => sum + error, 0) / errorsMs.length).toBeLessThan(45);
    expect(Math.max(...errorsMs)).toBeLessThan(150);
  });

  it('are found in a voice that is half as fast, and in silence', async () => {
    const flite = await openFlite();
    const findWords = createWordFinder(flite);
    const { sound } = flite.say({ voice: 'slt', text, stretch: 2 });
    const lengthMs = (1000 * sound.samples.length) / sound.sampleRateHz;
    const found = alignWords(flite, findWords, text, sound);
    expect(found.at(-1)?.endMs).toBeGreaterThan(0.85 * lengthMs);
    const inSilence = alignWords(flite, findWords, text, {
      samples: new Float32Array(100),
      sampleRateHz: 16_000,
    });
    expect(inSilence).toHaveLength(found.length);
  });
});

describe('the built-in narrator', () => {
  it.each(['fail', 'hang'])(
    'lets Flite speak for everybody on the evening on which Pico does %s',
    async (habit) => {
      const { narrator } = openBuiltIn({
        lingwareFolder: habit,
        threads: 1,
        queueLimit: 10,
        jobLimitMs: 2000,
        threadFile: new URL('../../../tests/support/sound/engines/no-pico-thread.mjs', import.meta.url),
      });
      for (const voice of ['emma', 'maya', 'david', 'shimmer'] satisfies Voice[]) {
        const [piece] = await wholeOf(narrator.speak({ text: 'Good night.', voice, pace: 1 }, never));
        expect(piece?.samples).toHaveLength(8000);
        expect(piece).not.toHaveProperty('isStandIn');
      }
      await narrator.close();
    },
  );

  it('speaks slower when it is asked to', async () => {
    const { narrator } = openBuiltIn({
      lingwareFolder: folder,
      threads: 1,
      queueLimit: 10,
      jobLimitMs: 20_000,
    });
    const seconds = async (voice: Voice, pace: number) => {
      const [piece] = await wholeOf(narrator.speak({ text, voice, pace }, never));
      return (piece?.samples.length ?? 0) / (piece?.sampleRateHz ?? 1);
    };
    for (const voice of ['emma', 'david'] satisfies Voice[]) {
      const ratio = (await seconds(voice, 0.85)) / (await seconds(voice, 1));
      expect(ratio).toBeGreaterThan(1.12);
      expect(ratio).toBeLessThan(1.22);
    }
    await narrator.close();
  });

  it('lets the process end when it is closed', async () => {
    const program = join(folder, 'evening.mts');
    const builtIn = new URL('./built-in.ts', import.meta.url).href;
    await writeFile(
      program,
      `import { openBuiltIn } from ${JSON.stringify(builtIn)};
       const { narrator } = openBuiltIn({ lingwareFolder: undefined, threads: 2, queueLimit: 9, jobLimitMs: 20000 });
       for await (const piece of narrator.speak({ text: 'Hush.', voice: 'david', pace: 1 }, new AbortController().signal))
         console.log(piece.samples.length > 0 ? 'said' : 'silent');
       await narrator.close();`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], {
      timeout: 50_000,
    });
    expect(stdout.trim()).toBe('said');
  });
});
