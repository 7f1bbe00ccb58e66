import { describe, expect, it } from 'vitest';
import { isChild, isToldFor } from './listeners.ts';
import type { StoryRequest } from './stories.ts';

const person = (name: string, age: number, more: object = {}) => ({
  id: name.toLowerCase(),
  name,
  age,
  relationship: 'daughter',
  avatar: 'girl',
  isGuest: false,
  ...more,
});
const ada = person('Ada', 2);
const ben = person('Ben', 7, { relationship: 'son' });
const mum = person('Mum', 38, { relationship: 'mother' });
const puppy = person('Biscuit', 2, { relationship: 'our puppy', avatar: 'child' });
const cousin = person('Zoë', 6, { isGuest: true });
const family = [mum, ada, ben, puppy, cousin];

const told = (asked: Partial<StoryRequest>) => ({
  request: { characterNames: ['Mum', 'Ada'], ...asked } as StoryRequest,
});

describe('a shelf of one’s own', () => {
  it('is for the children of the house, not for its grown-ups, pets and guests', () =>
    expect(family.filter(isChild)).toEqual([ada, ben]));

  it('has what was told for its child, whoever is in it', () => {
    const story = told({ toldFor: ['ben'] });
    expect(isToldFor(story, ben, family)).toBe(true);
    expect(isToldFor(story, ada, family)).toBe(false);
  });

  it('has the stories of before that its child is in, and those that no child is in', () => {
    expect(isToldFor(told({}), ada, family)).toBe(true);
    expect(isToldFor(told({}), ben, family)).toBe(false);
    expect(isToldFor(told({ characterNames: ['Mum', 'Biscuit'] }), ben, family)).toBe(true);
  });

  it('has what is everybody’s, said so or because those it was for have left', () => {
    expect(isToldFor(told({ toldFor: [] }), ben, family)).toBe(true);
    expect(isToldFor(told({ toldFor: ['who-left'] }), ben, family)).toBe(true);
  });
});
