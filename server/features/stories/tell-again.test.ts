import { expect, test } from 'vitest';
import type { StoryRequest } from '#contract/stories.ts';
import { withChange } from './tell-again.ts';

const request = {
  duration: 'medium',
  characterDetails: [{ name: 'Mia', age: 6, relationship: 'daughter', hobbies: [], traits: [] }],
  characterNames: ['Mia'],
  childName: 'Mia',
  theme: 'a giraffe',
} as unknown as StoryRequest;

const told = (but: string) => withChange(request, but, []).request.duration;

test.each([
  ['shorter', 'short'],
  ['short', 'short'],
  ['make it a really short one please', 'short'],
  ['less scary and short', 'short'],
  ['not so long', 'short'],
  ['it was too long', 'short'],
  ['longer', 'long'],
  ['make it long', 'long'],
  ['not too short', 'long'],
  ['more of it', 'long'],
])('how long it takes is asked by "%s"', (but, duration) => expect(told(but)).toBe(duration));

test.each([
  'with a long snake',
  'the giraffe has a short neck',
  'no longer scary',
  'not longer',
  "don't make it shorter",
  'with the quick brown fox',
  'with Long John Silver',
  'it takes a long time to get home',
])('and not by "%s"', (but) => {
  expect(told(but)).toBe('medium');
  expect(withChange(request, but, []).isUnderstood).toBe(false);
});
