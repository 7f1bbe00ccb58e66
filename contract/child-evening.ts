import { type Bedtime, type Night, wakesAtHour } from './child-screen.ts';
import { nextMorning } from './next-morning.ts';

// How far an evening in a child's hands has come. The house counts by it, and so does a device that cannot reach the house: without a network
// there are not more stories than with one.

/** A story may end a little later than it was thought to be long: somebody had to find the pause button. */
const graceMs = 60_000;
/** Whoever comes back to the same story so soon is still hearing it. */
const sameStoryMs = 15 * 60_000;

export type ChildEvening = {
  bedtime: Bedtime;
  timeZone: string;
  /** How many stories have begun. */
  told: number;
  firstToldAt: Date | null;
  lastToldAt: Date | null;
  lastStory: string | null;
  lastMs: number;
  sleptAt: Date | null;
};

export const nothingTold = {
  told: 0,
  firstToldAt: null,
  lastToldAt: null,
  lastStory: null,
  lastMs: 0,
  sleptAt: null,
} as const;

/** The evening as far as it has come. After a morning everything begins anew. */
export function nightOf(evening: ChildEvening, now: Date): { night: Night; isNewDay: boolean } {
  const { bedtime, timeZone, told, firstToldAt, sleptAt, lastStory } = evening;
  const endsAt = endOf(evening);
  const since = firstToldAt ?? sleptAt;
  const morning = since && nextMorning(laterOf(since, endsAt), timeZone, wakesAtHour);
  if (morning && now >= morning)
    return {
      night: { endsAt: null, storiesLeft: bedtime.stories, lastStory: null, asleepUntil: null },
      isNewDay: true,
    };
  const isAsleep = endsAt !== null && now >= endsAt;
  return {
    night: {
      endsAt: endsAt?.toISOString() ?? null,
      storiesLeft: bedtime.stories === null ? null : Math.max(0, bedtime.stories - told),
      lastStory: lastStory !== null && isHeardStill(evening, lastStory, now) ? lastStory : null,
      asleepUntil: isAsleep ? (morning?.toISOString() ?? null) : null,
    },
    isNewDay: false,
  };
}

/** Whether this is the story that is being heard already, and costs nothing. */
export function isHeardStill(
  { lastStory, lastToldAt, lastMs }: ChildEvening,
  storyId: string,
  now: Date,
): boolean {
  if (lastStory !== storyId || lastToldAt === null) return false;
  return now.getTime() - lastToldAt.getTime() < lastMs + sameStoryMs;
}

/** Whether this story may be told now. */
export function mayBegin(evening: ChildEvening, storyId: string, now: Date): boolean {
  const { storiesLeft, asleepUntil } = nightOf(evening, now).night;
  return asleepUntil === null && (storiesLeft !== 0 || isHeardStill(evening, storyId, now));
}

function endOf({ bedtime, told, firstToldAt, lastToldAt, lastMs, sleptAt }: ChildEvening): Date | null {
  const ends: number[] = [];
  if (sleptAt) ends.push(sleptAt.getTime());
  if (bedtime.minutes !== null && firstToldAt) ends.push(firstToldAt.getTime() + bedtime.minutes * 60_000);
  if (bedtime.stories !== null && told >= bedtime.stories && lastToldAt)
    ends.push(lastToldAt.getTime() + lastMs + graceMs);
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

const laterOf = (one: Date, other: Date | null): Date => (other && other > one ? other : one);
