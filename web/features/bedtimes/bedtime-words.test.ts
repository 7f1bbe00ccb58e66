import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bedtime, type Night } from '#contract/bedtimes.ts';
import { everyEvening } from '#tests/support/family/every-evening.ts';
import { daysWords, nextWords, readyWords, rhythmWords, tonightsNights } from './bedtime-words.ts';
import { lineWords } from './tonight-ready.tsx';

const bedtime: Bedtime = {
  id: 'b1',
  ...everyEvening,
  isResting: false,
  nextAt: '2026-11-22T05:00:00.000Z',
  version: 1,
};
const now = new Date('2026-11-21T19:00:00.000Z');

const readBy = (language: string) => vi.stubGlobal('navigator', { languages: [language] });
beforeEach(() => readBy('en-NZ'));
afterEach(() => vi.unstubAllGlobals());

describe('when stories are made, in words', () => {
  it('names the evenings as a family would', () => {
    expect(rhythmWords(bedtime)).toBe('Every night at 6:00 pm');
    expect(daysWords(['sun', 'mon', 'tue', 'wed', 'thu'])).toBe('School nights');
    expect(daysWords(['sat', 'fri'])).toBe('Friday and Saturday');
  });

  it('says what comes next, by the family’s own clock', () => {
    expect(nextWords(bedtime, now)).toBe('The next story is made tonight at 6:00 pm.');
    const atNoon = { ...bedtime, nextAt: '2026-11-21T23:00:00.000Z' };
    expect(nextWords(atNoon, now)).toBe('The next story is made today at 12:00 pm.');
    const theDayBefore = new Date('2026-11-21T10:59:00.000Z');
    expect(nextWords(bedtime, theDayBefore)).toBe('The next story is made on Sunday at 6:00 pm.');
    expect(nextWords({ ...bedtime, isOn: false }, now)).toMatch(/^Switched off/);
    expect(nextWords({ ...bedtime, isResting: true, nextAt: null }, now)).toMatch(/two weeks/);
    expect(nextWords(bedtime, new Date('2026-11-22T05:00:10Z'))).toMatch(/being made/);
  });

  it('reads a clock as the family’s browser does', () => {
    readBy('en-GB');
    expect(rhythmWords(bedtime)).toBe('Every night at 18:00');
    expect(nextWords(bedtime, now)).toBe('The next story is made tonight at 18:00.');
    readBy('en-US');
    expect(lineWords([bedtime])).toMatch(/^Ready every night at 6:00\sPM$/);
    expect(nextWords(bedtime, now)).toMatch(/tonight at 6:00\sPM\.$/);
  });

  it('stands on the home screen in a line', () => {
    expect(lineWords([])).toBe('Have a story ready every night');
    expect(lineWords([bedtime, { ...bedtime, time: '18:30' }])).toBe(
      'Ready every night at 6:00 pm and 6:30 pm',
    );
    const friday = { ...bedtime, days: ['fri' as const], time: '19:00' };
    expect(lineWords([bedtime, friday, bedtime])).toBe('Ready every night at 6:00 pm, and Friday at 7:00 pm');
    expect(lineWords([{ ...bedtime, isResting: true }])).toMatch(/^No stories are made ahead/);
  });
});

describe('what came of tonight', () => {
  const night = (listener: string | null, madeAt: string): Night => ({
    bedtimeId: 'b1',
    listener,
    night: '2026-11-22',
    storyId: 's1',
    isTold: true,
    note: null,
    madeAt,
    isOpened: false,
  });
  const nights = [
    night('ada', '2026-11-21T18:00:00.000Z'),
    night(null, '2026-11-21T17:00:00.000Z'),
    night('ada', '2026-11-20T18:00:00.000Z'),
  ];

  it('is tonight’s until four in the morning, then last night’s, and says for whom where that is not plain', () => {
    const made = { madeAt: new Date(2026, 10, 21, 18).toISOString() };
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);
    expect(readyWords(made, null, at(21, 19))).toBe('Tonight’s story is ready');
    expect(readyWords(made, 'Leo', at(22, 3))).toBe('Tonight’s story for Leo is ready');
    expect(readyWords(made, 'Leo', at(22, 7))).toBe('Last night’s story for Leo still waits');
  });

  it('is for the child who listens here, or for everyone, and not of yesterday', () => {
    expect(tonightsNights(nights, 'ada', now)).toEqual(nights.slice(0, 2));
    expect(tonightsNights(nights, 'ben', now)).toEqual(nights.slice(1, 2));
    expect(tonightsNights(nights, null, now)).toEqual(nights.slice(0, 2));
  });
});
