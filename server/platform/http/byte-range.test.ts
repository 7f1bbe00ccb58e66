import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=20-10', 'none'],
  ['bytes=-0', 'none'],
  // More than one range, or another unit: the whole is a good answer too.
  ['bytes=0-1,5-6', null],
  ['chapters=1-2', null],
  ['bytes=-', null],
])('of a hundred bytes, %s is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
