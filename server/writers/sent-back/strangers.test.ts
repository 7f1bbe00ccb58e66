import { expect, test } from 'vitest';
import { requestForTests } from '#tests/support/stories/good-story.ts';
import { strangerFault } from './strangers.ts';

const kindOf = (text: string, more = {}) => strangerFault([text], { ...requestForTests, ...more })?.kind;

test.each([
  'Mia’s sister Lucy held the lamp.',
  'They met Mia’s little brother Tom.',
  'Mia’s younger sister, Lucy, held the lamp.',
  'Lucy, Mia’s sister, held the lamp.',
  'Mia and her brother Jake held the lamp.',
  'Mia’s Aunt Rose held the lamp.',
  'Mia’s grandma Elsie held the lamp.',
  'Mia had a brother, Karl.',
])('nobody is given a relative whom nobody named: %s', (text) => expect(kindOf(text)).toBe('stranger'));

test.each([
  'Mia’s brother held the lamp.',
  'The heron’s brother Bob held the lamp.',
  'The heron and her brother Bob held the lamp.',
  'Aunt Ruth held the lamp.',
  'Mia helped the heron, who had lost her sister Greta.',
  'Mia’s dog Biscuit held the lamp.',
  'Mia’s lamp Lucy went out.',
])('but others may be called as they like: %s', (text) => expect(kindOf(text)).toBeUndefined());

test('whom the family itself named is no stranger', () => {
  const text = 'Mia’s sister Lucy held the lamp.';
  expect(kindOf(text, { theme: 'her sister Lucy and a lamp' })).toBeUndefined();
  const household = [{ name: 'Lucy', age: 9, relationship: 'sister', hobbies: [], traits: [] }];
  expect(kindOf(text, { household })).toBeUndefined();
});
