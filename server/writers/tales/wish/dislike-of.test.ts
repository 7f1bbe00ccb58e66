import { expect, test } from 'vitest';
import { readWish } from './read-wish.ts';

const dislikeOf = (wish: string) => readWish(wish, []).dislike;

test.each([
  ['princess who doesn’t like pink', 'pink'],
  ['a fairy who hates to fly', 'flying'],
  ['a giant who hates being tall', 'being tall'],
  ['train who doesn’t like tunnels anymore', 'tunnels'],
  ['superhero who hates his cape', 'his cape'],
  ['a cat who can’t stand mice', 'mice'],
  ['the crocodile that didn’t like water', 'water'],
])('%s', (wish, hated) => expect(dislikeOf(wish)).toEqual({ x: 0, hated }));

test.each([
  'a dragon who hates everything',
  'a bear who doesn’t like his name',
  'mummy hates spiders',
  'a dog who hates baths and runs away',
  'a digger who would not like to dig',
  'a snowman who likes the sun',
  'why do cats hate water?',
])('is no dislike that can be said: %s', (wish) => expect(dislikeOf(wish)).toBeUndefined());
