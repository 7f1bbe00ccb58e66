import { describe, expect, it } from 'vitest';
import { coverOf, type CoverWish } from './cover-of.ts';

const storyOf = (theme: string, culturalBackground: string, ...relationships: string[]) => {
  const characterDetails = relationships.map((relationship, index) => ({ name: `N${index}`, relationship }));
  return { theme, culturalBackground, characterDetails } as unknown as CoverWish;
};

describe('what is on a cover', () => {
  it.each([
    ['Under the sea', 'sea'],
    ['A trip to the moon', 'moon'],
    ['First day at school', 'home'],
    ['Dinosaurs', 'wood'],
  ])('“%s” leads to the %s', (theme, place) => {
    expect(coverOf(storyOf(theme, 'western', 'son')).place).toBe(place);
  });

  it('shows as many as are in the story, at most three, and the cat as a cat', () => {
    expect(coverOf(storyOf('Trains', 'western', 'our cat')).company).toEqual(['cat']);
    expect(coverOf(storyOf('Trains', 'western', 'a', 'b', 'c', 'd')).company).toHaveLength(3);
  });

  it('is the same for the same wish', () => {
    const wish = storyOf('サッカー', 'japanese', 'son');
    expect(coverOf(wish)).toEqual(coverOf(wish));
    expect(coverOf(wish).hasLanterns).toBe(true);
  });
});
