// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bedtime, ChildScreen, Night } from '#contract/child-screen.ts';
import { hasMissedBedtime, screenHere, sterner } from './screen-here.ts';

const minuteMs = 60_000;
const awake: Night = { endsAt: null, storiesLeft: null, lastStory: null, asleepUntil: null };
const screenWith = (bedtime: Bedtime): ChildScreen => ({ child: null, stories: [], bedtime, night: awake });
const twoStories = screenWith({ stories: 2, minutes: null });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 19, 30) });
});
afterEach(() => vi.useRealTimers());

test('a device without the house counts as the house does: two stories, each once, and then the light is down until six', () => {
  screenHere.begin(twoStories);
  screenHere.noteTold('kite', 5 * minuteMs);
  screenHere.noteTold('kite', 5 * minuteMs);
  expect(screenHere.night()).toMatchObject({ storiesLeft: 1, asleepUntil: null });
  screenHere.noteTold('owl', 5 * minuteMs);
  expect([screenHere.mayBegin('owl'), screenHere.mayBegin('robot')]).toEqual([true, false]);
  screenHere.noteSlept();
  expect(screenHere.mayBegin('owl')).toBe(false);
  expect(screenHere.night()?.asleepUntil).toBe(new Date(2026, 10, 21, 6).toISOString());

  vi.setSystemTime(new Date(2026, 10, 21, 6));
  expect(screenHere.night()).toEqual({ ...awake, storiesLeft: 2 });
  screenHere.noteTold('kite', 5 * minuteMs);
  expect(screenHere.night()).toMatchObject({ storiesLeft: 1, lastStory: 'kite' });
});

test('what the house shows anew does not begin the evening anew, and giving the device away does', () => {
  screenHere.begin(screenWith({ stories: null, minutes: 15 }));
  screenHere.noteTold('kite', 5 * minuteMs);
  screenHere.note(screenWith({ stories: null, minutes: 15 }));
  expect(screenHere.night()?.endsAt).toBe(new Date(2026, 10, 20, 19, 45).toISOString());
  screenHere.begin(twoStories);
  expect(screenHere.night()).toEqual({ ...awake, storiesLeft: 2 });
  screenHere.forget();
  expect([screenHere.night(), screenHere.mayBegin('kite')]).toEqual([null, false]);
});

test('where a story was left is remembered until the house knows it, and after', () => {
  screenHere.begin(twoStories);
  const place = { positionMs: 40_000, isPlaying: false, isHeard: false };
  screenHere.notePlace('kite', place, { isKnown: false });
  expect(screenHere.unknownPlaces()).toEqual([['kite', place]]);
  screenHere.notePlace('kite', place, { isKnown: true });
  expect([screenHere.unknownPlaces(), screenHere.placeOf('kite')]).toEqual([[], 40_000]);
});

test('of two counts the sterner is believed', () => {
  const [early, late] = ['2026-11-20T19:30:00.000Z', '2026-11-20T20:00:00.000Z'];
  const house: Night = { endsAt: late, storiesLeft: null, lastStory: 'a', asleepUntil: null };
  const here: Night = { endsAt: early, storiesLeft: 1, lastStory: null, asleepUntil: null };
  expect(sterner(house, here)).toEqual({ endsAt: early, storiesLeft: 1, lastStory: 'a', asleepUntil: null });
  expect(sterner({ ...house, storiesLeft: 0 }, here).storiesLeft).toBe(0);
  expect(sterner({ ...house, asleepUntil: late }, here).asleepUntil).toBe(late);
  expect(sterner(house, { ...here, asleepUntil: late }).asleepUntil).toBe(late);
  expect(sterner(house, null)).toBe(house);
});

test('the house hears that it was bedtime here, but not in the morning, when its clock may be ahead', () => {
  const six = new Date(2026, 10, 21, 6).toISOString();
  const late = new Date(2026, 10, 20, 21);
  expect(hasMissedBedtime(awake, six, late)).toBe(true);
  expect(hasMissedBedtime({ ...awake, asleepUntil: six }, six, late)).toBe(false);
  expect(hasMissedBedtime(awake, null, late)).toBe(false);
  expect(hasMissedBedtime(awake, six, new Date(2026, 10, 21, 5, 57))).toBe(false);
});
