import { expect, test } from 'vitest';
import { readWish } from '../wish/read-wish.ts';
import { subjectWordsOf } from './subject-words.ts';

const pronounOf = (wish: string) => {
  const read = readWish(wish, []);
  const [thing] = read.things;
  return thing && subjectWordsOf(thing, read).words['it'];
};

test('somebody with a name is he or she by it, and without one always the same', () => {
  expect(pronounOf('a knight called Tom')).toBe('he');
  expect(pronounOf('a knight called Ella')).toBe('she');
  expect(pronounOf('a knight')).toBe(pronounOf('a brave knight'));
  expect(pronounOf('a princess')).toBe('she');
  // An animal is what it is, whatever it is called.
  expect(pronounOf('a kite called Tom')).toBe('it');
});
