// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listener } from '#web/platform/listener.ts';
import {
  dropPlace,
  forgetPlace,
  forgetPlaces,
  keepPlace,
  learnPlace,
  placeIn,
  unfinishedStories,
  unsentPlaces,
} from './story-places.ts';

afterEach(() => localStorage.clear());
const left = (storyId: string, positionMs: number) => ({ storyId, positionMs, isAsleep: false });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 19, minute));

describe('the place in a story', () => {
  it('is kept for each story, and forgotten when it was heard', () => {
    keepPlace(left('a', 30_000), 90_000, at(0));
    keepPlace({ ...left('b', 40_000), isAsleep: true }, 90_000, at(1));
    expect(placeIn('a')).toMatchObject(left('a', 30_000));
    expect(placeIn('b')).toMatchObject({ isAsleep: true });
    forgetPlace('a', at(2));
    expect(placeIn('a')).toBeNull();
    expect(placeIn('b')).not.toBeNull();
  });

  it.each([3_000, 88_000])('is not worth keeping at %d ms of 90,000', (ms) => {
    keepPlace(left('a', 30_000), 90_000, at(0));
    keepPlace(left('a', ms), 90_000, at(1));
    expect(placeIn('a')).toBeNull();
  });

  it('is kept for the last fifty', () => {
    for (let index = 0; index < 60; index += 1) keepPlace(left(`s${index}`, 30_000), 90_000, at(0));
    expect(placeIn('s9')).toBeNull();
    expect(placeIn('s10')).not.toBeNull();
  });

  it('tells which stories were not heard to their end, the latest first', () => {
    expect(unfinishedStories()).toEqual([]);
    for (const storyId of ['a', 'b', 'a']) keepPlace(left(storyId, 30_000), 90_000, at(0));
    expect(unfinishedStories()).toEqual(['a', 'b']);
    forgetPlace('a', at(1));
    expect(unfinishedStories()).toEqual(['b']);
    const onTheTablet = { positionMs: 30_000, isAsleep: true, isPlaying: false, isHeard: false };
    learnPlace('c', { ...onTheTablet, updatedAt: at(9).toISOString() });
    learnPlace('d', { ...onTheTablet, updatedAt: at(8).toISOString() });
    expect(unfinishedStories()).toEqual(['c', 'd', 'b']);
  });

  it('that cannot be read is none, and the console says why', () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    localStorage.setItem('lamplight.storyPlaces', '{"broken":');
    expect(placeIn('a')).toBeNull();
    expect(said).toHaveBeenCalledWith('Could not read lamplight.storyPlaces', expect.any(SyntaxError));
    said.mockRestore();
  });
});

describe('the places of two devices', () => {
  const elsewhere = (positionMs: number, minute: number) => ({
    positionMs,
    isAsleep: true,
    isPlaying: false,
    isHeard: false,
    updatedAt: at(minute).toISOString(),
  });

  it('agree on the one that is newer', () => {
    keepPlace(left('a', 30_000), 90_000, at(5));
    learnPlace('a', elsewhere(60_000, 4));
    expect(placeIn('a')).toMatchObject({ positionMs: 30_000 });
    learnPlace('a', elsewhere(60_000, 6));
    expect(placeIn('a')).toMatchObject({ positionMs: 60_000, isAsleep: true });
  });

  it('agree on the beginning too', () => {
    keepPlace(left('a', 30_000), 90_000, at(5));
    learnPlace('a', elsewhere(0, 6));
    expect(placeIn('a')).toBeNull();
  });

  it('wait to be sent, also that a story begins at its beginning again', () => {
    keepPlace(left('a', 30_000), 90_000, at(5));
    expect(unsentPlaces()).toMatchObject([{ storyId: 'a', positionMs: 30_000 }]);
    learnPlace('a', elsewhere(30_000, 5));
    expect(unsentPlaces()).toEqual([]);
    forgetPlace('a', at(6));
    expect(unsentPlaces()).toMatchObject([{ storyId: 'a', positionMs: 0 }]);
    dropPlace({ storyId: 'a' });
    expect(unsentPlaces()).toEqual([]);
  });

  it('are no news where nobody has left the story anywhere', () => {
    forgetPlace('a', at(0));
    expect(unsentPlaces()).toEqual([]);
  });
});

describe('where each child has a shelf', () => {
  const onTheTablet = { isAsleep: false, isPlaying: false, isHeard: false, updatedAt: at(5).toISOString() };

  it('a place is the child’s own, and until there is one the family’s', () => {
    keepPlace(left('a', 30_000), 90_000, at(0));
    listener.choose('ada');
    expect(placeIn('a')).toMatchObject(left('a', 30_000));
    keepPlace(left('a', 60_000), 90_000, at(1));
    expect(placeIn('a')).toMatchObject({ positionMs: 60_000, listener: 'ada' });
    listener.choose('ben');
    expect(placeIn('a')).toMatchObject({ positionMs: 30_000 });
    listener.choose(null);
    expect(placeIn('a')).toMatchObject({ positionMs: 30_000 });
  });

  it('what another device says of one child is nothing to the other', () => {
    listener.choose('ben');
    learnPlace('a', { ...onTheTablet, positionMs: 40_000, listener: 'ada' });
    expect([placeIn('a'), unfinishedStories()]).toEqual([null, []]);
    listener.choose('ada');
    expect(unfinishedStories()).toEqual(['a']);
  });

  it('a story that somebody else tells begins at its beginning for everybody', () => {
    keepPlace(left('a', 30_000), 90_000, at(0));
    listener.choose('ada');
    keepPlace(left('a', 60_000), 90_000, at(1));
    forgetPlaces('a', at(2));
    expect(placeIn('a')).toBeNull();
    listener.choose(null);
    expect(placeIn('a')).toBeNull();
    expect(unsentPlaces().map((place) => place.listener)).toEqual([undefined, 'ada']);
  });
});
