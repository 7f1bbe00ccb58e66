import { expect, test } from 'vitest';
import type { FamilyMember } from '#contract/family.ts';
import { cardHeightRem } from './card-height.ts';

const phone = 22;
const someone: FamilyMember = {
  id: 'm1',
  userId: 'u1',
  version: 1,
  name: 'Zoë',
  age: 5,
  relationship: 'Daughter',
  look: {},
  avatar: 'girl',
  hobbies: [],
  characterTraits: [],
  isGuest: false,
  isSample: false,
  pronouns: null,
  sayAs: null,
};
const heightOf = (more: Partial<FamilyMember>, columnRem = phone) =>
  cardHeightRem({ ...someone, ...more }, columnRem);

test('a card without words is a face and its buttons, and each kind of words is a line more', () => {
  expect(heightOf({})).toBe(10.25);
  const oneLine = heightOf({ hobbies: ['drawing'] });
  expect(oneLine).toBeGreaterThan(heightOf({}));
  expect(heightOf({ hobbies: ['drawing', 'swimming'] })).toBe(oneLine);
  expect(heightOf({ hobbies: ['drawing'], characterTraits: ['kind'] }) - oneLine).toBeCloseTo(
    oneLine - 10.25,
  );
});

test('many hobbies break into lines, and sooner where the card is narrow', () => {
  const hobbies = ['drawing', 'football', 'building blocks', 'collecting stones', 'swimming'];
  expect(heightOf({ hobbies })).toBeGreaterThan(heightOf({ hobbies: ['drawing'] }));
  expect(heightOf({ hobbies }, 16)).toBeGreaterThan(heightOf({ hobbies }, 40));
});

test('a long name makes a card higher, once it is higher than the face beside it', () => {
  expect(heightOf({ name: 'Grandma Josephine of the Hills' })).toBeGreaterThan(10.25);
  expect(heightOf({ name: 'Bartholomew Maximilian Oliver of the Far Away Hills' })).toBeGreaterThan(
    heightOf({ name: 'Grandma Josephine of the Hills' }),
  );
});
