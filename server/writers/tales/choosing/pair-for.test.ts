import { expect, test } from 'vitest';
import { readTaleHead } from '../notation/read-tale.ts';
import { readWish } from '../wish/read-wish.ts';
import { pairFor } from './pair-for.ts';
import { subjectsFor } from './subjects.ts';

const headOf = (kinds: string) =>
  readTaleHead('pair.tale', `title: T\nshape: X and Z\nkinds: ${kinds}\npremise: P.`).head;

const pairIn = (kinds: string, wish: string) =>
  pairFor(headOf(kinds), readWish(wish, []))?.map(({ noun }) => noun);

test.each([
  ['a princess and a bulldozer', ['princess', 'bulldozer']],
  ['a bulldozer and a princess', ['princess', 'bulldozer']],
  ['a dragon and a bus', undefined],
  ['a princess and a goat', undefined],
  ['a bulldozer', undefined],
])('somebody and a machine on wheels, whichever way round: %s', (wish, pair) => {
  expect(pairIn('person and vehicle', wish)).toEqual(pair);
});

test('an animal is a creature, and a dragon is no animal', () => {
  expect(pairIn('creature and food', 'cheese and a mouse')).toEqual(['mouse', 'cheese']);
  expect(pairIn('animal and food', 'a dragon and dumplings')).toBeUndefined();
});

test('the tale says the two as it knows them', () => {
  const { subject, other } = subjectsFor(
    headOf('person and vehicle'),
    readWish('a bulldozer and a princess', []),
  );
  expect(subject?.words['asubject']).toBe('a princess');
  expect(other?.words['subject']).toBe('the bulldozer');
});
