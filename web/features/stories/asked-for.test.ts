import { describe, expect, it } from 'vitest';
import type { Story, StoryCharacter } from '#contract/stories.ts';
import { askedFor } from './asked-for.ts';

const aroha = { name: 'Aroha', age: 5 } as StoryCharacter;
const people = { characterDetails: [aroha], characterNames: ['Aroha'] };
const shelf = [
  {
    id: 's1',
    request: { theme: 'a kite', ...people },
  } as Story,
];

describe('whom a wish is about', () => {
  it('is whom it names', () => {
    expect(askedFor({ characterDetails: [aroha] }, shelf)).toEqual({
      characterDetails: [aroha],
      characterNames: ['Aroha'],
    });
  });

  it('is who was in the story before it, where it wants another like it or the same again', () => {
    expect(askedFor({ likeStory: 's1' }, shelf)).toEqual(people);
    expect(askedFor({ tellAgain: { story: 's1', but: 'shorter' } }, shelf)).toEqual(people);
  });

  it('is nobody where that story is not known here', () => {
    expect(askedFor({ likeStory: 's9' }, shelf)).toBeNull();
  });
});
