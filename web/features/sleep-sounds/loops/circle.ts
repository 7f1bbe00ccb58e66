// Sound that goes round. A loop that is cut out of a longer sound has a seam, which has to be hidden; one that is made as a circle has
// none. What makes noise a sound are filters, and a filter remembers: so each goes round twice, and what it says in the second round,
// when it remembers the end as it meets the beginning, is kept.

export type Circle = Float32Array<ArrayBuffer>;
export type Random = () => number;
type Filter = (sample: number) => number;

/** The same numbers from 0 to 1 every time, for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function noise(length: number, random: Random): Circle {
  const circle = new Float32Array(length);
  for (let index = 0; index < length; index += 1) circle[index] = random() * 2 - 1;
  return circle;
}

// Half a minute has hundreds of thousands of samples, so these two loops are as plain as they can be.

export function through(circle: Circle, ...filters: readonly Filter[]): Circle {
  const filtered = Float32Array.from(circle);
  for (const filter of filters) {
    for (let index = 0; index < filtered.length; index += 1) filter(filtered[index] ?? 0);
    for (let index = 0; index < filtered.length; index += 1) filtered[index] = filter(filtered[index] ?? 0);
  }
  return filtered;
}

/** Several circles sounding together, each at its own loudness. */
export function mixed(...parts: readonly (readonly [loudness: number, circle: Circle])[]): Circle {
  const mix = new Float32Array(parts[0]?.[1].length ?? 0);
  for (const [loudness, circle] of parts)
    for (let index = 0; index < mix.length; index += 1)
      mix[index] = (mix[index] ?? 0) + loudness * (circle[index] ?? 0);
  return mix;
}

/** How often in a round a slow shape is asked for its value; what lies between is a straight line. */
const shapeSteps = 4_096;

/** Louder and softer along the way. `shape` is asked for places of the round, from 0 to 1. */
export function shaped(circle: Circle, shape: (turn: number) => number): Circle {
  const values = Float64Array.from({ length: shapeSteps + 1 }, (_, step) => shape(step / shapeSteps));
  return circle.map((sample, index) => {
    const step = (index / circle.length) * shapeSteps;
    const before = Math.floor(step);
    const [from = 0, to = 0] = [values[before], values[before + 1]];
    return sample * (from + (to - from) * (step - before));
  });
}

/** From 0 up to 1 and back, a whole number of times in a round: where it ends, it begins. */
export const swell = (times: number, from = 0) => {
  const whole = Math.round(times);
  return (turn: number): number => 0.5 - 0.5 * Math.cos(2 * Math.PI * (whole * turn + from));
};

/** Adds a short sound; what hangs over the end is heard at the beginning. */
export function addAt(circle: Circle, at: number, length: number, sampleAt: (index: number) => number): void {
  const start = Math.floor(at);
  for (let index = 0; index < length; index += 1) {
    const place = (start + index) % circle.length;
    circle[place] = (circle[place] ?? 0) + sampleAt(index);
  }
}

export function lowpass(hz: number, rate: number): Filter {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / rate);
  let kept = 0;
  return (sample) => (kept += share * (sample - kept));
}

export function highpass(hz: number, rate: number): Filter {
  const low = lowpass(hz, rate);
  return (sample) => sample - low(sample);
}

/** What is near one pitch; the narrower, the more it sings. */
export function bandpass(hz: number, narrowness: number, rate: number): Filter {
  const angle = (2 * Math.PI * hz) / rate;
  const alpha = Math.sin(angle) / (2 * narrowness);
  const scale = 1 / (1 + alpha);
  const [gain, back1, back2] = [alpha * scale, -2 * Math.cos(angle) * scale, (1 - alpha) * scale];
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return (sample) => {
    const out = gain * (sample - in2) - back1 * out1 - back2 * out2;
    [in2, in1, out2, out1] = [in1, sample, out1, out];
    return out;
  };
}
