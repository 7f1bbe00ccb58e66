import type { Story } from '#contract/stories.ts';

const morning = { from: 5, to: 11 };
/** From yesterday's afternoon to this morning. */
const lastNightMs = 20 * 3_600_000;

/** The newest story that came with something to ask, in the morning after it was written. */
export function fromLastNight(stories: readonly Story[], now: Date): Story | undefined {
  if (now.getHours() < morning.from || now.getHours() >= morning.to) return undefined;
  return stories
    .filter(({ breakfast, createdAt }) => breakfast && now.getTime() - Date.parse(createdAt) < lastNightMs)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}
