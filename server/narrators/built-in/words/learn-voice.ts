import type { Expectation, ExpectedWord } from './expected-speech.ts';
import type { HeardSpeech } from './heard-speech.ts';
import { trackWidth } from './tracks.ts';

/** Until so many rows have been found there is nothing to learn from. */
const fewestRows = 200;
/** As many rows as this would have to say that a voice is as expected before anything is learnt. */
const doubt = 150;

/**
 * How this voice in this room says what was expected, learnt from what has been found in it once: each column of a row that is heard, as
 * a sum of the columns of the row that was expected there. All expectations are turned into this voice, and a column counts as much as it
 * can be foretold. A second look tells what is in the text from what is not far better than the first.
 */
export function learnVoice(
  expectation: Expectation,
  heard: HeardSpeech,
  matched: Int32Array,
): { expectation: Expectation; heard: HeardSpeech } | undefined {
  const all = expectation.words.flatMap(rowsOf);
  const pairs = [...matched].flatMap((state, row) => {
    const from = state < 0 ? undefined : all[state];
    return from ? [{ from, to: heard.rows.subarray(row * trackWidth, (row + 1) * trackWidth) }] : [];
  });
  if (pairs.length < fewestRows) return undefined;

  const shares = leastSquares(pairs);
  const spread = new Float64Array(trackWidth);
  let [before, after] = [0, 0];
  for (const { from, to } of pairs) {
    const turned = turn(from, shares);
    for (let column = 0; column < trackWidth; column += 1) {
      const value = to[column] ?? 0;
      spread[column] = (spread[column] ?? 0) + (value - (turned[column] ?? 0)) ** 2 / pairs.length;
      before += (value - (from[column] ?? 0)) ** 2 / pairs.length;
    }
  }
  const weights = spread.map((square) => 1 / Math.sqrt(Math.max(square, 1e-3)));
  for (const [column, square] of spread.entries()) after += square * (weights[column] ?? 0) ** 2;
  // The prices of the way are in distances, so these stay as large as they were.
  const even = Math.sqrt(before / after);
  const weigh = (row: Float32Array) => row.map((value, column) => value * (weights[column] ?? 0) * even);
  const learn = (rows: Float32Array) => mapRows(rows, (row) => weigh(turn(row, shares)));
  return {
    expectation: {
      words: expectation.words.map((word) => ({ ...word, rows: learn(word.rows) })),
      anything: learn(expectation.anything),
    },
    heard: { ...heard, rows: mapRows(heard.rows, weigh) },
  };
}

const rowsOf = ({ rows, count }: ExpectedWord) =>
  Array.from({ length: count }, (_, row) => rows.subarray(row * trackWidth, (row + 1) * trackWidth));

function mapRows(rows: Float32Array, change: (row: Float32Array) => Float32Array): Float32Array {
  const changed = new Float32Array(rows.length);
  for (let at = 0; at < rows.length; at += trackWidth)
    changed.set(change(rows.subarray(at, at + trackWidth)), at);
  return changed;
}

/** For each column that is expected, and for nothing at all, its share in each column that is heard. */
type Shares = Float64Array[];

function turn(row: Float32Array, shares: Shares): Float32Array {
  const turned = Float32Array.from(shares[trackWidth] ?? []);
  for (let from = 0; from < trackWidth; from += 1) {
    const value = row[from] ?? 0;
    const share = shares[from];
    for (let to = 0; to < trackWidth; to += 1) turned[to] = (turned[to] ?? 0) + value * (share?.[to] ?? 0);
  }
  return turned;
}

function leastSquares(pairs: readonly { from: Float32Array; to: Float32Array }[]): Shares {
  const width = trackWidth + 1;
  const lines = Array.from({ length: width }, () => new Float64Array(width + trackWidth));
  const known = new Float64Array(width).fill(1);
  for (const { from, to } of pairs) {
    known.set(from);
    for (const [i, line] of lines.entries()) {
      const value = known[i] ?? 0;
      for (let j = 0; j < width; j += 1) line[j] = (line[j] ?? 0) + value * (known[j] ?? 0);
      for (let j = 0; j < trackWidth; j += 1) line[width + j] = (line[width + j] ?? 0) + value * (to[j] ?? 0);
    }
  }
  for (const [i, line] of lines.entries()) {
    line[i] = (line[i] ?? 0) + doubt;
    if (i < trackWidth) line[width + i] = (line[width + i] ?? 0) + doubt;
  }
  solve(lines);
  return lines.map((line) => line.slice(width));
}

/** By Gauss and Jordan; with the doubt in it no pivot is nothing, so no lines change places. */
function solve(lines: readonly Float64Array[]): void {
  for (const [i, line] of lines.entries()) {
    const pivot = line[i] ?? 1;
    for (let j = i; j < line.length; j += 1) line[j] = (line[j] ?? 0) / pivot;
    for (const [k, other] of lines.entries()) {
      const share = other[i] ?? 0;
      if (k === i || share === 0) continue;
      for (let j = i; j < line.length; j += 1) other[j] = (other[j] ?? 0) - share * (line[j] ?? 0);
    }
  }
}
