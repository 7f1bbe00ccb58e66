// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { afterEach, describe, expect, it } from 'vitest';
import { forgetPlace, keepPlace, placeIn, unfinishedStories } from './story-places.ts';

afterEach(() => localStorage.clear());
const place = (storyId: string, positionMs: number) => ({ storyId, positionMs, isAsleep: false });

describe('the place in a story', () => {
  it('is kept for each story, and forgotten when it was heard', () => {
    keepPlace(place('a', 30_000), 90_000);
    keepPlace({ ...place('b', 40_000), isAsleep: true }, 90_000);
    expect(placeIn('a')).toEqual(place('a', 30_000));
    expect(placeIn('b')).toMatchObject({ isAsleep: true });
    forgetPlace('a');
    expect(placeIn('a')).toBeNull();
    expect(placeIn('b')).not.toBeNull();
  });

  it.each([3_000, 88_000])('is not worth keeping at %d ms of 90,000', (ms) => {
    keepPlace(place('a', 30_000), 90_000);
    keepPlace(place('a', ms), 90_000);
    expect(placeIn('a')).toBeNull();
  });

  it('is kept for the last fifty', () => {
    for (let index = 0; index < 60; index += 1) keepPlace(place(`s${index}`, 30_000), 90_000);
    expect(placeIn('s9')).toBeNull();
    expect(placeIn('s10')).not.toBeNull();
  });

  it('tells which stories were not heard to their end, the latest first', () => {
    expect(unfinishedStories()).toEqual([]);
    for (const storyId of ['a', 'b', 'a']) keepPlace(place(storyId, 30_000), 90_000);
    expect(unfinishedStories()).toEqual(['a', 'b']);
    forgetPlace('a');
    expect(unfinishedStories()).toEqual(['b']);
  });

  it('that cannot be read is none', () => {
    localStorage.setItem('lamplight.storyPlaces', '{"broken":');
    expect(placeIn('a')).toBeNull();
  });
});
