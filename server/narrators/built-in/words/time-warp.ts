import { rowMs, rowWidth, type Cepstrum } from './cepstrum.ts';

/** Says where in another recording of the same words a moment of this one is heard. */
export type TimeMap = (ms: number) => number;

/** A path that leaves the diagonal costs a little, or silence would soak up whole words. */
const detourCost = 0.3;
const diagonal = 0;
const down = 1;
const across = 2;

/** Dynamic time warping inside a band around the diagonal. */
export function warpTime(from: Cepstrum, to: Cepstrum): TimeMap {
  const n = from.count;
  const m = to.count;
  const reach = Math.max(60, Math.round(0.2 * Math.max(n, m)));
  const steps = new Uint8Array(n * m).fill(diagonal);
  let above = new Float32Array(m).fill(Infinity);
  let current = new Float32Array(m);
  for (let i = 0; i < n; i += 1) {
    const centre = Math.round((i * m) / n);
    const first = Math.max(0, centre - reach);
    const last = Math.min(m - 1, centre + reach);
    current.fill(Infinity);
    for (let j = first; j <= last; j += 1) {
      const fromDiagonal = i === 0 && j === 0 ? 0 : j > 0 ? (above[j - 1] ?? Infinity) : Infinity;
      const fromAbove = (above[j] ?? Infinity) + detourCost;
      const fromLeft = (j > first ? (current[j - 1] ?? Infinity) : Infinity) + detourCost;
      const best = Math.min(fromDiagonal, fromAbove, fromLeft);
      current[j] = best + distance(from.rows, i * rowWidth, to.rows, j * rowWidth);
      steps[i * m + j] = best === fromDiagonal ? diagonal : best === fromAbove ? down : across;
    }
    [above, current] = [current, above];
  }
  const rows = pathOf(n, m, steps);
  const half = rowMs * 1.25;
  return (ms) => {
    const row = Math.min(n - 1, Math.max(0, (ms - half) / rowMs));
    const before = rows[Math.floor(row)] ?? 0;
    const after = rows[Math.ceil(row)] ?? before;
    return (before + (after - before) * (row % 1)) * rowMs + half;
  };
}

function distance(a: Float32Array, aAt: number, b: Float32Array, bAt: number): number {
  let sum = 0;
  for (let q = 0; q < rowWidth; q += 1) {
    const difference = (a[aAt + q] ?? 0) - (b[bAt + q] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

/** For every row of the one, the middle of the rows of the other that it met. */
function pathOf(n: number, m: number, steps: Uint8Array): Float32Array {
  const sums = new Float32Array(n);
  const counts = new Float32Array(n);
  let i = n - 1;
  let j = m - 1;
  for (;;) {
    sums[i] = (sums[i] ?? 0) + j;
    counts[i] = (counts[i] ?? 0) + 1;
    if (i === 0 && j === 0) break;
    const step = i === 0 ? across : j === 0 ? down : steps[i * m + j];
    if (step !== across) i -= 1;
    if (step !== down) j -= 1;
  }
  return sums.map((sum, row) => sum / (counts[row] || 1));
}
