import { wakesAtHour } from '#contract/child-screen.ts';
import { nextMorning } from './next-morning.ts';
import type { HandOver } from './hand-over-shelf.ts';

/** A story may end a little later than it was thought to be long: somebody had to find the pause button. */
const graceMs = 60_000;
/** Whoever comes back to the same story so soon is still hearing it. */
const sameStoryMs = 15 * 60_000;

export type NightState = {
  /** The light goes down then at the latest. */
  endsAt: Date | null;
  storiesLeft: number | null;
  lastStory: string | null;
  asleepUntil: Date | null;
};

/** The evening as far as it has come. After a morning everything begins anew. */
export function nightOf(row: HandOver, now: Date): NightState & { isNewDay: boolean } {
  const endsAt = endOf(row);
  const since = row.first_told_at ?? row.slept_at;
  const morning = since && nextMorning(laterOf(since, endsAt), row.time_zone, wakesAtHour);
  if (morning && now >= morning)
    return {
      endsAt: null,
      storiesLeft: row.bedtime_stories,
      lastStory: null,
      asleepUntil: null,
      isNewDay: true,
    };
  const isAsleep = endsAt !== null && now >= endsAt;
  return {
    endsAt,
    storiesLeft: row.bedtime_stories === null ? null : Math.max(0, row.bedtime_stories - row.told),
    lastStory: row.last_story !== null && isHeardStill(row, row.last_story, now) ? row.last_story : null,
    asleepUntil: isAsleep ? morning : null,
    isNewDay: false,
  };
}

/** Whether this is the story that is being heard already, and costs nothing. */
export function isHeardStill(row: HandOver, storyId: string, now: Date): boolean {
  if (row.last_story !== storyId || row.last_told_at === null) return false;
  return now.getTime() - row.last_told_at.getTime() < row.last_ms + sameStoryMs;
}

function endOf(row: HandOver): Date | null {
  const ends: number[] = [];
  if (row.slept_at) ends.push(row.slept_at.getTime());
  if (row.bedtime_minutes !== null && row.first_told_at)
    ends.push(row.first_told_at.getTime() + row.bedtime_minutes * 60_000);
  if (row.bedtime_stories !== null && row.told >= row.bedtime_stories && row.last_told_at)
    ends.push(row.last_told_at.getTime() + row.last_ms + graceMs);
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

const laterOf = (one: Date, other: Date | null): Date => (other && other > one ? other : one);
