import { expect, test } from 'vitest';
import { readTaleHead } from '../notation/read-tale.ts';
import { readWish } from '../wish/read-wish.ts';
import { bestMatter } from './matter-said.ts';

const asked = (matter: string, theme: string) => {
  const { head } = readTaleHead('one', `title: One\nshape: X is so\nmatter: ${matter}\n`);
  const wish = readWish(theme, []);
  return bestMatter(head, { wish, likely: (phrases: readonly string[]) => phrases } as never);
};

test('what somebody is, is the matter with them, and naming it is not', () => {
  expect(asked('is a detective', 'a cat who is a detective')).toBe('is a detective');
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
  expect(asked('lost his hat', 'a fire engine who lost his hat')).toBe('lost his hat');
});
