import { describe, expect, it } from 'vitest';
import { sleepSoundIds } from '../sounds.ts';
import type { Circle } from './circle.ts';
import { loopRate, loudnessOf, type Loop, renderLoop } from './render-loop.ts';

const loops = new Map(sleepSoundIds.map((sound) => [sound, renderLoop(sound)]));
const ears = [...loops].flatMap(([sound, { left, right }]): [string, Circle][] => [
  [`${sound}, left`, left],
  [`${sound}, right`, right],
]);

const at = (samples: Circle, index: number): number =>
  samples[(index + samples.length) % samples.length] ?? Number.NaN;

/** How far the line goes from one sample to the next, and how sharply it bends. */
const jump = (samples: Circle, index: number) => Math.abs(at(samples, index) - at(samples, index - 1));
const bend = (samples: Circle, index: number) =>
  Math.abs(at(samples, index) - 2 * at(samples, index - 1) + at(samples, index - 2));

function largest(samples: Circle, measure: typeof jump): number {
  let most = 0;
  for (let index = 2; index < samples.length; index += 1) most = Math.max(most, measure(samples, index));
  return most;
}

/** The loudness of each stretch of this length, round the circle and over its seam, from half a stretch before it. */
function levels(samples: Circle, seconds: number): number[] {
  const length = Math.floor(seconds * loopRate);
  const count = Math.floor(samples.length / length);
  return Array.from({ length: count }, (_, stretch) => {
    let sum = 0;
    for (let index = 0; index < length; index += 1)
      sum += at(samples, stretch * length + index - length) ** 2;
    return Math.sqrt(sum / length);
  });
}

const steps = (list: number[]) =>
  list.slice(1).map((level, index) => Math.abs(20 * Math.log10(level / (list[index] ?? level))));

describe('where a sound begins again', () => {
  it.each(ears)('%s: it does not jump or bend more than it does anyway', (_name, samples) => {
    expect(jump(samples, 0)).toBeLessThanOrEqual(largest(samples, jump));
    for (const index of [0, 1]) expect(bend(samples, index)).toBeLessThanOrEqual(largest(samples, bend));
  });

  it.each(ears)('%s: it is as loud after as before, as everywhere', (_name, samples) => {
    for (const seconds of [0.05, 0.5]) {
      // The first step is the one from the last stretch to the first.
      const [overTheSeam = Number.NaN, ...elsewhere] = steps(levels(samples, seconds));
      expect(overTheSeam).toBeLessThanOrEqual(Math.max(...elsewhere));
    }
  });

  it.each(ears)('%s: what is slow in it goes on as it went', (_name, samples) => {
    const slow = smoothed(samples);
    const here = Math.max(...[-2, -1, 0, 1, 2].map((index) => jump(slow, index)));
    expect(here).toBeLessThanOrEqual(largest(slow, jump) * 1.0001);
  });
});

/** A thump is slow: it hides under noise, sample by sample, and is heard all the same. */
function smoothed(samples: Circle): Circle {
  const width = 48;
  return samples.map((_sample, index) => {
    let sum = 0;
    for (let near = 0; near < width; near += 1) sum += at(samples, index - near);
    return sum / width;
  });
}

describe('the sounds of the night', () => {
  it.each(ears)('%s: fits into what a loudspeaker can do, and is there', (_name, samples) => {
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeLessThan(1);
    expect(loudnessOf(samples)).toBeGreaterThan(0.01);
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.002);
  });

  it('are the same every night', () => expect(renderLoop('rain')).toEqual(loops.get('rain')));

  it('are each its own, low or high, even or in turns', () => {
    const brightness = (sound: (typeof sleepSoundIds)[number]) => crossingsASecond(loops.get(sound)?.left);
    const fromLowToHigh = ['heartbeat', 'brown-noise', 'wind', 'waves', 'rain'] as const;
    expect(fromLowToHigh.toSorted((one, other) => brightness(one) - brightness(other))).toEqual(
      fromLowToHigh,
    );
    const unrest = (sound: (typeof sleepSoundIds)[number]) => spread(loops.get(sound));
    expect(unrest('brown-noise')).toBeLessThan(1.6);
    expect(unrest('rain')).toBeLessThan(1.3);
    expect(unrest('waves')).toBeGreaterThan(3);
    expect(unrest('wind')).toBeGreaterThan(1.5);
  });

  it('come to both ears, each a little its own', () => {
    for (const sound of ['rain', 'waves', 'wind', 'brown-noise', 'crickets'] as const) {
      const loop = loops.get(sound);
      expect(loop?.left).not.toEqual(loop?.right);
    }
  });
});

function crossingsASecond(samples: Circle = new Float32Array()): number {
  let crossings = 0;
  for (let index = 1; index < samples.length; index += 1)
    if (at(samples, index) >= 0 !== at(samples, index - 1) >= 0) crossings += 1;
  return crossings / (samples.length / loopRate);
}

/** The loudest half second over the softest. */
function spread(loop: Loop | undefined): number {
  const list = loop ? levels(loop.left, 0.5) : [];
  return Math.max(...list) / Math.min(...list);
}
