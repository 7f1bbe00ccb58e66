import { expect, test } from 'vitest';
import { placeIn, readPlaces } from './places.ts';

const places = readPlaces('western:\n  supper: soup | pie | peas\n  lamp: the lamp\n');

test('of several words for one thing a story has one, the same all through, and evenings have them all', () => {
  const suppers = Array.from({ length: 40 }, (_, seed) => placeIn(places, 'western', seed));
  expect(new Set(suppers.map(({ supper }) => supper))).toEqual(new Set(['soup', 'pie', 'peas']));
  expect(new Set(suppers.map(({ lamp }) => lamp))).toEqual(new Set(['the lamp']));
  expect(placeIn(places, 'western', 7)).toEqual(placeIn(places, 'western', 7));
});

test('a place that nobody wrote down has no words', () => {
  expect(placeIn(places, 'elsewhere', 1)).toEqual({});
});
