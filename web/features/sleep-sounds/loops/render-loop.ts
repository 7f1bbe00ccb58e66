import { type SleepSoundId, sleepSoundIds } from '../sounds.ts';
import { type Circle, randomFrom } from './circle.ts';
import { brownNoise, crickets, heartbeat, rain, type Room, waves, wind } from './scenes.ts';

/** One round of a sound for two ears. Its end leads into its beginning. */
export type Loop = { left: Circle; right: Circle; rate: number };

type Recipe = { scene: (room: Room) => [Circle, Circle]; seconds: number; loudness: number };

// Long enough not to be known by heart before one sleeps. Loudness is the root of the mean square; a high tone needs least.
const recipes: Record<SleepSoundId, Recipe> = {
  rain: { scene: rain, seconds: 20, loudness: 0.08 },
  waves: { scene: waves, seconds: 33, loudness: 0.085 },
  wind: { scene: wind, seconds: 27, loudness: 0.085 },
  'brown-noise': { scene: brownNoise, seconds: 16, loudness: 0.1 },
  heartbeat: { scene: heartbeat, seconds: 20, loudness: 0.1 },
  crickets: { scene: crickets, seconds: 23, loudness: 0.03 },
};

/** Nothing in a night sounds above 12 kHz, and at half the rate of a record it is ready in half the time. */
export const loopRate = 24_000;

export function renderLoop(sound: SleepSoundId, rate = loopRate): Loop {
  const { scene, seconds, loudness } = recipes[sound];
  const room: Room = { length: Math.round(seconds * rate), rate, random: randomFrom(seedOf(sound)) };
  const [left, right] = scene(room);
  const scale = loudness / Math.max(loudnessOf(left), loudnessOf(right));
  return { left: left.map((sample) => sample * scale), right: right.map((sample) => sample * scale), rate };
}

export function loudnessOf(samples: Circle): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

const seedOf = (sound: SleepSoundId): number => 7 + 31 * sleepSoundIds.indexOf(sound);
