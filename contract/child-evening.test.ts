import { expect, test } from 'vitest';
import { type ChildEvening, isHeardStill, mayBegin, nightOf, nothingTold } from './child-evening.ts';
import { nextMorning } from './next-morning.ts';

const at = (iso: string) => new Date(iso);

test.each([
  ['2026-11-20T19:30:00Z', 'Europe/London', '2026-11-21T06:00:00.000Z'],
  ['2026-11-20T19:30:00Z', 'Pacific/Auckland', '2026-11-21T17:00:00.000Z'],
  ['2026-11-20T13:00:00Z', 'Asia/Kathmandu', '2026-11-21T00:15:00.000Z'],
  // The hour that summer time takes away, and the one that it gives back.
  ['2026-03-28T20:00:00Z', 'Europe/Berlin', '2026-03-29T04:00:00.000Z'],
  ['2026-10-24T19:00:00Z', 'Europe/Berlin', '2026-10-25T05:00:00.000Z'],
  // At six it is the next day's morning that is meant.
  ['2026-11-20T06:00:00Z', 'UTC', '2026-11-21T06:00:00.000Z'],
])('after %s it is morning in %s at %s', (after, zone, morning) => {
  expect(nextMorning(at(after), zone, 6).toISOString()).toBe(morning);
});

const given: ChildEvening = { bedtime: { stories: null, minutes: null }, timeZone: 'UTC', ...nothingTold };
const byStories = (stories: number) => ({ bedtime: { stories, minutes: null } });
const byMinutes = (minutes: number) => ({ bedtime: { stories: null, minutes } });
const oneTold = {
  ...given,
  told: 1,
  firstToldAt: at('2026-11-20T19:10:00Z'),
  lastToldAt: at('2026-11-20T19:10:00Z'),
  lastStory: 's',
  lastMs: 5 * 60_000,
};

const nightAt = (evening: ChildEvening, iso: string) => nightOf(evening, at(iso)).night;

test('an evening without a bedtime has no end', () => {
  expect(nightOf(oneTold, at('2026-11-20T23:00:00Z'))).toEqual({
    night: { endsAt: null, storiesLeft: null, lastStory: null, asleepUntil: null },
    isNewDay: false,
  });
});

test('minutes count from the first story', () => {
  expect(nightAt({ ...given, ...byMinutes(30) }, '2026-11-20T21:00:00Z').endsAt).toBeNull();
  const evening = { ...oneTold, ...byMinutes(30) };
  expect(nightAt(evening, '2026-11-20T19:39:59Z').asleepUntil).toBeNull();
  expect(nightAt(evening, '2026-11-20T19:40:00Z').asleepUntil).toBe('2026-11-21T06:00:00.000Z');
});

test('the last story is heard to its end, and a breath longer, and no other begins', () => {
  const evening = { ...oneTold, ...byStories(1) };
  expect(nightAt(evening, '2026-11-20T19:15:59Z')).toMatchObject({
    storiesLeft: 0,
    lastStory: 's',
    asleepUntil: null,
  });
  expect(mayBegin(evening, 's', at('2026-11-20T19:15:59Z'))).toBe(true);
  expect(mayBegin(evening, 'another', at('2026-11-20T19:15:59Z'))).toBe(false);
  expect(nightAt(evening, '2026-11-20T19:16:00Z').asleepUntil).not.toBeNull();
  expect(mayBegin(evening, 's', at('2026-11-20T19:16:00Z'))).toBe(false);
  expect(isHeardStill(evening, 's', at('2026-11-20T19:15:00Z'))).toBe(true);
  expect(isHeardStill(evening, 'another', at('2026-11-20T19:15:00Z'))).toBe(false);
  expect(isHeardStill(evening, 's', at('2026-11-20T20:00:00Z'))).toBe(false);
});

test('the morning is a new day, also after a light that somebody put down', () => {
  const evening = { ...oneTold, ...byStories(1), sleptAt: at('2026-11-20T19:12:00Z') };
  expect(nightAt(evening, '2026-11-21T05:59:59Z').asleepUntil).not.toBeNull();
  expect(nightOf(evening, at('2026-11-21T06:00:00Z'))).toEqual({
    night: { endsAt: null, storiesLeft: 1, lastStory: null, asleepUntil: null },
    isNewDay: true,
  });
  const untold = { ...given, sleptAt: at('2026-11-20T19:12:00Z') };
  expect(nightAt(untold, '2026-11-20T20:00:00Z').asleepUntil).toBe('2026-11-21T06:00:00.000Z');
});
