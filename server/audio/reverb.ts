import { yieldWhenDue } from '#server/platform/event-loop.ts';

/** Four echoes that feed themselves, and two all-pass filters that blur them: a bedroom with a carpet. */
const echoSeconds = [0.0297, 0.0371, 0.0411, 0.0437];
const blurSeconds = [0.005, 0.0017];
const echoDecay = 0.55;
/** Carpet and curtains: highs die first. */
const softness = 0.6;
const blurGain = 0.7;

/** Adds the room, in place; its last breath falls into the silence that must already be at the end. */
export async function addReverb(samples: Float32Array, sampleRateHz: number, share: number): Promise<void> {
  const turn = yieldWhenDue();
  const echoes = new Float32Array(samples.length);
  for (const seconds of echoSeconds) {
    addEcho(samples, echoes, Math.round(seconds * sampleRateHz));
    await turn();
  }
  for (const seconds of blurSeconds) {
    blur(echoes, Math.round(seconds * sampleRateHz));
    await turn();
  }
  for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) + (echoes[i] ?? 0) * share;
}

function addEcho(dry: Float32Array, echoes: Float32Array, delay: number) {
  const line = new Float32Array(delay);
  let at = 0;
  let soft = 0;
  for (let i = 0; i < dry.length; i += 1) {
    const heard = line[at] ?? 0;
    soft = heard * softness + soft * (1 - softness);
    line[at] = (dry[i] ?? 0) + soft * echoDecay;
    at = at + 1 === delay ? 0 : at + 1;
    echoes[i] = (echoes[i] ?? 0) + heard / echoSeconds.length;
  }
}

function blur(samples: Float32Array, delay: number) {
  const line = new Float32Array(delay);
  let at = 0;
  for (let i = 0; i < samples.length; i += 1) {
    const heard = line[at] ?? 0;
    const fed = (samples[i] ?? 0) + heard * blurGain;
    samples[i] = heard - fed * blurGain;
    line[at] = fed;
    at = at + 1 === delay ? 0 : at + 1;
  }
}
