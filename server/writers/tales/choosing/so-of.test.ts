import { describe, expect, test } from 'vitest';
import { readWish } from '../wish/read-wish.ts';
import { soOf, whereSo } from './so-of.ts';

const found = (wish: string, kinds: string[] = [], otherKinds?: string[]) => {
  const so = soOf({ kinds, ...(otherKinds && { otherKinds }) }, readWish(wish, []));
  return so && [so.who.noun, so.other?.noun];
};

describe('of whom it is so', () => {
  test.each([
    ['a digger that gets stuck', ['digger', undefined]],
    // Who is scared, and not what of.
    ['a train that is scared of tunnels', ['train', 'tunnel']],
    ['Christmas Eve and the reindeer with hiccups', ['reindeer', 'Christmas Eve']],
    ['a cat who thinks he is a dog', ['cat', 'dog']],
    ['a seal pup who lost his mum', ['seal pup', undefined]],
    ['a lost little star looking for her mum', ['star', undefined]],
  ])('%s', (wish, who) => {
    expect(found(wish)).toEqual(who);
  });

  test('only of the kinds that the tale can be told of', () => {
    expect(found('a dragon that gets stuck', ['vehicle'])).toBeUndefined();
    expect(found('a tractor that gets stuck', ['vehicle'])).toEqual(['tractor', undefined]);
    expect(found('a lion who is scared of mice', ['creature'], ['vehicle'])).toBeUndefined();
  });

  test('of nobody, where it happened to the family', () => {
    expect(found('we lost Floppy at the airport, she is so sad')).toBeUndefined();
    expect(
      found('Papa is far away on a ship until April. Can the story have a ship that comes home'),
    ).toBeUndefined();
    expect(found('we got stuck behind a tractor on the way home today')).toBeUndefined();
    expect(found('being jealous of my friend')).toBeUndefined();
    expect(found('she was moved up to the big class and is nervous')).toBeUndefined();
    expect(found('he is a digger who is stuck')).toEqual(['digger', undefined]);
    for (const wish of ['my baby brother cries all night', 'the baby cries'])
      expect(found(wish), wish).toBeUndefined();
    expect(found('a baby who cries')).toEqual(['baby', undefined]);
    expect(found('a dragon being jealous')).toEqual(['dragon', undefined]);
  });
});

describe('where it is so', () => {
  test.each([
    ['a digger that gets stuck in the mud', 'in the mud'],
    ['a cat stuck up a tree and it is raining', 'up a tree'],
    ['a pony that lives in our bathroom', 'in the bathroom'],
    ['a bus that goes where it wants', undefined],
  ])('%s', (wish, where) => {
    expect(whereSo(readWish(wish, []))).toBe(where);
  });
});
