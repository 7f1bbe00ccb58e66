import { yieldWhenDue } from '#server/platform/event-loop.ts';

/** Below full scale by 1.5 dB: MP3 decoders overshoot, and a clipped whisper wakes people. */
const ceiling = 0.84;
const lookAheadSeconds = 0.005;
const releaseSeconds = 0.08;

/** Turns down, in place and just in time, what would be too loud, and lets go gently. */
export async function limit(samples: Float32Array, sampleRateHz: number): Promise<void> {
  const turn = yieldWhenDue();
  const ahead = Math.round(lookAheadSeconds * sampleRateHz);
  const release = Math.exp(-1 / (releaseSeconds * sampleRateHz));
  const lowest = lowestGainAhead(samples, ahead);
  await turn();
  let gain = 1;
  for (let i = 0; i < samples.length; i += 1) {
    const wanted = lowest[i] ?? 1;
    const released = 1 - (1 - gain) * release;
    gain = Math.min(wanted, released);
    samples[i] = (samples[i] ?? 0) * gain;
  }
}

/** For each moment, the smallest gain that the next five milliseconds will need: a sliding minimum. */
function lowestGainAhead(samples: Float32Array, ahead: number): Float32Array {
  const needed = samples.map((sample) => (Math.abs(sample) > ceiling ? ceiling / Math.abs(sample) : 1));
  const lowest = new Float32Array(samples.length);
  const rising = new Uint32Array(samples.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < samples.length + ahead; i += 1) {
    if (i < samples.length) {
      while (tail > head && (needed[rising[tail - 1] ?? 0] ?? 1) >= (needed[i] ?? 1)) tail -= 1;
      rising[tail] = i;
      tail += 1;
    }
    const at = i - ahead;
    if (at < 0) continue;
    while (tail > head && (rising[head] ?? 0) < at) head += 1;
    lowest[at] = needed[rising[head] ?? at] ?? 1;
  }
  return lowest;
}
