import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allVoices, type Voice } from '#contract/narration.ts';
import { estimateMinutes } from '#server/audio/estimate.ts';
import { loudnessOfSound } from '#server/audio/loudness.ts';
import { openMp3Stream, type Mp3Stream } from '#server/audio/mp3.ts';
import { narrate } from '#server/audio/narrate.ts';
import { openNarrator } from '#server/narrators/index.ts';
import type { Narrator } from '#server/narrators/narrator.ts';
import { readPcm16 } from '#server/narrators/wav.ts';
import { listen, troubleWithMarks, type Heard } from '#tests/support/sound/listener.ts';
import { medianPitchHz } from '#tests/support/sound/pitch.ts';

const story = `The kettle had just clicked off when somebody knocked, low down, about as high as a hedgehog could reach. Nora put her book on the windowsill and listened.

“Grandpa,” she said, “somebody is at the bottom of the door.”

Grandpa looked over his glasses. “Then somebody had better be let in,” he said, and he stayed where he was, because the cat was asleep on his feet.

Nora opened the door a little way. On the step stood a lamp. It was a small brass lamp with a round glass shade, and it had walked, she could see that, for there was mud on its one foot.

Nora breathed in. Nora breathed out. The whole house breathed with her, and slept.`;
const rate = 24_000;
const run = promisify(execFile);
/** A second opinion where the machine has one; everything else is tested without. */
const hasFfmpeg = await run('ffmpeg', ['-version']).then(
  () => true,
  () => false,
);
const folder = await mkdtemp(join(tmpdir(), 'lamplight-voices-'));
const narrations = new Map<Voice, Heard & { samples: Float32Array }>();
let narrator: Narrator;

beforeAll(async () => {
  narrator = openNarrator({ name: 'builtin' }, { lingwareFolder: folder, threads: 2 });
  for (const voice of allVoices) narrations.set(voice, await told(story, voice));
}, 300_000);
afterAll(async () => {
  await narrator.close();
  await rm(folder, { recursive: true, force: true });
});

/** A narration, and the very samples that went into its MP3. */
async function told(text: string, voice: Voice): Promise<Heard & { samples: Float32Array }> {
  const parts: Float32Array[] = [];
  const openStream = async (): Promise<Mp3Stream> => {
    const stream = await openMp3Stream();
    return {
      encode(samples) {
        parts.push(samples.slice());
        return stream.encode(samples);
      },
      finish: stream.finish,
    };
  };
  const signal = new AbortController().signal;
  const heard = await listen(narrate({ text, voice, signal }, narrator, openStream));
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (samples.set(part, at), at + part.length), 0);
  return { ...heard, samples };
}

const isLoud = (sample: number) => Math.abs(sample) > 0.004;

function narrationOf(voice: Voice) {
  return narrations.get(voice) ?? expect.fail(`${voice} was not heard`);
}

describe.each(allVoices)('%s', (voice) => {
  it('tells the whole story, with a mark for every sentence and every word', () => {
    const heard = narrationOf(voice);
    expect(heard.failure).toBeUndefined();
    expect(heard.hasStandIn).toBe(false);
    expect(troubleWithMarks(story, heard)).toEqual([]);
    const wordless = heard.words.filter(({ startMs, endMs }) => endMs - startMs < 30);
    expect(wordless.length).toBeLessThan(heard.words.length / 20);
  });

  it('is as loud as every other voice, and never too loud', () => {
    const { samples } = narrationOf(voice);
    expect(Math.abs(loudnessOfSound(samples, rate) + 18)).toBeLessThan(1);
    expect(samples.reduce((highest, x) => Math.max(highest, Math.abs(x)), 0)).toBeLessThan(0.95);
  });

  it('takes the time of a bedtime story, and the time that was foretold', async () => {
    const { durationMs = 0 } = narrationOf(voice);
    const wordsPerMinute = (story.split(/\s+/).length / durationMs) * 60_000;
    expect(wordsPerMinute).toBeGreaterThan(130);
    expect(wordsPerMinute).toBeLessThan(145);
    expect(Math.abs(durationMs / 60_000 / (await estimateMinutes(story, voice)) - 1)).toBeLessThan(0.03);
  });

  it('speaks where its marks say that it speaks, and is silent between', () => {
    const { samples, sentences } = narrationOf(voice);
    const delay = 1105;
    const level = (fromMs: number, toMs: number) => {
      const part = samples.subarray((fromMs * rate) / 1000 - delay, (toMs * rate) / 1000 - delay);
      return Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length);
    };
    for (const [i, { startMs, endMs }] of sentences.entries()) {
      expect(level(startMs, endMs)).toBeGreaterThan(0.02);
      const next = sentences[i + 1];
      if (next) expect(level(endMs + 100, next.startMs)).toBeLessThan(0.004);
    }
  });
});

describe('the four of them', () => {
  it('are clearly different people', () => {
    const pitches = allVoices
      .map((voice) => medianPitchHz(narrationOf(voice).samples, rate))
      .toSorted((a, b) => a - b);
    const semitonesApart = pitches.slice(1).map((pitch, i) => 12 * Math.log2(pitch / (pitches[i] ?? pitch)));
    expect(pitches).toHaveLength(4);
    expect(Math.min(...semitonesApart)).toBeGreaterThan(3);
  });

  it('say the same story the same way twice', async () => {
    const again = await told(story, 'emma');
    expect(again.bytes.equals(narrationOf('emma').bytes)).toBe(true);
    expect(again.words).toEqual(narrationOf('emma').words);
  });

  it.skipIf(!hasFfmpeg)('are heard by another decoder and another meter as we say they are', async () => {
    for (const voice of allVoices) {
      const file = join(folder, `${voice}.mp3`);
      await writeFile(file, narrationOf(voice).bytes);
      const { stderr: report } = await run('ffmpeg', [
        '-nostats',
        '-i',
        file,
        '-af',
        'ebur128=peak=true',
        '-f',
        'null',
        '-',
      ]);
      const summary = report.slice(report.lastIndexOf('Summary:'));
      const loudness = Number(/I:\s+(-[\d.]+) LUFS/.exec(summary)?.[1]);
      const peakDb = Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]);
      expect(Math.abs(loudness + 18), voice).toBeLessThan(1);
      expect(peakDb, voice).toBeLessThan(-0.5);
    }
  });

  it.skipIf(!hasFfmpeg)(
    'are heard by another decoder where the marks say, to a fiftieth of a second',
    async () => {
      const { bytes, sentences } = narrationOf('david');
      const file = join(folder, 'marks.mp3');
      await writeFile(file, bytes);
      const raw = ['-f', 's16le', '-ar', String(rate), join(folder, 'marks.pcm')];
      await run('ffmpeg', ['-nostats', '-y', '-i', file, ...raw]);
      const samples = readPcm16(await readFile(join(folder, 'marks.pcm')));
      for (const { startMs, endMs } of sentences) {
        const [from, to] = [(startMs * rate) / 1000, (endMs * rate) / 1000];
        const first = from - 1200 + samples.subarray(from - 1200, to).findIndex(isLoud);
        const last = from + samples.subarray(from, to + 1200).findLastIndex(isLoud);
        // Speech keeps 20 ms of its silence on either side, and a sentence's last sounds are soft.
        expect(((first - from) / rate) * 1000).toBeGreaterThan(5);
        expect(((first - from) / rate) * 1000).toBeLessThan(35);
        expect(((to - last) / rate) * 1000).toBeLessThan(250);
        expect(((to - last) / rate) * 1000).toBeGreaterThan(-20);
      }
    },
  );
});
