import { setImmediate as otherPeoplesTurn } from 'node:timers/promises';
import { biquadFor, filterInPlace } from './filters.ts';
import { limit } from './limiter.ts';
import { createLoudnessMeter, type LoudnessMeter } from './loudness.ts';
import { resample } from './resample.ts';
import { addReverb } from './reverb.ts';
import { joinedSamples, type Sound, type SpokenPiece, type Tone } from '#server/narrators/narrator.ts';
import { outputRateHz } from './speaker.ts';

/** Speech at the output's rate, coloured and without the silence that engines put around it. */
export type Voiced = { samples: Float32Array; leadMs: number; room: number };

/**
 * What is aimed at for speech alone. A finished story then measures -18: meters also hear the blocks in which speech and rest meet,
 * and the soft end, which takes off nearly one; what somebody says is nearer, which adds half.
 */
const targetLoudness = -17.3;
const strongestGainDb = 24;
const silenceFloor = 0.003;
const keptAroundSpeechSeconds = 0.02;
const fadeSeconds = 0.008;
const plain: Tone = { bands: [], room: 0.006 };

/** First half: everything that depends on the utterance alone. Step by step, so that nobody in the process waits for long. */
export async function voiced(pieces: readonly SpokenPiece[]): Promise<Voiced> {
  const sound = joined(pieces);
  const tone = pieces[0]?.tone ?? plain;
  const samples = await resample(sound, outputRateHz);
  // One impossible number from an engine would make every later one impossible too.
  for (let i = 0; i < samples.length; i += 1) if (!Number.isFinite(samples[i])) samples[i] = 0;
  for (const band of tone.bands) {
    await otherPeoplesTurn();
    filterInPlace(samples, biquadFor(band, outputRateHz));
  }
  const { from, to } = speechIn(samples);
  return { samples: samples.slice(from, to), leadMs: (from / outputRateHz) * 1000, room: tone.room };
}

export type Leveller = { gainFor: (speech: Float32Array) => number };

/**
 * One loudness for every voice and every engine. The gain follows everything said so far and not each sentence: a whisper shall
 * stay a whisper.
 */
export function createLeveller(meter: LoudnessMeter = createLoudnessMeter(outputRateHz)): Leveller {
  return {
    gainFor(speech) {
      meter.hear(speech);
      const gainDb = Math.min(strongestGainDb, targetLoudness - meter.integrated());
      return 10 ** (gainDb / 20);
    },
  };
}

/** Second half: level, room and limiter, with the rest that follows already inside, because the room sounds on in it. */
export async function levelled(voice: Voiced, gain: number, restSamples: number): Promise<Float32Array> {
  const { samples } = voice;
  const fade = Math.min(Math.round(fadeSeconds * outputRateHz), samples.length >> 1);
  const whole = new Float32Array(samples.length + restSamples);
  for (let i = 0; i < samples.length; i += 1) {
    const edge = Math.min(1, (i + 1) / fade, (samples.length - i) / fade);
    whole[i] = (samples[i] ?? 0) * gain * edge;
  }
  await otherPeoplesTurn();
  await addReverb(whole, outputRateHz, voice.room);
  await otherPeoplesTurn();
  await limit(whole, outputRateHz);
  return whole;
}

function joined(pieces: readonly SpokenPiece[]): Sound {
  const [first] = pieces;
  if (!first) return { samples: new Float32Array(0), sampleRateHz: outputRateHz };
  if (pieces.length === 1) return first;
  return { samples: joinedSamples(pieces), sampleRateHz: first.sampleRateHz };
}

function speechIn(samples: Float32Array): { from: number; to: number } {
  const kept = Math.round(keptAroundSpeechSeconds * outputRateHz);
  const first = samples.findIndex((sample) => Math.abs(sample) >= silenceFloor);
  const last = samples.findLastIndex((sample) => Math.abs(sample) >= silenceFloor);
  if (first < 0) return { from: 0, to: 0 };
  return { from: Math.max(0, first - kept), to: Math.min(samples.length, last + kept) };
}
