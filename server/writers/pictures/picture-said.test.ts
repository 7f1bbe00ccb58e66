import { expect, test } from 'vitest';
import { pictureSaid } from './picture-said.ts';

const one = (is: string) => ({ is, isMany: false });

test.each([
  [['robot', 'kitchen', 'dusk'], { subjects: [one('robot')], place: 'kitchen', hour: 'dusk' }],
  [
    ['Unicorn', 'digger', 'garden', 'night'],
    { subjects: [one('unicorn'), one('digger')], place: 'garden', hour: 'night' },
  ],
  [['whale'], { subjects: [one('whale')], place: 'under-the-sea', hour: 'dusk' }],
  [['under the sea'], { subjects: [], place: 'under-the-sea', hour: 'dusk' }],
  [['a secret agent', 'wood'], { subjects: [], place: 'wood', hour: 'dusk' }],
  [
    ['kite', 'robot', 'teapot', 'hill'],
    { subjects: [one('kite'), one('robot')], place: 'hill', hour: 'dusk' },
  ],
])('a model that says %j has this drawn', (words, picture) => expect(pictureSaid(words)).toEqual(picture));

test('is painted as the wish has it, though the model does not say so', () =>
  expect(pictureSaid(['dragon', 'kitchen'], 'the purple dragon who bakes')?.subjects).toEqual([
    { ...one('dragon'), colour: 'purple' },
  ]));

test('has thunder outside the window, though the model has it in the kitchen', () =>
  expect(pictureSaid(['thunder cloud', 'kitchen'], 'thunder')?.subjects).toEqual([
    { ...one('thunder-cloud'), isOutside: true },
  ]));

test.each([[[]], [['']], [['{{NAME_1}}', 'constructor']]])('a model that says %j has said nothing', (words) =>
  expect(pictureSaid(words)).toBeUndefined(),
);
