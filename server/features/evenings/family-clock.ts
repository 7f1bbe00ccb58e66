/** Until four in the morning it is still the evening before. */
const dayBeginsAtMs = 4 * 3_600_000;
/** What is told before three in the afternoon is no evening. */
const firstMinute = 15 * 60;
const lastMinute = 4 * 60;

/** What a family's own clock shows, wherever the house stands. */
export function clockIn(timeZone: string) {
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const read = (at: Date) => {
    const parts = Object.fromEntries(shown.formatToParts(at).map(({ type, value }) => [type, value]));
    return {
      day: `${parts['year']}-${parts['month']}-${parts['day']}`,
      minute: Number(parts['hour']) * 60 + Number(parts['minute']),
    };
  };
  return {
    /** The evening that a moment belongs to; null by day. */
    eveningOf: (at: Date): string | null => {
      const { minute } = read(at);
      if (minute >= lastMinute && minute < firstMinute) return null;
      return read(new Date(at.getTime() - dayBeginsAtMs)).day;
    },
    /** The evening that it is, or was last night. */
    today: (at: Date): string => read(new Date(at.getTime() - dayBeginsAtMs)).day,
    minuteOf: (at: Date): number => read(at).minute,
  };
}

/** Nine in the evening and half past midnight are in this order. */
export const minutesIntoEvening = (minute: number): number => (minute + 24 * 60 - firstMinute) % (24 * 60);

export function asClock(minutesIn: number): string {
  const minute = (minutesIn + firstMinute) % (24 * 60);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
