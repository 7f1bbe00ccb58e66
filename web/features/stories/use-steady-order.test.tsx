// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { useSteadyOrder } from './use-steady-order.ts';

const story = (id: string, day: number, isFavorite = false) =>
  ({ id, title: id, isFavorite, createdAt: `2026-11-0${day}T19:00:00.000Z` }) as unknown as Story;
const shelf = [story('a', 1), story('b', 2), story('c', 3)];

function open(order: Parameters<typeof useSteadyOrder>[1]) {
  return renderHook(({ stories }) => useSteadyOrder(stories, order), { initialProps: { stories: shelf } });
}

test('no card jumps away under a thumb: a star that is given changes the card and not its place', () => {
  const { result, rerender } = open('newest');
  const before = result.current.map(({ id }) => id);
  rerender({ stories: shelf.map((one) => (one.id === 'a' ? { ...one, isFavorite: true } : one)) });
  expect(result.current.map(({ id }) => id)).toEqual(before);
  expect(result.current.find(({ id }) => id === 'a')?.isFavorite).toBe(true);
});

test('a story that comes and one that goes put the shelf in its order again', () => {
  const { result, rerender } = open('newest');
  expect(result.current.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  rerender({ stories: [...shelf, story('d', 4)] });
  expect(result.current.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  rerender({ stories: [story('a', 1), story('d', 4)] });
  expect(result.current.map(({ id }) => id)).toEqual(['d', 'a']);
});
