// What a hand has done is told from places alone: nothing watches a screen. A device says every few seconds where its story is; whatever a
// story does not do by itself was somebody.

/** What is known of a telling from the last place that was kept of it. */
export type Known = { positionMs: number; isPlaying: boolean; at: Date };
export type Heard = { positionMs: number; isPlaying: boolean; isAsleep: boolean; isHeard: boolean; at: Date };

/** Between the last place that is said while it plays and the end. */
const lastWordsMs = 15_000;
/** Half as fast to twice as fast is what a family can choose; a device says where it is a little before or after. */
const slowest = 0.4;
const fastest = 2.2;
const looseMs = 5_000;

/** It came to its last word, and was not stopped: a place at the beginning is what both leave behind. */
export function isToldToItsEnd(known: Known, now: Heard, durationMs: number | null): boolean {
  const isAtRest = !now.isPlaying && !now.isAsleep && now.positionMs === 0 && now.isHeard;
  return isAtRest && (durationMs === null || known.positionMs >= durationMs - lastWordsMs);
}

/** Begun, paused, stopped, gone on with or moved to another place. The end of a story and the sleep timer's are nobody's deed. */
export function isHandOnIt(known: Known, now: Heard, durationMs: number | null): boolean {
  if (!now.isPlaying) return known.isPlaying && !now.isAsleep && !isToldToItsEnd(known, now, durationMs);
  if (!known.isPlaying) return true;
  const passedMs = now.at.getTime() - known.at.getTime();
  const movedMs = now.positionMs - known.positionMs;
  return movedMs < passedMs * slowest - looseMs || movedMs > passedMs * fastest + looseMs;
}
