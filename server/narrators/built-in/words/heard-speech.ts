import type { Sound } from '../../narrator.ts';
import { bareCepstrumOf, rowWidth } from './cepstrum.ts';
import { loudnessColumn, tracksOf } from './tracks.ts';

/** What somebody said, row by row, and in which rows they said nothing. */
export type HeardSpeech = { rows: Float32Array; count: number; isRest: Uint8Array };

/** Between the quietest and the loudest moments: below this part of the way nobody speaks. */
const restLevel = 0.35;

export function heardSpeech(sound: Sound): HeardSpeech {
  const cepstrum = bareCepstrumOf(sound);
  const { rows: bare, count } = cepstrum;
  const loudness = Float32Array.from(
    { length: count },
    (_, row) => bare[row * rowWidth + loudnessColumn] ?? 0,
  );
  const sorted = loudness.toSorted();
  const at = (part: number) => sorted[Math.min(count - 1, Math.floor(part * count))] ?? 0;
  const [quiet, loud] = [at(0.05), at(0.9)];
  const threshold = quiet + restLevel * (loud - quiet);
  const isRest = Uint8Array.from(loudness, (level) => (level < threshold ? 1 : 0));
  return { rows: tracksOf(cepstrum, (row) => isRest[row] === 0), count, isRest };
}
