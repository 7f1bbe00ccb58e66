import { yieldWhenDue } from '#server/platform/event-loop.ts';
import type { Sound } from '#server/narrators/narrator.ts';

/** Samples on either side that have a say in a new one. */
const halfWidth = 16;
const mostPhases = 640;
/** Leaves a little room below the highest frequency, where the filter falls off. */
const cutOff = 0.97;

type Kernel = { phases: number; width: number; step: number; weights: Float32Array };

const kernels = new Map<string, Kernel>();

/** So many new samples are made before somebody else may have a turn: a third of a second of sound. */
const samplesAtOnce = 8_000;

/** A windowed-sinc resampler. Rates are small fractions of each other, so its weights are computed once for each pair. */
export async function resample({ samples, sampleRateHz }: Sound, toHz: number): Promise<Float32Array> {
  const turn = yieldWhenDue();
  if (sampleRateHz === toHz) return samples.slice();
  const { phases, width, step, weights } = kernelFor(Math.round(sampleRateHz), toHz);
  const length = Math.floor((samples.length * toHz) / sampleRateHz);
  const result = new Float32Array(length);
  const reach = width / 2;
  for (let i = 0; i < length; i += 1) {
    if (i % samplesAtOnce === 0) await turn();
    const place = i * step;
    const whole = Math.floor(place);
    const phase = Math.min(phases - 1, Math.round((place - whole) * phases));
    const first = whole - reach + 1;
    const weightAt = phase * width;
    let sum = 0;
    const from = Math.max(0, -first);
    const to = Math.min(width, samples.length - first);
    for (let k = from; k < to; k += 1) sum += (samples[first + k] ?? 0) * (weights[weightAt + k] ?? 0);
    result[i] = sum;
  }
  return result;
}

function kernelFor(fromHz: number, toHz: number): Kernel {
  const key = `${fromHz}>${toHz}`;
  const kept = kernels.get(key);
  if (kept) return kept;
  const phases = Math.min(mostPhases, toHz / greatestCommonDivisor(fromHz, toHz));
  // Going down, the filter must be longer and lower, or high notes would fold back.
  const ratio = Math.min(1, toHz / fromHz);
  const reach = Math.ceil(halfWidth / ratio);
  const width = reach * 2;
  const weights = new Float32Array(phases * width);
  for (let phase = 0; phase < phases; phase += 1) {
    for (let k = 0; k < width; k += 1) {
      weights[phase * width + k] = windowedSinc(k - reach + 1 - phase / phases, reach, ratio * cutOff);
    }
  }
  const kernel = { phases, width, step: fromHz / toHz, weights };
  if (kernels.size > 16) kernels.clear();
  kernels.set(key, kernel);
  return kernel;
}

function windowedSinc(distance: number, reach: number, band: number): number {
  const place = Math.abs(distance) / reach;
  if (place >= 1) return 0;
  const blackman = 0.42 + 0.5 * Math.cos(Math.PI * place) + 0.08 * Math.cos(2 * Math.PI * place);
  if (distance === 0) return band * blackman;
  return (Math.sin(Math.PI * band * distance) / (Math.PI * distance)) * blackman;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
