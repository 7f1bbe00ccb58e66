import { describe, expect, it } from 'vitest';
import { calmRests } from './calm-rests.ts';
import { asLoudAsNarrators, isHeard, joinReading } from './join-reading.ts';
import { loudnessOfSound } from './loudness.ts';
import { bytesPerMs } from './mp3.ts';
import { outputRateHz } from './speaker.ts';

const seconds = (count: number) => Math.round(count * outputRateHz);

/** Somebody hums, as loud as said, in a room that is never quite silent. */
function sound(parts: readonly [kind: 'voice' | 'rest', length: number][], loudness = 0.2): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, [, length]) => sum + seconds(length), 0));
  let at = 0;
  for (const [kind, length] of parts)
    for (const end = at + seconds(length); at < end; at += 1)
      whole[at] =
        0.0005 * Math.sin(at * at) +
        (kind === 'voice' ? loudness * Math.sin(at / 21) * Math.abs(Math.sin(at / 1_700)) : 0);
  return whole;
}

const lengthOf = (samples: Float32Array) => samples.length / outputRateHz;

describe('what somebody has read', () => {
  it('begins with the first word and ends with the last, and has no rest longer than two seconds in it', () => {
    const calm = calmRests(
      sound([
        ['rest', 3],
        ['voice', 1],
        ['rest', 9],
        ['voice', 2],
        ['rest', 1.5],
        ['voice', 1],
        ['rest', 4],
      ]),
    );
    // One, two, two, one and a half, one; and a breath at either end.
    expect(lengthOf(calm)).toBeGreaterThan(7.3);
    expect(lengthOf(calm)).toBeLessThan(7.9);
    expect(Math.abs(calm[0] ?? 1)).toBeLessThan(0.001);
  });

  it('is nothing where nobody spoke', () => {
    expect(calmRests(new Float32Array(0))).toHaveLength(0);
    expect([isHeard(new Float32Array(9_000)), isHeard(new Float32Array(9_000).fill(0.5))]).toEqual([
      false,
      false,
    ]);
    expect(isHeard(sound([['voice', 1]], 0.02))).toBe(true);
  });
});

const parts = (loudness: readonly number[]) =>
  loudness.map((one, index) => ({
    text: `Hum ${index}.`,
    charStart: index * 8,
    beginsParagraph: true,
    samples: async () =>
      sound(
        [
          ['rest', 0.4],
          ['voice', 3],
          ['rest', 0.4],
        ],
        one,
      ),
  }));

type Ears = Parameters<typeof joinReading>[0]['follow'];
const sure: Ears = async (sentences, { samples, sampleRateHz }) => {
  const wholeMs = (samples.length / sampleRateHz) * 1000;
  return sentences.map((text) => ({
    startMs: 100,
    endMs: wholeMs - 100,
    words: [
      { charStart: 0, charEnd: 3, startMs: 100, endMs: 900 },
      { charStart: 4, charEnd: text.length, startMs: 900, endMs: wholeMs - 100 },
    ],
  }));
};

const join = (loudness: readonly number[], more: Partial<Parameters<typeof joinReading>[0]> = {}) =>
  joinReading({ parts: parts(loudness), follow: sure, signal: new AbortController().signal, ...more });

describe('a narration joined of what was read', () => {
  it('has its parts one after the other with our rests between, and marks that lie where they are heard', async () => {
    const { bytes, marks } = await join([0.2, 0.2]);
    expect(marks.durationMs).toBe(Math.round(bytes.length / bytesPerMs));
    expect(marks.isFinal).toBe(true);
    expect(marks.sentences.map(({ charStart, charEnd }) => [charStart, charEnd])).toEqual([
      [0, 6],
      [8, 14],
    ]);
    expect(marks.words).toHaveLength(4);
    const [first, second] = marks.sentences;
    // The lead of two tenths, the codec's delay, and the tenth that was said.
    expect(first?.startMs).toBe(346);
    const restMs = (second?.startMs ?? 0) - (first?.endMs ?? 0);
    expect(restMs).toBeGreaterThan(1_150);
    expect(restMs).toBeLessThan(1_250);
  });

  it('is as loud as our narrators, whoever was near the microphone and whoever was far', async () => {
    const heard: number[] = [];
    for (const loudness of [0.02, 0.1, 0.5]) {
      const voice = calmRests(sound([['voice', 4]], loudness));
      heard.push(loudnessOfSound(await asLoudAsNarrators(voice, 500), outputRateHz));
    }
    for (const one of heard) expect(Math.abs(one + 17.1)).toBeLessThan(1);
  });

  it('lights the sentence where nobody is sure of its words, and goes on from where it was if even that is unknown', async () => {
    const { marks } = await join([0.2, 0.2], {
      follow: async (sentences) =>
        sentences[0]?.includes('zero') ? [] : [{ startMs: 200, endMs: 2_000, words: null }],
    });
    expect(marks.words).toEqual(marks.sentences);
    expect(marks.sentences[0]?.startMs).toBe(marks.sentences[0]?.endMs);
    expect((marks.sentences[1]?.endMs ?? 0) - (marks.sentences[1]?.startMs ?? 0)).toBe(1_800);
  });

  it('ends with what somebody says of their own, and with nothing half made when the house is closed', async () => {
    const { marks } = await join([0.2]);
    const message = async () => sound([['voice', 2]]);
    const longer = await join([0.2], { message });
    expect(longer.marks.durationMs - marks.durationMs).toBeGreaterThan(3_500);
    expect(longer.marks.words).toEqual(marks.words);
    const closed = AbortSignal.abort(new Error('the house is closed'));
    await expect(join([0.2], { signal: closed })).rejects.toThrow('the house is closed');
  });
});
