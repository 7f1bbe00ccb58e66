import { describe, expect, it } from 'vitest';
import type { Story, StoryCharacter } from '#contract/stories.ts';
import { askedFor } from './asked-for.ts';

const aroha = { name: 'Aroha', age: 5 } as StoryCharacter;
const shelf = [
  {
    id: 's1',
    request: {
      theme: 'a kite',
      culturalBackground: 'maori',
      characterDetails: [aroha],
      characterNames: ['Aroha'],
    },
  } as Story,
];

describe('what a wish is about', () => {
  it('is what it says, and where it says nothing what everybody gets', () => {
    expect(askedFor({ characterDetails: [aroha] }, shelf)).toMatchObject({
      theme: 'Adventure',
      culturalBackground: 'western',
      characterNames: ['Aroha'],
    });
  });

  it('is what the story before it was about, where it wants another like it or the same again', () => {
    expect(askedFor({ likeStory: 's1' }, shelf)).toEqual(shelf[0]?.request);
    expect(askedFor({ tellAgain: { story: 's1', but: 'shorter' } }, shelf)).toEqual(shelf[0]?.request);
  });

  it('is nothing that could be drawn where that story is not known here', () => {
    expect(askedFor({ likeStory: 's9' }, shelf)).toBeNull();
  });
});
