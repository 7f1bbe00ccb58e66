import { expect, it } from 'vitest';
import { betweenFound } from './between-found.ts';
import type { ExpectedWord } from './expected-speech.ts';
import { soundIn } from './heard-speech.ts';
import type { PlacedWord } from './surest-path.ts';

/** Words of this and that sentence, each two tenths of a second long. */
const wordsOf = (...sentences: readonly number[]): ExpectedWord[] =>
  sentences.map((sentence, index) => ({
    sentence,
    charStart: 4 * index,
    charEnd: 4 * index + 3,
    rows: new Float32Array(0),
    count: 20,
  }));
const found = (startMs: number, endMs: number): PlacedWord => ({
  startMs,
  endMs,
  isHeard: true,
  distance: 1,
});
const notFound: PlacedWord = { startMs: 0, endMs: 0, isHeard: false, distance: 0 };
const timesOf = (places: readonly PlacedWord[]) => places.map(({ startMs, endMs }) => [startMs, endMs]);
const inOneBreath = { wholeMs: 10_000, soundIn: () => null, endsInPause: () => false };

it('lights a sentence that was too soft to be found in the middle of its silence, and not while the one before still rests', () => {
  const placed = betweenFound(
    wordsOf(0, 1, 1, 2),
    [found(0, 1_000), notFound, notFound, found(3_000, 3_200)],
    inOneBreath,
  );
  expect(timesOf(placed).slice(1, 3)).toEqual([
    [1_800, 2_000],
    [2_000, 2_200],
  ]);
  const last = betweenFound(wordsOf(0, 1), [found(0, 1_000), notFound], { ...inOneBreath, wholeMs: 2_000 });
  expect(timesOf(last).at(-1)).toEqual([1_400, 1_600]);
});

it('gives words that were left out no time where there was none for them', () => {
  const placed = betweenFound(
    wordsOf(0, 1, 1, 1, 2),
    [found(0, 1_000), notFound, notFound, notFound, found(1_250, 1_500)],
    inOneBreath,
  );
  expect(timesOf(placed).slice(1, 4)).toEqual(Array.from({ length: 3 }, () => [1_000, 1_000]));
});

it('begins a sentence right before the first word that was found of it', () => {
  const placed = betweenFound(
    wordsOf(0, 1, 1),
    [found(0, 1_000), notFound, found(2_000, 2_300)],
    inOneBreath,
  );
  expect(timesOf(placed)[1]).toEqual([1_800, 2_000]);
});

it('takes a breath in the rest before a sentence for no word of it, unless people rest after that word', () => {
  const words = wordsOf(0, 1, 1);
  const places = [found(0, 1_000), found(1_100, 1_200), found(2_000, 2_300)];
  expect(timesOf(betweenFound(words, places, inOneBreath))[1]).toEqual([1_800, 2_000]);
  const withComma = betweenFound(words, places, { ...inOneBreath, endsInPause: () => true });
  expect(timesOf(withComma)[1]).toEqual([1_100, 1_200]);
  // Nearer to its own sentence than to the one before, it is its word.
  const near = [found(0, 1_000), found(1_600, 1_700), found(2_000, 2_300)];
  expect(timesOf(betweenFound(words, near, inOneBreath))[1]).toEqual([1_600, 1_700]);
});

it('lights what is too soft to be understood where something soft is heard', () => {
  const placed = betweenFound(
    wordsOf(0, 1, 1, 2),
    [found(0, 1_000), notFound, notFound, found(3_000, 3_200)],
    {
      ...inOneBreath,
      soundIn: ({ fromMs, toMs }) => {
        expect([fromMs, toMs]).toEqual([1_000, 3_000]);
        return { fromMs: 2_300, toMs: 2_500 };
      },
    },
  );
  expect(timesOf(placed).slice(1, 3)).toEqual([
    [2_300, 2_400],
    [2_400, 2_500],
  ]);
});

it('hears a hiss between two words, and not how the first of them dies away', () => {
  const rows = (count: number, level: number) => Array.from({ length: count }, () => level);
  const loudness = Float32Array.from(
    [rows(10, 0.5), rows(5, 0), rows(30, -0.4), rows(20, 0.1), rows(30, -0.4), rows(10, 0.5)].flat(),
  );
  const heard = { rows: new Float32Array(0), count: loudness.length, loudness };
  const sound = soundIn(heard, { fromMs: 100, toMs: 950 });
  expect(sound?.fromMs).toBeGreaterThanOrEqual(430);
  expect(sound?.fromMs).toBeLessThanOrEqual(450);
  expect(sound?.toMs).toBeGreaterThanOrEqual(650);
  expect(sound?.toMs).toBeLessThanOrEqual(670);
  expect(soundIn(heard, { fromMs: 100, toMs: 420 })).toBeNull();
});
