import { type Weekday, weekdays } from '#contract/bedtimes.ts';

// When an evening is, by the clock on the family's own wall. A day has its evening once: an hour that summer time skips comes an hour
// later, and of an hour that it repeats the first one counts.

export type Rhythm = { days: readonly Weekday[]; time: string; timeZone: string };
/** A day on the family's calendar, and the moment at which its hour strikes. */
export type Evening = { night: string; at: Date };

const dayMs = 86_400_000;
const weekDays = weekdays.length;

/** The first after this moment, and after that night. */
export function nextEvening(rhythm: Rhythm, after: Date, lastNight: string | null): Evening | null {
  const today = dayAt(after, rhythm.timeZone);
  return (
    // From yesterday on: where a day was made longer, its hour may still come.
    evenings(rhythm, dayPlus(today, -1), weekDays + 2).find(
      ({ night, at }) => at > after && (lastNight === null || night > lastNight),
    ) ?? null
  );
}

/** The one whose hour struck last. */
export function latestEvening(rhythm: Rhythm, now: Date): Evening | null {
  const today = dayAt(now, rhythm.timeZone);
  return evenings(rhythm, dayPlus(today, -weekDays), weekDays + 2).findLast(({ at }) => at <= now) ?? null;
}

function evenings({ days, time, timeZone }: Rhythm, from: string, howMany: number): Evening[] {
  return Array.from({ length: howMany }, (_, index) => dayPlus(from, index))
    .filter((day) => days.includes(weekdayOf(day)))
    .map((night) => ({ night, at: momentOf(night, time, timeZone) }));
}

/** What the calendar on their wall says. */
export const dayAt = (now: Date, timeZone: string): string => wallClock(now, timeZone).slice(0, 10);

export const monthOf = (night: string): number => Number(night.slice(5, 7));

/** Days since a day long ago: what changes from night to night, and is the same all night. */
export const dayNumber = (night: string): number => Date.parse(`${night}T00:00:00Z`) / dayMs;

function momentOf(day: string, time: string, timeZone: string): Date {
  const wanted = `${day}T${time}`;
  const asIfInGreenwich = Date.parse(`${wanted}:00Z`);
  // Clocks are changed by an hour or so: a day before and a day after, each of the two is known.
  const [before, after] = [-dayMs, dayMs].map(
    (away) => new Date(asIfInGreenwich - aheadMs(new Date(asIfInGreenwich + away), timeZone)),
  );
  if (!before || !after) throw new Error('Two moments were asked for.');
  const isThere = [before, after].find((moment) => wallClock(moment, timeZone) === wanted);
  // An hour that is skipped: the clock that was not changed yet strikes when the other shows an hour more.
  return isThere ?? before;
}

/** By how much the clock there is ahead of Greenwich. */
function aheadMs(moment: Date, timeZone: string): number {
  const minute = Math.floor(moment.getTime() / 60_000) * 60_000;
  return Date.parse(`${wallClock(moment, timeZone)}:00Z`) - minute;
}

/** "2026-11-20T18:00". */
function wallClock(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

function weekdayOf(day: string): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + weekDays - 1) % weekDays] ?? 'mon';
}
