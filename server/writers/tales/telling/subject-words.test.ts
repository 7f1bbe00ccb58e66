import { expect, test } from 'vitest';
import { somebody } from '#tests/support/family/somebody.ts';
import { readTale } from '../notation/read-tale.ts';
import { castOf } from '../people/cast.ts';
import { noWays } from '../people/ways.ts';
import { readWordTable } from '../people/word-table.ts';
import { readWish } from '../wish/read-wish.ts';
import { subjectWordsOf } from './subject-words.ts';
import { tellTale } from './tell-tale.ts';

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

test('a verb has its ending by the second thing, and what is its own is its own', () => {
  const wish = readWish('a fox and two buses', []);
  const [one, two] = wish.things.map((thing) => subjectWordsOf(thing, wish));
  const source =
    "title: T\nshape: X and Z\npremise: y\nhero: 0-99\n\nscene one\n{Other} know{other.s} it, and it is {other's} way.";
  const { tale, faults } = readTale('test.tale', source);
  expect(faults).toEqual([]);
  const cast = castOf([somebody('Mia', 6, 'daughter')], {
    hobbies: readWordTable(''),
    natures: readWordTable(''),
    ways: noWays,
  });
  const telling = { cast, duration: 'short', culture: 'western', place: {}, seed: 1 } as const;
  const told = (other: typeof one) => tellTale(tale, { ...telling, subject: one, other }).paragraphs.join();
  expect(told(two)).toBe('The buses know it, and it is the buses’ way.');
  expect(told(one)).toBe('The fox knows it, and it is the fox’s way.');
});
