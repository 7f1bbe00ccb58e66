import { filterInPlace, type Biquad } from './filters.ts';

/** Loudness as people hear it: ITU-R BS.1770, one channel, in LUFS. */
export type LoudnessMeter = {
  /** Adds sound to what was heard so far. */
  hear: (samples: Float32Array) => void;
  /** Of everything heard; silence and whispers between words do not count, as the standard wants it. */
  integrated: () => number;
};

const blockSeconds = 0.4;
const hopSeconds = 0.1;
const absoluteGate = -70;
const relativeGateDb = 10;

export function createLoudnessMeter(sampleRateHz: number): LoudnessMeter {
  const weighting = kWeighting(sampleRateHz);
  const hop = Math.round(hopSeconds * sampleRateHz);
  const hopsPerBlock = Math.round(blockSeconds / hopSeconds);
  /** Energies of blocks that may count, over every passage heard. */
  const blocks: number[] = [];

  return {
    hear(samples) {
      const weighted = samples.slice();
      for (const filter of weighting) filterInPlace(weighted, filter);
      const hops = energiesOf(weighted, hop);
      if (hops.length === 0) return;
      const span = Math.min(hopsPerBlock, hops.length);
      const starts = hops.slice(0, hops.length - span + 1);
      const energies = starts.map((_, i) => mean(hops.slice(i, i + span)));
      blocks.push(...energies.filter((energy) => loudnessOf(energy) > absoluteGate));
    },
    integrated() {
      if (blocks.length === 0) return absoluteGate;
      const gate = loudnessOf(mean(blocks)) - relativeGateDb;
      return loudnessOf(mean(blocks.filter((energy) => loudnessOf(energy) > gate)));
    },
  };
}

export function loudnessOfSound(samples: Float32Array, sampleRateHz: number): number {
  const meter = createLoudnessMeter(sampleRateHz);
  meter.hear(samples);
  return meter.integrated();
}

function energiesOf(samples: Float32Array, hop: number): number[] {
  const energies: number[] = [];
  for (let at = 0; at < samples.length; at += hop) {
    const end = Math.min(samples.length, at + hop);
    let sum = 0;
    for (let i = at; i < end; i += 1) sum += (samples[i] ?? 0) ** 2;
    energies.push(sum / (end - at));
  }
  return energies;
}

function loudnessOf(energy: number): number {
  return -0.691 + 10 * Math.log10(energy + 1e-12);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * A head in the way, and ears that care little for rumble. The standard gives its two filters as numbers for 48 kHz; these are the
 * analogue shapes behind those numbers, so that they are right at any rate.
 */
function kWeighting(sampleRateHz: number): Biquad[] {
  return [headShelf(sampleRateHz), rumbleCut(sampleRateHz)];
}

function headShelf(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRateHz);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function rumbleCut(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRateHz);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}
