import { describe, expect, it } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { found } from './find-stories.ts';
import { asOnTheShelf } from './story-calls.ts';

const story = (title: string, theme: string, ...characterNames: string[]) =>
  ({ title, request: { theme, characterNames } }) as Story;
const shelf = [
  story('Wet Steps Behind the Bath', 'Under the sea', 'Zoë', 'Biscuit'),
  story('The Kite', 'Being brave', 'Tama'),
];

describe('looking for a story', () => {
  it.each([
    ['', 2],
    ['  ', 2],
    ['zoe', 1],
    ['SEA bath', 1],
    ['tama', 1],
    ['kite sea', 0],
  ])('by “%s” finds %d', (sought, howMany) => expect(found(shelf, sought)).toHaveLength(howMany));
});

describe('the shelf', () => {
  it('has favourites first and then the newest', () => {
    const of = (id: string, createdAt: string, isFavorite: boolean) =>
      ({ id, createdAt, isFavorite }) as Story;
    const stories = [
      of('old', '2026-01-01T00:00:00Z', false),
      of('new', '2026-03-01T00:00:00Z', false),
      of('loved', '2025-01-01T00:00:00Z', true),
    ];
    expect(stories.toSorted(asOnTheShelf).map(({ id }) => id)).toEqual(['loved', 'new', 'old']);
  });
});
