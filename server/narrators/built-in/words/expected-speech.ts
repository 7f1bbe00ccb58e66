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
