import { expect, test } from 'vitest';
import { readTaleHead } from '../notation/read-tale.ts';
import { matches } from '../wish/matches.ts';
import { readWish } from '../wish/read-wish.ts';
import { bestMatter } from './matter-said.ts';

const asked = (matter: string, theme: string) => {
  const { head } = readTaleHead('one', `title: One\nshape: X is so\nmatter: ${matter}\n`);
  const wish = readWish(theme, []);
  return bestMatter(head, { wish, likely: (phrases: readonly string[]) => phrases } as never);
};

test('what somebody is, is the matter with them, and naming it is not', () => {
  expect(asked('is a detective', 'a cat who is a detective')).toBe('is a detective');
  expect(asked('is a detective', 'a cat is the new detective and gets it all wrong')).toBe('is a detective');
  expect(asked('is a detective', 'a cat and a detective')).toBeUndefined();
  expect(asked('is a detective', 'a detective')).toBeUndefined();
});

test('where it is, is the matter with it, though it is a thing by itself', () => {
  expect(asked('on a trampoline', 'a hippo on a trampoline')).toBe('on a trampoline');
  expect(asked('on a trampoline', 'a trampoline')).toBeUndefined();
  expect(asked('trampoline', 'a hippo on a trampoline')).toBeUndefined();
});

test('who lost his hat has not lost his way', () => {
  expect(asked('lost', 'a lost tram')).toBe('lost');
  expect(asked('lost', 'a tram that lost its way')).toBe('lost');
  expect(asked('lost', 'a fire engine who lost his hat')).toBeUndefined();
  expect(asked('lost rabbit', 'a rabbit who lost his tail')).toBeUndefined();
  expect(asked('lost bunny', 'bunny lost her ears')).toBeUndefined();
  expect(asked('lost his hat', 'a fire engine who lost his hat')).toBe('lost his hat');
});

test('that somebody is too big is a trouble, and that they are big is none', () => {
  expect(asked('too big', 'a dragon who is too big')).toBe('too big');
  expect(asked('big', 'a big dragon')).toBeUndefined();
  expect(asked('too big', 'a tugboat who pulls something much too big')).toBeUndefined();
});

test('a fire engine that wants a quiet day is not quiet', () => {
  expect(asked('very quiet', 'a fire engine that wants a quiet day')).toBeUndefined();
  expect(asked('very quiet', 'a very quiet fire engine')).toBe('very quiet');
  expect(asked('very quiet', 'a fire engine who is quiet')).toBe('very quiet');
});

test('whoever does something all the time has not done it all alone', () => {
  expect(asked('all by myself', 'they argue all the time')).toBeUndefined();
  expect(asked('all by myself', 'she did it all by myself')).toBe('all by myself');
});

test('who does it is not whom it is done to', () => {
  expect(asked('afraid of monsters', 'a monster who is afraid of the hoover')).toBeUndefined();
  expect(asked('afraid of monsters', 'afraid of monsters')).toBe('afraid of monsters');
  expect(asked('taking the bus', 'a bus that takes animals home')).toBeUndefined();
  expect(asked('monster jumps out', 'a monster who jumps out')).toBe('monster jumps out');
});

test('a word that is another in another place is not taken for it', () => {
  expect(matches('has a cold', readWish('a reindeer who has a cold', []))).toBeGreaterThan(0);
  expect(matches('has a cold', readWish('a mammoth who is always cold', []))).toBe(0);
  expect(matches('is cold', readWish('a mammoth who is always cold', []))).toBeGreaterThan(0);
  expect(matches('is cold', readWish('a reindeer who has a cold', []))).toBe(0);
  expect(matches('left behind', readWish('a teddy left behind on the bus', []))).toBeGreaterThan(0);
  expect(matches('left on the bus', readWish('a bus that wants to turn left', []))).toBe(0);
  expect(matches('is gone', readWish('a dog who goes on an adventure', []))).toBe(0);
  expect(matches('is gone', readWish('a moon that has gone', []))).toBeGreaterThan(0);
  expect(matches('house made of', readWish('a robot that makes pancakes in the house', []))).toBe(0);
  expect(matches('among the stars', readWish('a horse named Star', []))).toBe(0);
});
