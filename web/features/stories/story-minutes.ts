import type { Story } from '#contract/stories.ts';

type Measured = Pick<Story, 'durationMs' | 'content' | 'readings'>;

/** How fast our narrators read at bedtime, rests included. */
const wordsAMinute = 137;

/** How long it is told, to the millisecond where it has been told, and else as long as its words take. */
export function lengthMs({ durationMs, content, readings = [] }: Measured): number {
  const own = readings.find(({ isFavorite }) => isFavorite)?.durationMs;
  return own ?? durationMs ?? (content.split(/\s+/).filter(Boolean).length / wordsAMinute) * 60_000;
}

export const minutesWords = (story: Measured): string =>
  `${Math.max(1, Math.round(lengthMs(story) / 60_000))} min`;
