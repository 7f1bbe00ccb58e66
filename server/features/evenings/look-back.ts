import type { EveningMonth, LookBack, LookedBackEvening, Settled, SettledWith } from '#contract/evenings.ts';
import { asClock, clockIn, minutesIntoEvening } from './family-clock.ts';
import { monthBefore, monthOf } from './months.ts';
import type { Listening } from './listening-queries.ts';

/** What is known of the stories that were told: nothing of it is kept with what was counted. */
export type Known = {
  titleOf: (storyId: string) => string | undefined;
  /** What the narrator is called today; undefined where a recording is gone. */
  voiceOf: (storyId: string, voice: string) => string | undefined;
  /** Who it was for; nobody where it was for everybody. */
  whomOf: (storyId: string, listener: string | null) => readonly string[];
};

type Evening = LookedBackEvening & {
  begun: Date;
  /** What was being told when a hand was on it for the last time. */
  leftAlone: Listening;
};

/** This month beside the last one, evening by evening, and which stories and voices were left alone in the end. */
export function lookBack(
  listenings: readonly Listening[],
  { now, timeZone, known }: { now: Date; timeZone: string; known: Known },
): Omit<LookBack, 'isCounted'> {
  const clock = clockIn(timeZone);
  const thisMonth = monthOf(clock.today(now));
  const lastMonth = monthBefore(thisMonth);
  const evenings = eveningsOf(listenings, clock.eveningOf, known).filter(({ day }) =>
    [thisMonth, lastMonth].includes(monthOf(day)),
  );
  const inMonth = (month: string): EveningMonth => {
    const those = evenings.filter(({ day }) => monthOf(day) === month);
    const begun = middle(those.map((evening) => minutesIntoEvening(clock.minuteOf(evening.begun))));
    return {
      month,
      evenings: new Set(those.map(({ day }) => day)).size,
      usuallyBegun: begun === null ? null : asClock(begun),
      usuallyQuietAfter: middle(those.map(({ quietAfter }) => quietAfter)),
    };
  };
  return {
    thisMonth: inMonth(thisMonth),
    lastMonth: inMonth(lastMonth),
    evenings: evenings.map(({ begun: _begun, leftAlone: _left, ...evening }) => evening),
    settledWith: settledWith(evenings, known),
  };
}

/** One for each day and bed, the latest first. */
function eveningsOf(
  listenings: readonly Listening[],
  eveningOf: (at: Date) => string | null,
  known: Known,
): Evening[] {
  const byBed = new Map<string, Listening[]>();
  for (const listening of listenings.toSorted((a, b) => a.begun_at.getTime() - b.begun_at.getTime())) {
    const day = eveningOf(listening.begun_at);
    if (day === null) continue;
    const bed = `${day} ${listening.listener ?? ''}`;
    byBed.set(bed, [...(byBed.get(bed) ?? []), listening]);
  }
  return [...byBed]
    .flatMap(([bed, told]) => {
      const [first] = told;
      const last = told.toSorted((a, b) => touched(a) - touched(b)).at(-1);
      if (!first || !last) return [];
      const stories = [...new Set(told.map(({ story_id: id }) => id))].flatMap((id) => {
        const title = known.titleOf(id);
        return title === undefined ? [] : [{ id, title }];
      });
      return {
        day: bed.slice(0, 10),
        whom: [...new Set(told.flatMap((one) => known.whomOf(one.story_id, one.listener)))],
        begun: first.begun_at,
        begunAt: first.begun_at.toISOString(),
        quietAfter: Math.max(0, Math.round((touched(last) - first.begun_at.getTime()) / 60_000)),
        stories,
        leftAlone: last,
      };
    })
    .toSorted((a, b) => b.begunAt.localeCompare(a.begunAt));
}

/** A story that began by itself, and on which no hand was, was never touched. */
const touched = ({ touched_at: at }: Listening): number => at?.getTime() ?? Number.NEGATIVE_INFINITY;

function settledWith(evenings: readonly Evening[], known: Known): SettledWith[] {
  const whom = new Map<string | null, Evening[]>();
  for (const evening of evenings)
    for (const who of evening.whom.length > 0 ? evening.whom : [null])
      whom.set(who, [...(whom.get(who) ?? []), evening]);
  return [...whom].map(([who, theirs]) => ({
    whom: who,
    stories: counted(theirs, ({ story_id: id }) => known.titleOf(id)),
    voices: counted(theirs, ({ story_id: id, voice }) => known.voiceOf(id, voice)),
  }));
}

/** Those that came most often first. */
function counted(
  evenings: readonly Evening[],
  nameOf: (listening: Listening) => string | undefined,
): Settled[] {
  const byName = new Map<string, number[]>();
  for (const evening of evenings) {
    const name = nameOf(evening.leftAlone);
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), evening.quietAfter]);
  }
  return [...byName]
    .map(([name, minutes]) => ({
      name,
      evenings: minutes.length,
      usuallyQuietAfter: middle(minutes) ?? 0,
    }))
    .toSorted((a, b) => b.evenings - a.evenings || a.name.localeCompare(b.name));
}

/** One long evening says nothing of the others, and so it is the one in the middle and not the mean. */
function middle(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? null;
}
