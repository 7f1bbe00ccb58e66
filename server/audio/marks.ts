import type { Mark } from '#contract/narration.ts';
import type { Speakable, SpokenUnit } from './speakable.ts';
import type { WordTime } from '#server/narrators/narrator.ts';

/** Where speech lies in the finished sound, in milliseconds of it. */
export type Span = { startMs: number; endMs: number };

export function markOf(span: Span, place: { charStart: number; charEnd: number }): Mark {
  return {
    startMs: Math.round(span.startMs),
    endMs: Math.round(span.endMs),
    charStart: place.charStart,
    charEnd: place.charEnd,
  };
}

/**
 * A mark for every word as the family wrote it, from the times of what was spoken for it. Marks come in order, lie inside their
 * sentence and leave no word out, whatever the aligner says.
 */
export function wordMarks(
  script: Speakable,
  times: readonly WordTime[],
  speech: Span,
  leadMs: number,
): Mark[] {
  const guesses = guessedTimes(script, speech);
  const marks: Mark[] = [];
  let lastMs = speech.startMs;
  for (const [i, unit] of script.units.entries()) {
    const heard = times.filter((time) => time.charStart < unit.spokenEnd && time.charEnd > unit.spokenStart);
    const guess = guesses[i] ?? speech;
    const startMs =
      heard.length > 0
        ? speech.startMs - leadMs + Math.min(...heard.map((time) => time.startMs))
        : guess.startMs;
    const endMs =
      heard.length > 0 ? speech.startMs - leadMs + Math.max(...heard.map((time) => time.endMs)) : guess.endMs;
    const from = Math.min(speech.endMs, Math.max(lastMs, startMs));
    const to = Math.min(speech.endMs, Math.max(from, endMs));
    marks.push(...shared(unit, { startMs: from, endMs: to }));
    lastMs = to;
  }
  return marks;
}

/** By letters: what is left where nobody could tell the words' times. */
function guessedTimes(script: Speakable, speech: Span): Span[] {
  const lengths = script.units.map((unit) => unit.spokenEnd - unit.spokenStart + 1);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const perLetter = (speech.endMs - speech.startMs) / Math.max(1, whole);
  let at = speech.startMs;
  return lengths.map((length) => ({ startMs: at, endMs: (at += length * perLetter) }));
}

/** Several written words that are spoken as one share its time by their letters. */
function shared(unit: SpokenUnit, span: Span): Mark[] {
  const letters = unit.words.reduce((sum, word) => sum + word.charEnd - word.charStart, 0);
  const perLetter = (span.endMs - span.startMs) / Math.max(1, letters);
  let at = span.startMs;
  return unit.words.map((word) => {
    const startMs = at;
    at += (word.charEnd - word.charStart) * perLetter;
    return markOf({ startMs, endMs: at }, word);
  });
}
