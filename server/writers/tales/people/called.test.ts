import { describe, expect, test } from 'vitest';
import { castOf } from './cast.ts';
import { noWays } from './ways.ts';
import { readWordTable } from './word-table.ts';

const tables = {
  hobbies: readWordTable('sport:\n  football'),
  natures: readWordTable('shy:\n  shy'),
  ways: noWays,
};
type Someone = [
  name: string,
  age: number,
  relationship: string,
  more?: { pronouns?: string; isGuest?: boolean },
];

const calledIn = (...people: readonly Someone[]): string[] =>
  castOf(
    people.map(([name, age, relationship, more]) => ({
      name,
      age,
      relationship,
      hobbies: [],
      traits: [],
      ...more,
    })),
    tables,
  ).people.map(({ name }) => name);

const ada: Someone = ['Ada', 6, 'daughter'];

describe('A profile says Rob and Claire, and a story says what a child says', () => {
  test('in any tongue, where that is the name', () => {
    const others = [
      ['Tata', 38, 'dad'],
      ['Po Po', 68, 'grandma'],
      ['Daideo', 70, 'grandad'],
      ['Ah Gong', 71, 'grandpa'],
    ] as const;
    for (const other of others) expect(calledIn(ada, [...other])).toEqual(['Ada', other[0]]);
  });

  test('and not where that is a first name: Avi is Dad, and an Avi who is the grandfather is Avi', () => {
    expect(calledIn(ada, ['Avi', 38, 'dad'], ['Ama', 36, 'mum'])).toEqual(['Ada', 'Dad', 'Mum']);
    expect(calledIn(ada, ['Avi', 70, 'grandpa'])).toEqual(['Ada', 'Avi']);
  });

  test('Mum and Dad, in the word that the family wrote', () => {
    expect(calledIn(ada, ['Claire', 36, 'mum'], ['Rob', 38, 'dad'])).toEqual(['Ada', 'Mum', 'Dad']);
    expect(calledIn(ada, ['Claire', 36, 'mother'], ['Rob', 38, 'father'])).toEqual(['Ada', 'Mum', 'Dad']);
    expect(calledIn(ada, ['Claire', 36, 'Mommy'], ['Amir', 38, 'baba'])).toEqual(['Ada', 'Mommy', 'Baba']);
    expect(calledIn(ada, ['Kim', 36, 'parent', { pronouns: 'she/her' }])).toEqual(['Ada', 'Mum']);
    expect(calledIn(ada, ['Kim', 36, 'parent'])).toEqual(['Ada', 'Kim']);
  });

  test('grandparents, and aunts and uncles with their names', () => {
    expect(calledIn(ada, ['Margaret', 70, 'grandmother'], ['Bill', 72, 'grandad'])).toEqual([
      'Ada',
      'Grandma',
      'Grandad',
    ]);
    expect(calledIn(ada, ['Sue', 40, 'auntie'], ['Ben', 41, 'uncle'])).toEqual([
      'Ada',
      'Auntie Sue',
      'Uncle Ben',
    ]);
    expect(calledIn(ada, ['Tante Brigitte', 44, 'aunt'], ['Onkel Jan', 41, 'uncle'])).toEqual([
      'Ada',
      'Tante Brigitte',
      'Onkel Jan',
    ]);
  });

  test('two whom one word would mean: grandmas have their names behind it, two mums have theirs alone', () => {
    expect(calledIn(ada, ['Margaret', 70, 'grandma'], ['Joan', 68, 'grandma'])).toEqual([
      'Ada',
      'Grandma Margaret',
      'Grandma Joan',
    ]);
    expect(calledIn(ada, ['Claire', 36, 'mum'], ['Zoe', 38, 'mother'])).toEqual(['Ada', 'Claire', 'Zoe']);
    expect(calledIn(ada, ['Claire', 36, 'mum'], ['Zoe', 38, 'mama'])).toEqual(['Ada', 'Mum', 'Mama']);
  });

  test('who is called something already is called that', () => {
    expect(calledIn(ada, ['Nana Rose', 70, 'grandmother'], ['Daddy', 38, 'father'])).toEqual([
      'Ada',
      'Nana Rose',
      'Daddy',
    ]);
    expect(calledIn(ada, ['Mum', 36, 'mother'], ['Zoe', 38, 'mother'])).toEqual(['Ada', 'Mum', 'Zoe']);
    expect(calledIn(ada, ['Nanny Jean', 70, 'grandmother'], ['Kim', 28, 'nanny'])).toEqual([
      'Ada',
      'Nanny Jean',
      'Kim',
    ]);
    // In whichever tongue it is said at home; and a mother may be called Lola.
    expect(
      calledIn(ada, ['Mammy', 36, 'mother'], ['Taid', 70, 'grandfather'], ['Gigi', 66, 'grandmother']),
    ).toEqual(['Ada', 'Mammy', 'Taid', 'Gigi']);
    expect(calledIn(ada, ['Lola', 36, 'mum'], ['Lola', 66, 'grandma'])).toEqual(['Ada', 'Mum', 'Lola']);
  });

  test('a relationship that says more than the word is nobody’s Mum', () => {
    for (const relationship of [
      'step mum',
      'mother in law',
      'Leo’s mum',
      'dad’s girlfriend',
      'godmother',
      'wife',
      'mum of a friend',
      '',
    ])
      expect(calledIn(ada, ['Zoe', 38, relationship])).toEqual(['Ada', 'Zoe']);
  });

  test('to who is no child of the house they have their names', () => {
    expect(calledIn(['Mia', 7, 'friend', { isGuest: true }], ['Rob', 38, 'dad'])).toEqual(['Mia', 'Rob']);
    expect(calledIn(['Mia', 7, 'niece'], ['Rob', 38, 'dad'], ['Abe', 44, 'uncle'])).toEqual([
      'Mia',
      'Rob',
      'Uncle Abe',
    ]);
    expect(calledIn(['Rob', 38, 'dad'], ['Claire', 36, 'wife'])).toEqual(['Rob', 'Claire']);
  });

  test('a father and a son of one name need no Big and Little', () => {
    expect(calledIn(['Tom', 6, 'son'], ['Tom', 38, 'dad'])).toEqual(['Tom', 'Dad']);
    expect(calledIn(['Tom', 6, 'son'], ['Tom', 9, 'cousin'])).toEqual(['Little Tom', 'Big Tom']);
  });
});
