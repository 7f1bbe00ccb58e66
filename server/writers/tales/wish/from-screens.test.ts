import { expect, test } from 'vitest';
import { asWhatTheyAre } from './from-screens.ts';

const nobody = () => false;

test('a wish for somebody from a screen is one for what they are', () => {
  expect(asWhatTheyAre('Elsa', nobody)).toBe('a snow queen');
  expect(asWhatTheyAre('Spider-Man', nobody)).toBe('a superhero who climbs walls');
  expect(asWhatTheyAre('Spider-Man and the Paw Patrol', nobody)).toBe('a superhero and rescue dogs');
  expect(asWhatTheyAre('peppa pig jumping in puddles', nobody)).toBe('a pig jumping in puddles');
  expect(asWhatTheyAre("batman's birthday", nobody)).toBe("a superhero's birthday");
});

test('what only begins or ends like one of them stays', () => {
  for (const wish of ['a bluebird', 'hulking robots', 'a nemophila', 'peppa-coloured socks'])
    expect(asWhatTheyAre(wish, nobody)).toBe(wish);
});

test('a thing of theirs is a thing of what they are, in the article and the words that stand there', () => {
  for (const [wish, meant] of [
    ['her elsa dress', 'her snow queen dress'],
    ['a spiderman costume', 'a superhero costume'],
    ['an elsa cake', 'a snow queen cake'],
    ['my bluey teddy', 'my puppy teddy'],
    ['elsa dances', 'a snow queen dances'],
    ['she sleeps with her peppa', 'she sleeps with her pig'],
  ])
    expect(asWhatTheyAre(wish ?? '', nobody)).toBe(meant);
});

test('where the family shops goes by what it is', () => {
  expect(asWhatTheyAre('T rex goes to tesco', nobody)).toBe('T rex goes to the supermarket');
  expect(asWhatTheyAre('lost at ikea', nobody)).toBe('lost at the furniture shop');
});

test('a barbie on the beach is no doll', () => {
  expect(asWhatTheyAre('we had a barbie on the beach', nobody)).toBe('we had a barbie on the beach');
  expect(asWhatTheyAre('barbie', nobody)).toBe('a doll');
});

test('somebody of the family who is called so is meant herself', () => {
  expect(asWhatTheyAre('Elsa learns to swim', (word) => word === 'elsa')).toBe('Elsa learns to swim');
});
