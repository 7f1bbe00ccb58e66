import { describe, expect, it } from 'vitest';
import type { FamilyMember } from '#contract/family.ts';
import { type Story, storyElements, StoryWish } from '#contract/stories.ts';
import { interestsOf } from '#contract/ideas.ts';
import { anotherLike, nextChapterOf, toldAgain, wishFrom } from './story-wish.ts';

const mia: FamilyMember = {
  id: 'm1',
  userId: 'u1',
  version: 1,
  name: 'Mia',
  age: 6,
  relationship: 'daughter',
  look: {},
  avatar: 'girl',
  hobbies: ['drawing', 'swimming', 'chess'],
  characterTraits: ['curious', 'brave'],
  isGuest: false,
  pronouns: 'she',
  sayAs: null,
  isSample: false,
};
const joe: FamilyMember = { ...mia, id: 'm2', name: 'Grandpa Joe', age: 71, hobbies: ['chess'] };
const choices = {
  characterIds: ['m1'],
  theme: '  ',
  duration: 'short',
  narratorVoice: 'maya',
  culture: 'maori',
} as const;

/** Chance that a test can write down. */
function chanceOf(...numbers: number[]) {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
}

describe('what a parent asks for', () => {
  it('is taken by the server as it is', () => {
    const wish = wishFrom({ ...choices, characterIds: [] }, [mia, joe], chanceOf(0.5));
    expect(StoryWish.safeParse(wish).success).toBe(true);
  });

  it('names one child by age, and several as several', () => {
    expect(wishFrom({ ...choices, characterIds: [] }, [mia])).toMatchObject({
      childName: 'Mia',
      ageRange: '6 years',
    });
    expect(wishFrom({ ...choices, characterIds: [] }, [mia, joe])).toMatchObject({
      childName: 'Mia, Grandpa Joe',
      ageRange: 'Multiple characters',
      characterNames: ['Mia', 'Grandpa Joe'],
    });
  });

  it('is an adventure when nothing else was said', () => {
    expect(wishFrom({ ...choices, characterIds: [] }, [mia]).theme).toBe('Adventure');
    expect(wishFrom({ ...choices, characterIds: [], theme: ' Trains ' }, [mia]).theme).toBe('Trains');
  });
});

describe('the interests of a story', () => {
  it('are two to four things that they love or are, each once, and one surprise', () => {
    const known = ['drawing', 'swimming', 'chess', 'curious', 'brave'];
    for (const [roll, howMany] of [
      [0, 2],
      [0.4, 3],
      [0.99, 4],
    ] as const) {
      const interests = interestsOf([mia, joe], chanceOf(roll, 0.3, 0.8, 0.1, 0.6, 0.2));
      const surprise = interests.at(-1);
      expect(storyElements).toContain(surprise);
      expect(interests).toHaveLength(howMany + 1);
      expect(known).toEqual(expect.arrayContaining(interests.slice(0, -1)));
      expect(new Set(interests).size).toBe(interests.length);
    }
  });

  it('are only the surprise for somebody of whom nothing is known', () => {
    expect(interestsOf([{ hobbies: [], characterTraits: [] }], chanceOf(0))).toEqual(['magical discovery']);
  });
});

describe('a story after a story', () => {
  const story = {
    id: 's1',
    request: { ...wishFrom({ ...choices, characterIds: [] }, [mia], chanceOf(0)) },
  } as Story;

  it('carries on with the same people and another surprise', () => {
    const next = nextChapterOf(story, chanceOf(0.99));
    expect(next).toMatchObject({ seriesOf: 's1', childName: 'Mia', culturalBackground: 'maori' });
    expect(next.interests).toContain('a forgotten song');
    expect(next.interests).not.toContain('magical discovery');
    expect(StoryWish.safeParse(next).success).toBe(true);
  });

  it('or is another of the same kind', () => {
    expect(StoryWish.safeParse(anotherLike(story))).toMatchObject({
      success: true,
      data: { likeStory: 's1' },
    });
  });

  it('or is the same once more, but', () => {
    expect(StoryWish.safeParse(toldAgain(story, 'with the dog'))).toMatchObject({
      success: true,
      data: { tellAgain: { story: 's1', but: 'with the dog' } },
    });
  });
});
