import { Problem } from '#contract/problem.ts';
import { type Clock, dayOf } from '#server/platform/clock.ts';
import type { TakeBack } from './make-sound.ts';
import type { NarrationDayQueries } from './narration-day-queries.ts';
import { toldEnoughToday } from './refusals.ts';

type Needs = {
  days: NarrationDayQueries;
  clock: Clock;
  charsPerDay: number;
  /** Refuses when the family's plan has ended. */
  requirePlan: (userId: string) => Promise<void>;
};

export type NarrationQuota = ReturnType<typeof createNarrationQuota>;

/** How much a family may have told in a day. */
export function createNarrationQuota({ days, clock, charsPerDay, requirePlan }: Needs) {
  return {
    /** Counts these characters, or refuses. What was counted in vain can be taken back. */
    async reserve(userId: string, characters: number): Promise<TakeBack> {
      await requirePlan(userId);
      const now = clock.now();
      const day = dayOf(now);
      if (!(await days.reserve(userId, day, characters, charsPerDay))) throw toldEnoughToday(now);
      return (unused) => days.giveBack(userId, day, unused);
    },

    /** Whether so many would be granted right now. Counts nothing, and promises nothing. */
    async hasRoomFor(userId: string, characters: number): Promise<boolean> {
      try {
        await requirePlan(userId);
      } catch (refusal) {
        if (refusal instanceof Problem) return false;
        throw refusal;
      }
      return (await days.charactersOn(userId, dayOf(clock.now()))) + characters <= charsPerDay;
    },
  };
}
