import { type Bedtime, type Night, type Weekday, weekdays } from '#contract/bedtimes.ts';
import { clockInWords, englishHere, listInWords, timeInWords } from '#web/platform/language.ts';

export const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const schoolNights: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu'];
const same = (some: readonly Weekday[], others: readonly Weekday[]): boolean =>
  some.length === others.length && others.every((day) => some.includes(day));

/** "Every night", "School nights", or the days by name. */
export function daysWords(days: readonly Weekday[]): string {
  if (same(days, weekdays)) return 'Every night';
  if (same(days, schoolNights)) return 'School nights';
  const names = weekdays.filter((day) => days.includes(day)).map((day) => dayNames[day]);
  return listInWords(names);
}

/** "Every night at 6:00 pm". */
export const rhythmWords = ({ days, time }: Pick<Bedtime, 'days' | 'time'>): string =>
  `${daysWords(days)} at ${clockInWords(time)}`;

/** What comes next, in a sentence. */
export function nextWords({ isOn, isResting, nextAt, timeZone }: Bedtime, now: Date): string {
  if (!isOn) return 'Switched off: nothing is made.';
  if (isResting)
    return 'For two weeks nobody has opened a story that was made ahead, so none are made just now. Save it, and they go on.';
  if (nextAt === null) return 'Nothing is made just now.';
  const at = new Date(nextAt);
  if (at <= now) return 'Tonight’s story is being made.';
  const here = englishHere();
  const day = new Intl.DateTimeFormat(here, { timeZone, dateStyle: 'short' });
  const weekday = new Intl.DateTimeFormat(here, { timeZone, weekday: 'long' }).format(at);
  const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at);
  const isToday = day.format(at) === day.format(now);
  const when = isToday ? (Number(hour) < eveningFrom ? 'today' : 'tonight') : `on ${weekday}`;
  return `The next story is made ${when} at ${timeInWords(at, timeZone)}.`;
}

/** By the clock: earlier than that nobody says tonight. */
const eveningFrom = 16;

/** "every night at 6:00 pm and 6:30 pm": days that are the same are said once. */
export function rhythmsWords(bedtimes: readonly Pick<Bedtime, 'days' | 'time'>[]): string {
  const timesOf = new Map<string, string[]>();
  for (const { days, time } of bedtimes) {
    const words = daysWords(days).replace(/^Every|^School/, (word) => word.toLowerCase());
    timesOf.set(words, [...new Set([...(timesOf.get(words) ?? []), time])]);
  }
  return [...timesOf]
    .map(([days, times]) => `${days} at ${listInWords(times.toSorted().map(clockInWords))}`)
    .join(', and ');
}

/** A night that is longer ago than this is yesterday's. */
const tonightMs = 20 * 3_600_000;

/** What came of tonight, the latest first, for whoever listens here: one child, or everyone. */
export function tonightsNights(nights: readonly Night[], child: string | null, now: Date): Night[] {
  return nights
    .filter(({ listener }) => child === null || listener === null || listener === child)
    .filter(({ madeAt }) => now.getTime() - Date.parse(madeAt) < tonightMs);
}

/** Until four in the morning it is still the evening before. */
const nightEndsMs = 4 * 3_600_000;
const dayOfEvening = (time: Date): string => new Date(time.getTime() - nightEndsMs).toDateString();

/** What a story that waits is called; for whom is said where it could be another's. */
export function readyWords({ madeAt }: Pick<Night, 'madeAt'>, forWhom: string | null, now: Date): string {
  const isOfToday = dayOfEvening(new Date(madeAt)) === dayOfEvening(now);
  const whose = forWhom === null ? '' : ` for ${forWhom}`;
  return isOfToday ? `Tonight’s story${whose} is ready` : `Last night’s story${whose} still waits`;
}
