import { describe, expect, test } from 'vitest';
import { asClock, clockIn, minutesIntoEvening } from './family-clock.ts';
import { monthBefore, monthOf } from './months.ts';

const at = (moment: string) => new Date(moment);

describe('an evening', () => {
  const auckland = clockIn('Pacific/Auckland');

  test('is the family’s own, wherever the house stands', () => {
    // Eight in the evening of the 21st, when it is the morning of that day in London.
    expect(auckland.eveningOf(at('2026-11-21T07:00:00Z'))).toBe('2026-11-21');
    expect(clockIn('Europe/London').eveningOf(at('2026-11-21T07:00:00Z'))).toBeNull();
    expect(clockIn('America/Los_Angeles').eveningOf(at('2026-11-21T07:00:00Z'))).toBe('2026-11-20');
  });

  test('goes on after midnight, until four, and across a month', () => {
    expect(auckland.eveningOf(at('2026-11-30T14:59:00Z'))).toBe('2026-11-30');
    expect(auckland.eveningOf(at('2026-11-30T15:00:00Z'))).toBeNull();
    expect(auckland.today(at('2026-11-30T14:59:00Z'))).toBe('2026-11-30');
    expect(auckland.today(at('2026-11-30T15:00:00Z'))).toBe('2026-12-01');
  });

  test('begins at three in the afternoon', () => {
    expect(auckland.eveningOf(at('2026-11-21T01:59:00Z'))).toBeNull();
    expect(auckland.eveningOf(at('2026-11-21T02:00:00Z'))).toBe('2026-11-21');
  });

  test('is one evening in the night in which the clocks are changed', () => {
    const london = clockIn('Europe/London');
    expect(london.eveningOf(at('2026-10-24T22:30:00Z'))).toBe('2026-10-24');
    expect(london.eveningOf(at('2026-10-25T00:30:00Z'))).toBe('2026-10-24');
    expect(london.eveningOf(at('2026-10-25T01:30:00Z'))).toBe('2026-10-24');
  });
});

describe('minutes of an evening', () => {
  test('are in the order of the evening, also after midnight, and are shown as a clock shows them', () => {
    const shown = ['21:00', '00:30', '15:00', '03:59', '23:59'];
    const minutes = shown.map((time) => {
      const [hours = 0, rest = 0] = time.split(':').map(Number);
      return minutesIntoEvening(hours * 60 + rest);
    });
    expect(minutes.map(asClock)).toEqual(shown);
    expect(minutes.toSorted((a, b) => a - b).map(asClock)).toEqual([
      '15:00',
      '21:00',
      '23:59',
      '00:30',
      '03:59',
    ]);
  });
});

test('the month before January is December of the year before', () => {
  expect(monthOf('2027-01-03')).toBe('2027-01');
  expect(['2027-01', '2026-12', '2026-10'].map(monthBefore)).toEqual(['2026-12', '2026-11', '2026-09']);
});
