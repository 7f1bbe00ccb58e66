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
  for (let row = 0; row < count; row += 2) {
    // Sound has no imaginary half: another row goes through in its place.
    const hasOther = row + 1 < count;
    cutOut(samples, row * hop, plan, real);
    if (hasOther) cutOut(samples, (row + 1) * hop, plan, imaginary);
    else imaginary.fill(0);
    transform(real, imaginary, plan);
    const { own, other } = apart(real, imaginary, plan);
    writeRow(rows, row, own, plan);
    if (hasOther) writeRow(rows, row + 1, other, plan);
  }
  return { rows, count };
}

/** A window of the sound, its highs lifted, in the order in which the transform takes it. */
function cutOut(samples: Float32Array, at: number, plan: Plan, into: Float64Array) {
  const { size, windowLength, window, reversed } = plan;
  let before = samples[at - 1] ?? 0;
  for (let i = 0; i < windowLength; i += 1) {
    const sample = samples[at + i] ?? 0;
    into[reversed[i] ?? 0] = (sample - 0.97 * before) * (window[i] ?? 0);
    before = sample;
  }
  for (let i = windowLength; i < size; i += 1) into[reversed[i] ?? 0] = 0;
}

/** How strong each tone is in either row of a pair. */
function apart(real: Float64Array, imaginary: Float64Array, { size, own, other }: Plan) {
  for (let bin = 1; bin < own.length; bin += 1) {
    const mirrored = size - bin;
    const x = real[bin] ?? 0;
    const y = imaginary[bin] ?? 0;
    const mirroredX = real[mirrored] ?? 0;
    const mirroredY = imaginary[mirrored] ?? 0;
    own[bin] = ((x + mirroredX) ** 2 + (y - mirroredY) ** 2) / 4;
    other[bin] = ((x - mirroredX) ** 2 + (y + mirroredY) ** 2) / 4;
  }
  return { own, other };
}

function writeRow(rows: Float32Array, row: number, strengths: Float64Array, { energies, bands }: Plan) {
  for (let band = 0; band < bandCount; band += 1) {
    const { first, weights } = bands[band] ?? noBand;
    let energy = 1e-7;
    for (let i = 0; i < weights.length; i += 1) energy += (weights[i] ?? 0) * (strengths[first + i] ?? 0);
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

const cosines = Float64Array.from({ length: rowWidth * bandCount }, (_, i) => {
  const q = Math.floor(i / bandCount);
  return Math.cos((Math.PI * q * ((i % bandCount) + 0.5)) / bandCount);
});

/** What it hears of the tones from the first on. */
type Band = { first: number; weights: Float64Array };
const noBand: Band = { first: 0, weights: new Float64Array(0) };

type Plan = {
  size: number;
  windowLength: number;
  hop: number;
  window: Float64Array;
  bands: Band[];
  twiddleCos: Float64Array;
  twiddleSin: Float64Array;
  reversed: Uint16Array;
  /** Room to reckon in: nobody waits between a row's beginning and its end. */
  own: Float64Array;
  other: Float64Array;
  energies: Float64Array;
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
    own: new Float64Array(size / 2),
    other: new Float64Array(size / 2),
    energies: new Float64Array(bandCount),
  };
  // Engines use a handful of rates; a hostile one must not fill the memory.
  if (plans.size > 8) plans.clear();
  plans.set(sampleRateHz, plan);
  return plan;
}

const toMel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
const toHertz = (mel: number) => 700 * (10 ** (mel / 2595) - 1);

function melBands(size: number, sampleRateHz: number): Band[] {
  const lowest = toMel(lowestHz);
  const step = (toMel(Math.min(highestHz, sampleRateHz / 2.05)) - lowest) / (bandCount + 1);
  const edge = (i: number) => (toHertz(lowest + step * i) * size) / sampleRateHz;
  return Array.from({ length: bandCount }, (_, band) => {
    const [from, middle, to] = [edge(band), edge(band + 1), edge(band + 2)];
    const first = Math.ceil(from);
    const weights = Float64Array.from({ length: Math.max(0, Math.ceil(to) - first) }, (__, i) => {
      const bin = first + i;
      return bin < middle ? (bin - from) / (middle - from) : (to - bin) / (to - middle);
    });
    return { first, weights };
  });
}

/** The fast Fourier transform, in place, of what lies there in its mirrored order. */
function transform(real: Float64Array, imaginary: Float64Array, plan: Plan) {
  const { size, twiddleCos, twiddleSin } = plan;
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    const stride = size / length;
    for (let k = 0; k < half; k += 1) {
      const cos = twiddleCos[k * stride] ?? 0;
      const sin = twiddleSin[k * stride] ?? 0;
      for (let low = k; low < size; low += length) {
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
