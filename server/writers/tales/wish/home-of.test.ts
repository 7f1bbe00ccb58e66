import { expect, test } from 'vitest';
import { readWish } from './read-wish.ts';

const homeOf = (wish: string) => readWish(wish, []).home;

test.each([
  ['a mouse who lives in the piano', 'in the piano', 'the piano', true],
  ['there’s a frog living under the carpet', 'under the carpet', 'the carpet', true],
  ['kittens in a box', 'in a box', 'the box', false],
  ['an elf in our teapot', 'in the teapot', 'the teapot', false],
  ['two mice living in grandpa’s shoe', 'in grandpa’s shoe', 'grandpa’s shoe', true],
])('%s', (wish, where, holder, isSaid) => expect(homeOf(wish)).toEqual({ x: 0, where, holder, isSaid }));

test.each([
  'a fox in the garden',
  'a bear who lives in the woods',
  'penguins in space',
  'a spider in the kitchen',
  'a knight in pyjamas',
  'a snail in a hurry',
  'a mouse in disguise',
  'the king in his underpants',
  'a dinosaur on the school bus',
  'a dinosaur in a racing car',
  'a mouse who lives in the piano and eats the music',
  'mummy lives in a shoe',
  'a mouse who does not live in the piano',
])('nobody is at home in something of ours: %s', (wish) => expect(homeOf(wish)).toBeUndefined());
