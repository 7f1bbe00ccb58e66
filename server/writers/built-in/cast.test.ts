import { expect, test } from 'vitest';

import type { StoryCharacter } from '../writer.ts';
import { castOf } from './cast.ts';

function character(
  name: string,
  age: number,
  relationship: string,
  more: Partial<StoryCharacter> = {},
): StoryCharacter {
  return { name, age, relationship, hobbies: [], traits: [], ...more };
}

test('the story turns on the child nearest six', () => {
  const cast = castOf([
    character('Ana', 40, 'mother'),
    character('Bo', 11, 'son'),
    character('Cy', 5, 'son'),
    character('Di', 1, 'baby'),
  ]);
  expect(cast.hero.name).toBe('Cy');
});

test('a family without a child has its youngest grown person as hero, and is told as to a child of six', () => {
  const cast = castOf([
    character('Ana', 40, 'mother'),
    character('Rex', 2, 'dog'),
    character('Bo', 30, 'uncle'),
  ]);
  expect(cast.hero.name).toBe('Bo');
  expect(cast.audienceAge).toBe(6);
});

test('the youngest human child sets the age of the telling, and a puppy does not', () => {
  expect(castOf([character('Bo', 9, 'son'), character('Rex', 1, 'puppy')]).audienceAge).toBe(9);
  expect(castOf([character('Bo', 9, 'son'), character('Di', 0, 'baby')]).audienceAge).toBe(2);
});

test('each age of life has its role, and the relationship may know better than the years', () => {
  const roles = [0, 3, 6, 10, 15, 30, 70].map(
    (age) => castOf([character('A', age, 'relative')]).people[0]?.role,
  );
  expect(roles).toEqual(['baby', 'toddler', 'child', 'big-child', 'teen', 'adult', 'elder']);
  expect(castOf([character('A', 50, 'grandmother')]).people[0]?.role).toBe('elder');
  expect(castOf([character('A', 5, 'the neighbour’s cat')]).people[0]?.role).toBe('pet');
});

test('a name says nothing about he or she', () => {
  expect(castOf([character('Grandma Rose', 70, 'neighbour')]).hero.pronoun).toBeUndefined();
  expect(castOf([character('Rose', 70, 'Grandma')]).hero.pronoun).toBe('she');
  expect(castOf([character('Robin', 8, 'grandson')]).hero.pronoun).toBe('he');
});

test('what is invisible or far too long in a name is left out', () => {
  expect(castOf([character('\u202eMi\u200ba\n ', 5, 'child')]).hero.name).toBe('Mia');
  expect(castOf([character('x'.repeat(500), 5, 'child')]).hero.name).toHaveLength(80);
});

test('a hobby that is not for bedtime is left out and not spoken of', () => {
  const [bo] = castOf([character('Bo', 9, 'son', { hobbies: ['killing zombies', 'chess'] })]).people;
  expect(bo?.hobbies).toEqual(['chess']);
});

test('two of one name are told apart, and each is still called by it', () => {
  const names = (people: StoryCharacter[]) => castOf(people).people.map(({ name }) => name);
  expect(
    names([character('Sam', 41, 'father'), character('Sam', 9, 'son'), character('Bo', 3, 'dog')]),
  ).toEqual(['Big Sam', 'Little Sam', 'Bo']);
  expect(
    names([character('Ana', 6, 'twin'), character('Ana', 6, 'twin'), character('Ana', 70, 'nana')]),
  ).toEqual(['Little Ana', 'Ana', 'Big Ana']);
});
