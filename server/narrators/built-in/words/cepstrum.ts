import type { Sound } from '../../narrator.ts';

/** One row of numbers every ten milliseconds that says what the mouth does and little about whose it is. */
export type Cepstrum = { rows: Float32Array; count: number };

export const rowMs = 10;
export const rowWidth = 13;
const windowMs = 25;
const bandCount = 26;
const lowestHz = 100;
const highestHz = 7000;

/** Mel-frequency cepstral coefficients, made even over the utterance so that two speakers can be compared. */
export function cepstrumOf(sound: Sound): Cepstrum {
  const { rows, count } = bareCepstrumOf(sound);
  makeEven(rows, count);
  return { rows, count };
}

/** As they are; the first of each row says how loud it is. */
export function bareCepstrumOf({ samples, sampleRateHz }: Sound): Cepstrum {
  const plan = planFor(sampleRateHz);
  const { size, windowLength, hop } = plan;
  const count = Math.max(1, Math.floor((samples.length - windowLength) / hop) + 1);
  const rows = new Float32Array(count * rowWidth);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const energies = new Float64Array(bandCount);
  for (let row = 0; row < count; row += 1) {
    const at = row * hop;
    for (let i = 0; i < size; i += 1) {
      const lifted = i < windowLength ? (samples[at + i] ?? 0) - 0.97 * (samples[at + i - 1] ?? 0) : 0;
      real[i] = lifted * (plan.window[i] ?? 0);
      imaginary[i] = 0;
    }
    transform(real, imaginary, plan);
    for (let band = 0; band < bandCount; band += 1) {
      let energy = 1e-7;
      for (const [bin, weight] of plan.bands[band] ?? []) {
        energy += weight * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2);
      }
      energies[band] = Math.log(energy);
    }
    for (let q = 0; q < rowWidth; q += 1) {
      let sum = 0;
      for (let band = 0; band < bandCount; band += 1) {
        sum += (energies[band] ?? 0) * (cosines[q * bandCount + band] ?? 0);
      }
      rows[row * rowWidth + q] = sum;
    }
  }
  return { rows, count };
}

const cosines = Float64Array.from({ length: rowWidth * bandCount }, (_, i) => {
  const q = Math.floor(i / bandCount);
  return Math.cos((Math.PI * q * ((i % bandCount) + 0.5)) / bandCount);
});

type Plan = {
  size: number;
  windowLength: number;
  hop: number;
  window: Float64Array;
  bands: [number, number][][];
  twiddleCos: Float64Array;
  twiddleSin: Float64Array;
  reversed: Uint16Array;
};

const plans = new Map<number, Plan>();

function planFor(sampleRateHz: number): Plan {
  const kept = plans.get(sampleRateHz);
  if (kept) return kept;
  const windowLength = Math.round((sampleRateHz * windowMs) / 1000);
  const size = 2 ** Math.ceil(Math.log2(windowLength));
  const bits = Math.log2(size);
  const plan: Plan = {
    size,
    windowLength,
    hop: Math.round((sampleRateHz * rowMs) / 1000),
    window: Float64Array.from({ length: size }, (_, i) =>
      i < windowLength ? 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (windowLength - 1)) : 0,
    ),
    bands: melBands(size, sampleRateHz),
    twiddleCos: Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size)),
    twiddleSin: Float64Array.from({ length: size / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / size)),
    reversed: Uint16Array.from({ length: size }, (_, i) => {
      let mirrored = 0;
      for (let bit = 0; bit < bits; bit += 1) if (i & (1 << bit)) mirrored |= 1 << (bits - 1 - bit);
      return mirrored;
    }),
  };
  // Engines use a handful of rates; a hostile one must not fill the memory.
  if (plans.size > 8) plans.clear();
  plans.set(sampleRateHz, plan);
  return plan;
}

const toMel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
const toHertz = (mel: number) => 700 * (10 ** (mel / 2595) - 1);

function melBands(size: number, sampleRateHz: number): [number, number][][] {
  const lowest = toMel(lowestHz);
  const step = (toMel(Math.min(highestHz, sampleRateHz / 2.05)) - lowest) / (bandCount + 1);
  const edge = (i: number) => (toHertz(lowest + step * i) * size) / sampleRateHz;
  return Array.from({ length: bandCount }, (_, band) => {
    const [from, middle, to] = [edge(band), edge(band + 1), edge(band + 2)];
    const weights: [number, number][] = [];
    for (let bin = Math.ceil(from); bin < to; bin += 1) {
      weights.push([bin, bin < middle ? (bin - from) / (middle - from) : (to - bin) / (to - middle)]);
    }
    return weights;
  });
}

/** The fast Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array, plan: Plan) {
  const { size, reversed, twiddleCos, twiddleSin } = plan;
  for (let i = 0; i < size; i += 1) {
    const j = reversed[i] ?? 0;
    if (i < j) {
      const held = real[i] ?? 0;
      real[i] = real[j] ?? 0;
      real[j] = held;
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    const stride = size / length;
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < half; k += 1) {
        const cos = twiddleCos[k * stride] ?? 0;
        const sin = twiddleSin[k * stride] ?? 0;
        const low = start + k;
        const high = low + half;
        const x = (real[high] ?? 0) * cos - (imaginary[high] ?? 0) * sin;
        const y = (real[high] ?? 0) * sin + (imaginary[high] ?? 0) * cos;
        real[high] = (real[low] ?? 0) - x;
        imaginary[high] = (imaginary[low] ?? 0) - y;
        real[low] = (real[low] ?? 0) + x;
        imaginary[low] = (imaginary[low] ?? 0) + y;
      }
    }
  }
}

/** Each column gets mean 0 and spread 1: what is left of the speaker and of the microphone goes. */
function makeEven(rows: Float32Array, count: number) {
  for (let q = 0; q < rowWidth; q += 1) {
    let sum = 0;
    let squares = 0;
    for (let at = q; at < rows.length; at += rowWidth) sum += rows[at] ?? 0;
    const mean = sum / count;
    for (let at = q; at < rows.length; at += rowWidth) squares += ((rows[at] ?? 0) - mean) ** 2;
    const spread = Math.sqrt(squares / count) || 1;
    for (let at = q; at < rows.length; at += rowWidth) rows[at] = ((rows[at] ?? 0) - mean) / spread;
  }
}
