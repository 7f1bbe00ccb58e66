import { expect, test } from 'vitest';
import { whereItIs } from './where-it-is.ts';

test('names a place where it is this hour, at each hour of the day', () => {
  for (const hour of [7, 19])
    for (let utc = 0; utc < 24; utc++) {
      const now = new Date(Date.UTC(2026, 10, 22, utc, 30));
      const timeZone = whereItIs(hour, now);
      const there = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hour12: false }).format(
        now,
      );
      expect(Number(there), `${timeZone} at ${utc}`).toBe(hour);
    }
});
