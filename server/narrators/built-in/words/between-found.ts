import { rowMs } from './cepstrum.ts';
import type { ExpectedWord } from './expected-speech.ts';
import type { PlacedWord } from './surest-path.ts';

type Span = { fromMs: number; toMs: number };

type About = {
  wholeMs: number;
  /** Where between these two moments there is something to hear, however soft. */
  soundIn: (span: Span) => Span | null;
  /** Where there is a comma, or a full stop, people rest after a word. */
  endsInPause: (word: ExpectedWord) => boolean;
};

/**
 * What was not found was said all the same where there was time for it: a hiss in a noisy room, a whisper, a "Shhh" that is no louder than
 * the rest around it. So it lies between what was found before it and after it: where something is heard there, or else as long as it should
 * be, with the rests where a sentence ends. Where there was hardly time for it, it was left out.
 */
export function betweenFound(
  words: readonly ExpectedWord[],
  found: readonly PlacedWord[],
  { wholeMs, soundIn, endsInPause }: About,
): PlacedWord[] {
  const placed = withoutStrays(words, found, endsInPause);
  for (let first = 0; first < placed.length; first += 1) {
    if (placed[first]?.isHeard) continue;
    let end = first;
    while (end < placed.length && !placed[end]?.isHeard) end += 1;
    spread(words, placed, { first, end }, { wholeMs, soundIn });
    first = end;
  }
  return placed;
}

/** Somebody who leaves out the first word of a sentence does not say it in the rest before: what was found there was a breath, or a door. */
function withoutStrays(
  words: readonly ExpectedWord[],
  found: readonly PlacedWord[],
  endsInPause: About['endsInPause'],
): PlacedWord[] {
  return found.map((place, index) => {
    const [word, follows, next] = [words[index], words[index + 1], found[index + 1]];
    const isFirst = words[index - 1]?.sentence !== word?.sentence;
    if (!word || !isFirst || follows?.sentence !== word.sentence || endsInPause(word)) return place;
    if (!place.isHeard || !next?.isHeard) return place;
    const restMs = next.startMs - place.endMs;
    const isStray = restMs > strayRestMs && restMs > place.startMs - (found[index - 1]?.endMs ?? 0);
    return isStray ? { ...place, isHeard: false } : place;
  });
}

const strayRestMs = 250;
/** In less than this part of the time that it takes nobody has said it. */
const leastTime = 0.5;

type Run = { first: number; end: number };

function spread(
  words: readonly ExpectedWord[],
  placed: PlacedWord[],
  { first, end }: Run,
  { wholeMs, soundIn }: Pick<About, 'wholeMs' | 'soundIn'>,
): void {
  const gap = { fromMs: placed[first - 1]?.endMs ?? 0, toMs: placed[end]?.startMs ?? wholeMs };
  const run = words.slice(first, end);
  const saidMs = run.reduce((sum, { count }) => sum + count * rowMs, 0);
  // The rests are where a sentence ends; within one, before the first word.
  const rests = run.map(({ sentence }, i) => (words[first + i - 1]?.sentence === sentence ? 0 : 1));
  const lastRest = words[end - 1]?.sentence === words[end]?.sentence ? 0 : 1;
  if (lastRest === 0 && !rests.includes(1)) rests[0] = 1;
  const sound = soundIn(gap);
  const room = sound ?? gap;
  const roomMs = Math.max(0, room.toMs - room.fromMs);
  const wasSaid = sound !== null || roomMs >= leastTime * saidMs;
  const restMs = sound
    ? 0
    : Math.max(0, roomMs - saidMs) / rests.reduce((sum: number, rest) => sum + rest, lastRest);
  const pace = sound ? roomMs / saidMs : Math.min(1, roomMs / saidMs);
  let atMs = wasSaid ? room.fromMs : gap.fromMs;
  for (const [i, { count }] of run.entries()) {
    if (wasSaid) atMs += restMs * (rests[i] ?? 0);
    const startMs = atMs;
    if (wasSaid) atMs += count * rowMs * pace;
    placed[first + i] = { startMs, endMs: atMs, isHeard: false, distance: 0 };
  }
}
