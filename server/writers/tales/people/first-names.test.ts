import { expect, test } from 'vitest';
import { noWays } from './ways.ts';
import { readWordTable } from './word-table.ts';
import { castOf } from './cast.ts';
import { pronounOfName } from './first-names.ts';

const tables = {
  hobbies: readWordTable('sport:\n  football'),
  natures: readWordTable('shy:\n  shy'),
  ways: noWays,
};
const pronounsOf = (
  ...people: { name: string; relationship: string; pronouns?: string; hobbies?: string[] }[]
) =>
  castOf(
    people.map((one) => ({ age: 7, hobbies: [], traits: [], ...one })),
    tables,
  ).people.map(({ pronoun }) => pronoun);

test.each([
  ['Ella', 'she'],
  ['Ella-Marie', 'she'],
  ['RAHUL', 'he'],
  // Nobody can know.
  ['Robin', undefined],
  ['Sam', undefined],
  ['Auntie', undefined],
  ['', undefined],
])('%s', (name, pronoun) => expect(pronounOfName(name)).toBe(pronoun));

test('what the family wrote comes before what a name says, and an animal is none of its namesakes', () => {
  expect(
    pronounsOf(
      { name: 'Ella', relationship: 'friend' },
      { name: 'Ella', relationship: 'friend', pronouns: 'they' },
      { name: 'Ella', relationship: 'brother' },
      { name: 'Bella', relationship: 'dog' },
    ),
  ).toEqual(['she', 'they', 'he', 'it']);
});

test('who is somebody’s somebody is not that one', () => {
  expect(
    pronounsOf(
      { name: 'Ben', relationship: 'mother’s partner' },
      { name: 'Zoe', relationship: 'Leo’s mum' },
      { name: 'Rags', relationship: "Grandma's dog" },
      { name: 'Kim', relationship: 'dads girlfriend' },
    ),
  ).toEqual(['he', 'she', 'it', 'she']);
});

test('what they love may say it: "running on his wheel"', () => {
  expect(
    pronounsOf(
      { name: 'Nugget', relationship: 'hamster', hobbies: ['running on his wheel'] },
      { name: 'Biscuit', relationship: 'cat', hobbies: ['Chasing her tail'] },
      { name: 'Pip', relationship: 'dog', hobbies: ['stealing his socks and her shoes'] },
      { name: 'Nibble', relationship: 'rabbit', pronouns: 'she', hobbies: ['his hutch'] },
    ),
  ).toEqual(['he', 'she', 'it', 'she']);
});
