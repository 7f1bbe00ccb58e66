import { describe, expect, test } from 'vitest';
import { ageRangeOf, durations, StoryWish } from './stories.ts';

const mia = { name: 'Mia', age: 5 };
const wish = (sent: object) => StoryWish.safeParse({ characterDetails: [mia], ...sent });

describe('a wish for a story', () => {
  test('is taken in any case, with words as a list or between commas', () => {
    const { data } = wish({
      duration: ' Medium',
      narratorVoice: 'EMMA',
      culturalBackground: 'Maori',
      interests: 'drawing, ,kites，drawing',
      characterNames: 'Mia, Joe',
      characterDetails: [{ ...mia, hobbies: 'kites, mud', traits: [' brave ', ''] }],
    });
    expect(data).toEqual({
      duration: 'medium',
      narratorVoice: 'emma',
      culturalBackground: 'maori',
      interests: ['drawing', 'kites'],
      characterNames: ['Mia', 'Joe'],
      characterDetails: [
        {
          ...mia,
          relationship: '',
          hobbies: ['kites', 'mud'],
          traits: ['brave'],
          pronouns: null,
          isGuest: false,
        },
      ],
    });
  });

  test('keeps nothing that is not part of it', () => {
    const { data } = wish({ userId: 'u', isAdmin: true, characterDetails: [{ ...mia, avatar: 'girl' }] });
    expect(JSON.stringify(data)).not.toMatch(/userId|isAdmin|avatar/);
  });

  test('is about the usual thing when its theme is blank', () => {
    expect(wish({ theme: '  ' }).data?.theme).toBe('Adventure');
    expect(wish({ theme: ' the sea ' }).data?.theme).toBe('the sea');
  });

  test.each([
    [{ characterDetails: undefined }, 'Please select at least one character'],
    [{ characterDetails: 'Mia' }, 'Please select at least one character'],
    [{ characterDetails: Array.from({ length: 11 }, () => mia) }, 'Maximum 10 characters allowed per story'],
    [{ characterNames: Array.from({ length: 11 }, () => 'Mia') }, 'Maximum 10 characters allowed per story'],
    [{ characterDetails: [{ ...mia, age: -1 }] }, 'Age starts at 0'],
    [{ characterDetails: [{ ...mia, age: '5' }] }, 'Age is a whole number'],
    [{ characterDetails: [{ ...mia, name: 'M'.repeat(81) }] }, 'The name can have at most 80 characters'],
    [
      { characterDetails: [{ ...mia, hobbies: Array.from({ length: 21 }, (_, n) => `hobby ${n}`) }] },
      'Hobbies: at most 20, please',
    ],
    [{ duration: 3 }, 'Duration is one of short, medium, long'],
    [{ seriesOf: '../etc' }, 'That is not a story'],
  ])('is refused in words: %j', (sent, message) => {
    expect(wish(sent).error?.issues[0]?.message).toBe(message);
  });

  test('needs no people of its own when it is to be like another', () => {
    expect(wish({ characterDetails: undefined, likeStory: 'a-story' }).success).toBe(true);
    expect(wish({ characterDetails: undefined, likeStory: null }).success).toBe(false);
  });
});

test('the age range is said as people read it', () => {
  expect(ageRangeOf([mia])).toBe('5 years');
  expect(ageRangeOf([mia, mia])).toBe('Multiple characters');
});

test('each length begins where the shorter one ends', () => {
  expect(durations.short.words[1]).toBe(durations.medium.words[0]);
  expect(durations.medium.words[1]).toBe(durations.long.words[0]);
});
