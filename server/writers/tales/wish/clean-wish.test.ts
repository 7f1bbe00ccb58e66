import { expect, test } from 'vitest';
import { withoutRequest } from './clean-wish.ts';

test.each([
  ['Great-grandma turns 100', "Great-grandma's birthday"],
  ['Leo is going to be five tomorrow', "Leo's birthday"],
  ['my brother turned seven!', "my brother's birthday"],
  ['he turned four sheep into frogs', 'he turned four sheep into frogs'],
  ['a pumpkin that turns into a coach', 'a pumpkin that turns into a coach'],
  ['a bear will be five minutes late', 'a bear will be five minutes late'],
])('who is a year older has a birthday: %s', (wish, heard) => {
  expect(withoutRequest(wish)).toBe(heard);
});
