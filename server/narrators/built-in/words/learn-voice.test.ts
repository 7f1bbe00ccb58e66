import { expect, it } from 'vitest';
import type { Expectation } from './expected-speech.ts';
import { learnVoice } from './learn-voice.ts';
import { trackWidth } from './tracks.ts';

const rows = 2_000;
/** As many are looked at. */
const some = 200;

/** Numbers without a pattern, with a spread of 1, always the same. */
function numbers(count: number, seed: number): Float32Array {
  let state = seed;
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 31 - 1) * Math.sqrt(3);
  });
}

const expected = numbers(rows * trackWidth, 7);
const noise = numbers(rows * trackWidth, 11);
const row = (all: Float32Array, at: number) => all.subarray(at * trackWidth, (at + 1) * trackWidth);

/** Somebody of whom each column is made of two others, and the last six say nothing at all. */
const said = Float32Array.from(expected, (_, i) => {
  const [at, column] = [Math.floor(i / trackWidth), i % trackWidth];
  const of = (other: number) => row(expected, at)[other % trackWidth] ?? 0;
  if (column >= trackWidth - 6) return 2 * (noise[i] ?? 0);
  return 0.3 + 0.7 * of(column + 3) - 0.6 * of(column + 8) + 0.1 * (noise[i] ?? 0);
});

const expectation: Expectation = {
  words: [{ sentence: 0, charStart: 0, charEnd: 4, rows: expected, count: rows }],
  anything: expected.slice(0, 40 * trackWidth),
};
const heard = { rows: said, count: rows, loudness: new Float32Array(rows).fill(1) };

/** Of how many rows that were heard the row that was expected there is the nearest of all. */
function recognised(expectedRows: Float32Array, heardRows: Float32Array): number {
  const distance = (a: Float32Array, b: Float32Array) =>
    a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0);
  const places = Array.from({ length: some }, (_, at) => at);
  return places.filter((at) => {
    const own = distance(row(heardRows, at), row(expectedRows, at));
    return places.every(
      (other) => other === at || distance(row(heardRows, at), row(expectedRows, other)) > own,
    );
  }).length;
}

it('knows in a voice it has learnt what it did not know in it before', () => {
  // One row in ten was found in the wrong place.
  const matched = Int32Array.from({ length: rows }, (_, at) => (at % 10 === 0 ? (at + 57) % rows : at));
  const learnt = learnVoice(expectation, heard, matched);
  if (!learnt) throw new Error('nothing was learnt');
  const [word] = learnt.expectation.words;
  expect(recognised(expected, said)).toBeLessThan(0.1 * some);
  expect(recognised(word?.rows ?? expected, learnt.heard.rows)).toBeGreaterThan(0.95 * some);
  // What may be anything is said in this voice, too.
  expect(learnt.expectation.anything).toEqual(word?.rows.slice(0, 40 * trackWidth));
});

it('learns nothing from a few words', () => {
  const matched = Int32Array.from({ length: rows }, (_, at) => (at < 150 ? at : -1));
  expect(learnVoice(expectation, heard, matched)).toBeUndefined();
});
