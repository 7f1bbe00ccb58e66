import type { Sound } from '../../narrator.ts';
import { bareCepstrumOf, rowMs, rowWidth } from './cepstrum.ts';
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

/** A hiss is as soft as this, in the measure of loudness; a room is softer. */
const softest = -0.12;
/** The noise of a room comes and goes quicker than anybody hisses. */
const rowsAround = 3;
const shortestSoundMs = 60;

/** From where until where something is heard between two moments that have a rest after the one and before the other; null where nothing is. */
export function soundIn(
  { loudness }: HeardSpeech,
  span: { fromMs: number; toMs: number },
): { fromMs: number; toMs: number } | null {
  const isSoft = (row: number) => {
    const around = loudness.subarray(Math.max(0, row - rowsAround), row + rowsAround + 1);
    return around.reduce((sum, one) => sum + one, 0) / around.length < softest;
  };
  let first = Math.ceil(span.fromMs / rowMs);
  let last = Math.min(loudness.length, Math.floor(span.toMs / rowMs)) - 1;
  // The word before dies away in the room, and the one after is begun a little too early.
  while (first <= last && !isSoft(first)) first += 1;
  while (last >= first && !isSoft(last)) last -= 1;
  while (first <= last && isSoft(first)) first += 1;
  while (last >= first && isSoft(last)) last -= 1;
  const sound = { fromMs: first * rowMs, toMs: (last + 1) * rowMs };
  return sound.toMs - sound.fromMs >= shortestSoundMs ? sound : null;
}
