import { describe, expect, it } from 'vitest';
import { petAvatars } from '#contract/pets.ts';
import { avatarCategories } from '#web/ui/avatars.ts';
import { faceFor } from './face-for.ts';

describe('the face of somebody new', () => {
  it.each([
    ['Dog', 3, 'dog'],
    ['our puppy', 0, 'dog'],
    ['Cat', undefined, 'cat'],
    ['guinea pig', 2, 'part-hamster'],
    ['Goldfish', 1, 'part-goldfish'],
    ['Teddy', 4, 'toy'],
    ['Grandma', 68, 'elder_woman'],
    ['Nana', undefined, 'elder_woman'],
    ['Grandpa', 50, 'elder_man'],
    ['Daughter', 5, 'girl'],
    ['Daughter', 1, 'baby'],
    ['Daughter', 15, 'teen_girl'],
    ['Granddaughter', 6, 'girl'],
    ['Son', undefined, 'boy'],
    ['Mum', undefined, 'woman'],
    ['Dad', 41, 'man'],
    ['Uncle', 70, 'elder_man'],
    ['baby', undefined, 'baby'],
    ['wizard next door', 300, 'wizard'],
    ['Teacher', 34, 'teacher'],
    ['cousin', 7, 'child'],
    ['', undefined, 'child'],
  ] as const)('%s of %s: %s', (relationship, years, face) => {
    expect(faceFor(relationship, years)).toBe(face);
  });

  it('is one that can be drawn', () => {
    const ids = new Set<string>([...avatarCategories.flatMap((category) => category.ids), ...petAvatars]);
    for (const words of ['dog', 'bird', 'fish', 'pony', 'toy', 'gran', 'mum', 'dad', 'pilot', 'nobody'])
      for (const years of [0, 8, 16, 40, 90]) expect(ids).toContain(faceFor(words, years));
  });
});
