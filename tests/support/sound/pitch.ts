/** The pitch in the middle of all voiced moments, by autocorrelation: enough to tell people apart. */
export function medianPitchHz(samples: Float32Array, sampleRateHz: number): number {
  const window = Math.round(sampleRateHz * 0.04);
  const pitches: number[] = [];
  for (let at = 0; at + 2 * window < samples.length; at += sampleRateHz / 10) {
    const pitch = pitchAt(samples, at, window, sampleRateHz);
    if (pitch !== undefined) pitches.push(pitch);
  }
  pitches.sort((a, b) => a - b);
  return pitches[Math.floor(pitches.length / 2)] ?? 0;
}

const lowestHz = 60;
const highestHz = 320;
/** Below this likeness of a period with the next, a sound has no pitch. */
const clearlyVoiced = 0.75;

function pitchAt(
  samples: Float32Array,
  at: number,
  window: number,
  sampleRateHz: number,
): number | undefined {
  const likeness = (lag: number) => {
    let [product, here, there] = [0, 1e-9, 1e-9];
    for (let i = at; i < at + window; i += 1) {
      const a = samples[i] ?? 0;
      const b = samples[i + lag] ?? 0;
      product += a * b;
      here += a * a;
      there += b * b;
    }
    return here / window < 1e-4 ? 0 : product / Math.sqrt(here * there);
  };
  const first = Math.floor(sampleRateHz / highestHz);
  const likenesses = Array.from({ length: Math.ceil(sampleRateHz / lowestHz) - first }, (_, i) =>
    likeness(first + i),
  );
  const best = Math.max(...likenesses);
  if (best < clearlyVoiced) return undefined;
  // The shortest period that is nearly as good: twice the period is always as good as the period.
  const lag = likenesses.findIndex((value, i) => value > 0.93 * best && value >= (likenesses[i + 1] ?? 0));
  return sampleRateHz / (first + lag);
}
