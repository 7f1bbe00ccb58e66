import type { ToneBand } from '#server/narrators/narrator.ts';

export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

const flatQ = Math.SQRT1_2;

/** The usual second-order filters, after Robert Bristow-Johnson's cookbook. */
export function biquadFor(band: ToneBand, sampleRateHz: number): Biquad {
  const a = 10 ** ((band.gainDb ?? 0) / 40);
  const w = (2 * Math.PI * band.frequencyHz) / sampleRateHz;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * (band.q ?? flatQ));
  switch (band.shape) {
    case 'low-cut':
      return normalised((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'peak':
      return normalised(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a);
    case 'low-shelf':
      return shelf(a, cos, 2 * Math.sqrt(a) * alpha, 1);
    case 'high-shelf':
      return shelf(a, cos, 2 * Math.sqrt(a) * alpha, -1);
    default:
      throw new Error('an unknown shape of tone band');
  }
}

/** A low shelf; with `side` -1 its mirror image, the high one. */
function shelf(a: number, cos: number, slope: number, side: 1 | -1): Biquad {
  const c = side * cos;
  return normalised(
    a * (a + 1 - (a - 1) * c + slope),
    2 * a * side * (a - 1 - (a + 1) * c),
    a * (a + 1 - (a - 1) * c - slope),
    a + 1 + (a - 1) * c + slope,
    -2 * side * (a - 1 + (a + 1) * c),
    a + 1 + (a - 1) * c - slope,
  );
}

function normalised(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}

/** In place: sound is long and nobody needs the bare one again. */
export function filterInPlace(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    samples[i] = y;
  }
}
