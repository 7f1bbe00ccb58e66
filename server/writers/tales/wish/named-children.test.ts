import { expect, test } from 'vitest';
import { theThingsAreRead } from '../things/book.ts';
import { childrenAsOurs } from './named-children.ts';

await theThingsAreRead();
const heard = (wish: string) => childrenAsOurs(wish, (name) => name === 'mia');

test.each([
  ['Esme saw a deer today', 'she saw a deer today'],
  ['jacob goes to mars', 'he goes to mars'],
  ['Ivy walked all the way up the hill', 'she walked all the way up the hill'],
  ['Ottilie won’t wear her coat', 'she won’t wear her coat'],
  ['Sienna was told by her friend', 'she was told by her friend'],
  ['Harry and Ben go to the forest', 'they go to the forest'],
  ['Maya and the dolphin', 'the dolphin'],
  ['leo and his toy rabbit', 'his toy rabbit'],
])('a child whom nobody chose for tonight is one of theirs: %s', (wish, said) => {
  expect(heard(wish)).toBe(said);
});

test.each([
  'Mia saw a deer today',
  'ivy grows over the window',
  'daisy and the bee',
  'Grace the goose',
  'Emma moved away',
  'Oscar is ill',
  'Percy the penguin who lost his hat',
  "Arthur's hamster died",
  'Dragon and the knight',
  'a horse named Star',
])('and “%s” stands as it is typed', (wish) => {
  expect(heard(wish)).toBe(wish);
});
