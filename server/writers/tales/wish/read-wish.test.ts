import { expect, test } from 'vitest';

import { readWish } from './read-wish.ts';

test('what a wish is about, and what is the matter', () => {
  const wish = readWish('a purple stegosaurus called Bo who can’t sleep', []);
  expect(wish.things).toMatchObject([
    { said: 'purple stegosaurus', noun: 'stegosaurus', describing: 'purple', name: 'Bo', kind: 'creature' },
  ]);
  expect(wish.shape).toMatchObject({ is: 'X would not Y', x: 0, isUnable: true, verb: { past: 'slept' } });
});

test('who asks for nothing gets the evening’s surprise', () => {
  expect(readWish('Adventure', [], 'a friendly giant')).toMatchObject({
    isVague: true,
    things: [{ said: 'friendly giant' }],
  });
  expect(readWish('', [])).toMatchObject({ isVague: true, things: [] });
});
