import type { Flite } from '../flite.ts';
import { bareCepstrumOf, rowMs } from './cepstrum.ts';
import type { WordFinder } from './phones-to-words.ts';
import { trackWidth, tracksOf } from './tracks.ts';

/** A word as it should sound: one row every ten milliseconds of somebody who says it. */
export type ExpectedWord = {
  sentence: number;
  charStart: number;
  charEnd: number;
  rows: Float32Array;
  count: number;
};

/** All that is to be read, and a little of anything that may be said, in the same voice. */
export type Expectation = { words: readonly ExpectedWord[]; anything: Float32Array };

/** A bedtime reader takes their time; an expectation about as slow is laid over them more exactly. */
const stretch = 1.15;
const shortestWordRows = 4;

/** One sentence, said by Flite's quickest voice, of which every word is known. */
export function expectedSpeech(
  flite: Flite,
  findWords: WordFinder,
  text: string,
  sentence: number,
): ExpectedWord[] {
  if (text === '') return [];
  const { sound, phones } = flite.say({ voice: 'kal16', text, stretch });
  const words = findWords(text, phones);
  const cepstrum = bareCepstrumOf(sound);
  const isSpoken = (row: number) =>
    words.some(({ startMs, endMs }) => row * rowMs >= startMs && row * rowMs < endMs);
  const { count } = cepstrum;
  const rows = tracksOf(cepstrum, isSpoken);
  return words.map(({ charStart, charEnd, startMs, endMs }) => {
    const first = Math.min(count - 1, Math.max(0, Math.round(startMs / rowMs - 1.25)));
    const last = Math.min(count, Math.max(first + shortestWordRows, Math.round(endMs / rowMs - 1.25)));
    const own = rows.slice(first * trackWidth, last * trackWidth);
    return { sentence, charStart, charEnd, rows: own, count: last - first };
  });
}

/** Has every sound of the language in it, most of them beside several others. */
const everySound =
  'The quick brown fox jumps over the lazy dog, while young Jim gave both Zoe and a thousand noisy geese their pleasure, joy, oil, ' +
  'an hour of sunshine, chairs, and puzzles to chew.';
const soundsKept = 160;
const known = new WeakMap<Flite, Float32Array>();

/** Rows of what somebody may say that is not in the text. */
export function anySpeech(flite: Flite, findWords: WordFinder): Float32Array {
  const kept = known.get(flite);
  if (kept) return kept;
  const rows = expectedSpeech(flite, findWords, everySound, 0).flatMap((word) => [...word.rows]);
  const count = rows.length / trackWidth;
  const some = new Float32Array(soundsKept * trackWidth);
  for (let i = 0; i < soundsKept; i += 1) {
    const row = Math.floor((i * count) / soundsKept) * trackWidth;
    some.set(rows.slice(row, row + trackWidth), i * trackWidth);
  }
  known.set(flite, some);
  return some;
}
