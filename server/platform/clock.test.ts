import { expect, test } from 'vitest';
import { dayOf, secondsToMidnight } from './clock.ts';

test('a day ends when the next one begins, and never a moment earlier', () => {
  const evening = new Date('2026-11-20T19:00:00.000Z');
  expect([dayOf(evening), secondsToMidnight(evening)]).toEqual(['2026-11-20', 5 * 3_600]);
  const last = new Date('2026-11-20T23:59:59.999Z');
  expect([dayOf(last), secondsToMidnight(last)]).toEqual(['2026-11-20', 1]);
  const first = new Date('2026-11-21T00:00:00.000Z');
  expect([dayOf(first), secondsToMidnight(first)]).toEqual(['2026-11-21', 86_400]);
});
