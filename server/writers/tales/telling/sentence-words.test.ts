import { expect, test } from 'vitest';
import { somebody } from '#tests/support/family/somebody.ts';
import type { StoryCharacter } from '../../writer.ts';
import { castOf } from '../people/cast.ts';
import { readWordTable } from '../people/word-table.ts';
import { noWays } from '../people/ways.ts';
import { readWish } from '../wish/read-wish.ts';
import { sentenceWordsOf } from './sentence-words.ts';

const tables = { hobbies: readWordTable(''), natures: readWordTable(''), ways: noWays };
const nia = somebody('Nia', 6, 'daughter');
const rob = somebody('Rob', 38, 'father');
const kit = somebody('Kit', 3, 'son');
const gerald = somebody('Gerald', 30, 'tortoise');

function words(wish: string, ...characters: StoryCharacter[]) {
  const { sentence } = readWish(wish, characters);
  return sentence && sentenceWordsOf(sentence, castOf(characters, tables));
}

test('news is told of somebody by others, and with an "I" by whoever it happened to', () => {
  expect(words('Nia ate a whole lemon today and says her face is stuck', nia, rob)).toEqual({
    news: 'Nia ate a whole lemon',
    allnews: 'Nia ate a whole lemon today and says her face is stuck',
    mynews: 'I ate a whole lemon',
    allmynews: 'I ate a whole lemon today and say my face is stuck',
  });
  expect(words("i found my tooth and dad couldn't believe it", nia, rob)).toMatchObject({
    news: 'Nia found her tooth',
    mynews: 'I found my tooth',
  });
  expect(
    words('uncle Rob lets me ride in the rubbish truck', nia, somebody('Rob', 40, 'uncle'))?.['news'],
  ).toBe('Uncle Rob lets Nia ride in the rubbish truck');
});

test('a grown-up is told of as the child calls them, however the wish does', () => {
  const dad = somebody('Rob', 40, 'dad');
  for (const wish of ["dad's hat flew off", 'Rob’s hat flew off'])
    expect(words(wish, nia, dad)?.['news']).toBe('Dad’s hat flew off');
  expect(words('rob burnt the toast', nia, dad)?.['news']).toBe('Dad burnt the toast');
  // His father is Tom as well.
  const toms = [somebody('Tom', 40, 'dad'), somebody('Tom', 6, 'son')];
  expect(words('Tom lost a tooth', ...toms)?.['news'] ?? 'Tom lost a tooth').not.toContain('Dad');
  const grandma = somebody('Joan', 70, 'grandmother');
  expect(words('grandma Joan burnt the toast', nia, grandma)?.['news']).toBe('Grandma burnt the toast');
});

test('who is not named is the child of whom it can be said, and where that could be two of them nobody', () => {
  expect(words('she put a bean in the piano today', nia, kit)?.['news']).toBe('Nia put a bean in the piano');
  expect(words('he put a bean in the piano today', nia, kit)?.['news']).toBe('Kit put a bean in the piano');
  expect(words('he put a bean in the piano today', nia, kit, somebody('Lee', 2, 'son'))).toBeUndefined();
});

test('an animal of the house has its name, all of them are named, and what is theirs is the one in the house', () => {
  expect(words('the tortoise woke up today', nia, gerald)?.['news']).toBe('Gerald the tortoise woke up');
  expect(words('we found a crab in our shed', nia, rob)?.['news']).toBe(
    'Nia and Dad found a crab in their shed',
  );
});

test('a question is asked as the child asks it, and spoken of by others', () => {
  expect(words("why dont I have a tail when the cat's got one??", nia)).toEqual({
    ask: 'why',
    question: 'why don’t I have a tail when the cat has got one',
    why: 'why you don’t have a tail when the cat has got one',
  });
});

test('what is supposed is so, once it is told; and numbers and articles are right', () => {
  expect(words('what if our 3 cats can telephone and a owl answers', nia, rob)).toEqual({
    supposed: 'our three cats can telephone',
    allsupposed: 'our three cats can telephone and an owl answers',
    so: 'the three cats could telephone and an owl answered',
  });
});
