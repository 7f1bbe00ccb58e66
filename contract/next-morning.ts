const quarterMs = 15 * 60_000;
const quartersOfADay = 4 * 26;

/** When it is next this hour by the clocks of a time zone, summer time or not: every zone there is lies on a quarter of an hour. */
export function nextMorning(after: Date, timeZone: string, hour: number): Date {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const wanted = `${String(hour).padStart(2, '0')}:00`;
  const first = Math.floor(after.getTime() / quarterMs) * quarterMs + quarterMs;
  for (let quarter = 0; quarter < quartersOfADay; quarter += 1) {
    const then = new Date(first + quarter * quarterMs);
    if (clock.format(then) === wanted) return then;
  }
  // A zone that leaves out this very hour on this very day: then the day after is morning enough.
  return new Date(first + quartersOfADay * quarterMs);
}
