import type { Story } from '#contract/stories.ts';

/** At a bedtime pace. */
const wordsAMinute = 137;

/** How long it is told, to the millisecond where it has been told, and else as long as its words take. */
export function lengthMs({ durationMs, content }: Pick<Story, 'durationMs' | 'content'>): number {
  return durationMs ?? (content.split(/\s+/).filter(Boolean).length / wordsAMinute) * 60_000;
}

export const minutesWords = (story: Pick<Story, 'durationMs' | 'content'>): string =>
  `${Math.max(1, Math.round(lengthMs(story) / 60_000))} min`;
