import { expect, test } from 'vitest';
import { lengthOf, rowsWithin, stretchesOf } from './growing-rows.ts';

test('people stand in rows, and those who were made share theirs with whoever is beside them', () => {
  const made = new Set(['Mia', 'Koro']);
  const people = ['Mia', 'Zoë', 'Tama', 'Ella', 'Noah', 'June', 'Koro'];
  expect(stretchesOf(people, 2, (name) => made.has(name))).toEqual([
    { isMade: true, first: 0, rows: [['Mia', 'Zoë']] },
    {
      isMade: false,
      first: 2,
      rows: [
        ['Tama', 'Ella'],
        ['Noah', 'June'],
      ],
    },
    { isMade: true, first: 6, rows: [['Koro']] },
  ]);
  expect(stretchesOf([], 2, () => true)).toEqual([]);
});

test('what is not made yet is as long as it will be, with the gaps between', () => {
  expect(lengthOf([100, 120, 100], 20)).toBe(360);
  expect(lengthOf([100], 20)).toBe(100);
  expect(lengthOf([], 20)).toBe(0);
});

test('the rows in view are those that reach into it, wherever the page was scrolled', () => {
  const rows = [100, 120, 100, 100];
  expect(rowsWithin(rows, 20, { from: -500, to: 50 })).toEqual([0]);
  expect(rowsWithin(rows, 20, { from: 110, to: 250 })).toEqual([1]);
  expect(rowsWithin(rows, 20, { from: 90, to: 270 })).toEqual([0, 1, 2]);
  expect(rowsWithin(rows, 20, { from: 900, to: 1700 })).toEqual([]);
});

test('where nothing has a height, as in a browser without a screen, everything is in view', () => {
  expect(rowsWithin([0, 0, 0], 0, { from: -0, to: 768 })).toEqual([0, 1, 2]);
});
