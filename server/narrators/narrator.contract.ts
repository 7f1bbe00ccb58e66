import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allVoices } from '#contract/narration.ts';
import { spokenWords } from './built-in/words/phones-to-words.ts';
import type { Narrator, SpokenPiece, Utterance } from './narrator.ts';
import { wholeOf } from './with-retry.ts';

const goodNight: Utterance = { text: 'Good night, little star.', voice: 'emma', pace: 1 };

/** What every narrator keeps, whoever it is. Run over the list, so that a new one needs no test of its own for this. */
export function describeNarrator(
  title: string,
  open: () => Promise<{ narrator: Narrator; close: () => Promise<void> }>,
) {
  describe(`${title}, as every narrator`, () => {
    let narrator: Narrator;
    let close: () => Promise<void>;
    beforeAll(async () => ({ narrator, close } = await open()));
    afterAll(() => close());
    const say = (utterance: Utterance, signal = new AbortController().signal) =>
      wholeOf(narrator.speak(utterance, signal));

    it('has a name and a version', () => {
      expect(narrator.name).not.toBe('');
      expect(narrator.version).not.toBe('');
    });

    it.each(allVoices)('says good night as %s', async (voice) => {
      const pieces = await say({ ...goodNight, voice });
      const seconds = pieces.reduce((sum, piece) => sum + piece.samples.length / piece.sampleRateHz, 0);
      expect(seconds).toBeGreaterThan(0.8);
      expect(seconds).toBeLessThan(6);
      for (const piece of pieces) {
        expect(piece.sampleRateHz).toBeGreaterThanOrEqual(8000);
        expect(piece.samples.every((sample) => Number.isFinite(sample) && Math.abs(sample) <= 1)).toBe(true);
      }
    });

    it('tells when each word is heard, in order and inside the sound', async () => {
      const pieces = await say(goodNight);
      const words = (await pieces.at(-1)?.words) ?? [];
      const endMs = pieces.reduce(
        (sum, piece) => sum + (1000 * piece.samples.length) / piece.sampleRateHz,
        0,
      );
      expect(words.map(({ charStart, charEnd }) => goodNight.text.slice(charStart, charEnd))).toEqual(
        spokenWords(goodNight.text).map(({ text }) => text),
      );
      const times = words.flatMap(({ startMs, endMs: wordEndMs }) => [startMs, wordEndMs]);
      expect(times.every((time) => time >= 0 && time <= endMs)).toBe(true);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    });

    it('says nothing, and does not complain, when nobody listens from the start', async () => {
      expect(await say(goodNight, AbortSignal.abort())).toEqual([]);
    });

    it('stops without complaint when the listener leaves', async () => {
      const listener = new AbortController();
      const pieces: SpokenPiece[] = [];
      const story = { ...goodNight, text: 'Once there was a small owl, and another one. '.repeat(5) };
      const saying = (async () => {
        for await (const piece of narrator.speak(story, listener.signal)) pieces.push(piece);
      })();
      listener.abort();
      await saying;
      expect(pieces.length).toBeLessThan(2);
    });

    it('speaks with two tongues at once without mixing them up', async () => {
      const [one, other, again] = await Promise.all([
        say(goodNight),
        say({ ...goodNight, voice: 'david' }),
        say(goodNight),
      ]);
      expect(one.map(({ samples }) => samples)).toEqual(again.map(({ samples }) => samples));
      expect(other.length).toBeGreaterThan(0);
    });
  });
}
