import type { Sound } from '../../narrator.ts';
import { bareCepstrumOf, rowWidth } from './cepstrum.ts';
import { loudnessColumn, tracksOf } from './tracks.ts';

/** What somebody said, row by row, and how loud: below nothing nobody speaks, at one it is as loud as from the quietest to the loudest. */
export type HeardSpeech = { rows: Float32Array; count: number; loudness: Float32Array };

/** Between the quietest and the loudest moments: below this part of the way nobody speaks. */
const restLevel = 0.35;

export function heardSpeech(sound: Sound): HeardSpeech {
  const cepstrum = bareCepstrumOf(sound);
  const { rows: bare, count } = cepstrum;
  const levels = Float32Array.from({ length: count }, (_, row) => bare[row * rowWidth + loudnessColumn] ?? 0);
  const sorted = levels.toSorted();
  const at = (part: number) => sorted[Math.min(count - 1, Math.floor(part * count))] ?? 0;
  const [quiet, loud] = [at(0.05), at(0.9)];
  const threshold = quiet + restLevel * (loud - quiet);
  const loudness = Float32Array.from(levels, (level) => (level - threshold) / (loud - quiet || 1));
  return { rows: tracksOf(cepstrum, (row) => (loudness[row] ?? 0) >= 0), count, loudness };
}
