import { expect, test } from 'vitest';
import type { HandOver } from './hand-over-shelf.ts';
import { isHeardStill, nightOf } from './night.ts';
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

const given: HandOver = {
  id: 'h',
  user_id: 'u',
  child_id: 'c',
  bedtime_stories: null,
  bedtime_minutes: null,
  time_zone: 'UTC',
  begun_at: at('2026-11-20T19:00:00Z'),
  told: 0,
  first_told_at: null,
  last_told_at: null,
  last_story: null,
  last_ms: 0,
  slept_at: null,
};
const oneTold = {
  ...given,
  told: 1,
  first_told_at: at('2026-11-20T19:10:00Z'),
  last_told_at: at('2026-11-20T19:10:00Z'),
  last_story: 's',
  last_ms: 5 * 60_000,
};

test('an evening without a bedtime has no end', () => {
  expect(nightOf(oneTold, at('2026-11-20T23:00:00Z'))).toEqual({
    endsAt: null,
    storiesLeft: null,
    lastStory: null,
    asleepUntil: null,
    isNewDay: false,
  });
});

test('minutes count from the first story', () => {
  expect(nightOf({ ...given, bedtime_minutes: 30 }, at('2026-11-20T21:00:00Z')).endsAt).toBeNull();
  const row = { ...oneTold, bedtime_minutes: 30 };
  expect(nightOf(row, at('2026-11-20T19:39:59Z')).asleepUntil).toBeNull();
  expect(nightOf(row, at('2026-11-20T19:40:00Z')).asleepUntil).toEqual(at('2026-11-21T06:00:00Z'));
});

test('the last story is heard to its end, and a breath longer', () => {
  const row = { ...oneTold, bedtime_stories: 1 };
  expect(nightOf(row, at('2026-11-20T19:15:59Z'))).toMatchObject({
    storiesLeft: 0,
    lastStory: 's',
    asleepUntil: null,
  });
  expect(nightOf(row, at('2026-11-20T19:16:00Z')).asleepUntil).not.toBeNull();
  expect(isHeardStill(row, 's', at('2026-11-20T19:15:00Z'))).toBe(true);
  expect(isHeardStill(row, 'another', at('2026-11-20T19:15:00Z'))).toBe(false);
  expect(isHeardStill(row, 's', at('2026-11-20T20:00:00Z'))).toBe(false);
});

test('the morning is a new day, also after a light that somebody put down', () => {
  const row = { ...oneTold, bedtime_stories: 1, slept_at: at('2026-11-20T19:12:00Z') };
  expect(nightOf(row, at('2026-11-21T05:59:59Z')).asleepUntil).not.toBeNull();
  expect(nightOf(row, at('2026-11-21T06:00:00Z'))).toEqual({
    endsAt: null,
    storiesLeft: 1,
    lastStory: null,
    asleepUntil: null,
    isNewDay: true,
  });
  const untold = { ...given, slept_at: at('2026-11-20T19:12:00Z') };
  expect(nightOf(untold, at('2026-11-20T20:00:00Z')).asleepUntil).toEqual(at('2026-11-21T06:00:00Z'));
});
