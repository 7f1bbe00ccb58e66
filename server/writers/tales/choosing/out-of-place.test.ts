import { describe, expect, test } from 'vitest';
import { readWish } from '../wish/read-wish.ts';
import { isOutOfPlace } from './out-of-place.ts';

const isOut = (wish: string) => isOutOfPlace(readWish(wish, []));

describe('where nobody would look', () => {
  test.each([
    'a polar bear in our freezer',
    'a cow on the roof',
    'sharks in the swimming pool',
    'a dinosaur at nursery',
  ])('%s', (wish) => expect(isOut(wish)).toBe(true));
});

describe('where such things are, or where nothing is said', () => {
  test.each([
    'a fox in the garden',
    'a monster under the bed',
    'an owl in a tree',
    'a dragon',
    'a mermaid comes to tea',
    'an alien lands on our roof',
  ])('%s', (wish) => expect(isOut(wish)).toBe(false));
});
