import { rowWidth, type Cepstrum } from './cepstrum.ts';

/** Which number of a bare row says how loud it is. */
export const loudnessColumn = 0;

/** The shape of the mouth without what is only this speaker's, and how it is changing. */
const shapes = 10;
export const trackWidth = 2 * shapes;
/** Changes are looked at over so many rows to either side. */
const reach = 3;
const changeWeight = 0.7;
const shapeWeights = [0.6, 1, 1, 1, 1, 1, 0.8, 0.8, 0.7, 0.6];

/**
 * What two speakers of the same words have in common, row by row. Each number gets mean 0 and spread 1 over speech alone: a reader rests
 * more than an engine, and rests say nothing of their voice.
 */
export function tracksOf({ rows, count }: Cepstrum, isSpoken: (row: number) => boolean): Float32Array {
  const tracks = new Float32Array(count * trackWidth);
  const at = (row: number, column: number) =>
    rows[Math.min(count - 1, Math.max(0, row)) * rowWidth + column] ?? 0;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < shapes; column += 1) {
      tracks[row * trackWidth + column] = at(row, column);
      let change = 0;
      for (let step = 1; step <= reach; step += 1)
        change += step * (at(row + step, column) - at(row - step, column));
      tracks[row * trackWidth + shapes + column] = change;
    }
  }
  for (let column = 0; column < trackWidth; column += 1) {
    const weight = (shapeWeights[column % shapes] ?? 1) * (column < shapes ? 1 : changeWeight);
    makeEven(tracks, count, column, weight, isSpoken);
  }
  return tracks;
}

function makeEven(
  tracks: Float32Array,
  count: number,
  column: number,
  weight: number,
  isSpoken: (row: number) => boolean,
): void {
  let [sum, squares, spoken] = [0, 0, 0];
  for (let row = 0; row < count; row += 1) {
    if (!isSpoken(row)) continue;
    const value = tracks[row * trackWidth + column] ?? 0;
    sum += value;
    squares += value * value;
    spoken += 1;
  }
  const mean = spoken > 0 ? sum / spoken : 0;
  const spread = (spoken > 0 && Math.sqrt(Math.max(0, squares / spoken - mean * mean))) || 1;
  for (let at = column; at < tracks.length; at += trackWidth)
    tracks[at] = (((tracks[at] ?? 0) - mean) / spread) * weight;
}
