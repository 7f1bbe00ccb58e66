import { expect, test } from 'vitest';
import { readWish } from './read-wish.ts';

const likingOf = (wish: string) => readWish(wish, []).liking;

test.each([
  ['princess who doesn’t like pink', 'pink'],
  ['a fairy who hates to fly', 'flying'],
  ['a giant who hates being tall', 'being tall'],
  ['train who doesn’t like tunnels anymore', 'tunnels'],
  ['superhero who hates his cape', 'his cape'],
  ['a cat who can’t stand mice', 'mice'],
  ['the crocodile that didn’t like water', 'water'],
])('%s', (wish, of) => expect(likingOf(wish)).toEqual({ x: 0, of, isNot: true }));

test.each([
  ['a fox who collects buttons', 'buttons'],
  ['bear who is crazy about honey', 'honey'],
  ['a snowman who likes the sun', 'the sun'],
  ['a monster who loves cupcakes so much', 'cupcakes'],
])('%s', (wish, of) => expect(likingOf(wish)).toEqual({ x: 0, of, isNot: false }));

test.each([
  'a dragon who hates everything',
  'a bear who doesn’t like his name',
  'mummy hates spiders',
  'a dog who hates baths and runs away',
  'a digger who would not like to dig',
  'a boy who loves dinosaurs',
  'a bear who loves his mum and his dad',
  'why do cats hate water?',
])('is neither loved nor hated: %s', (wish) => expect(likingOf(wish)).toBeUndefined());
