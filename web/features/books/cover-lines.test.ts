import { describe, expect, test } from 'vitest';
import { coverLines } from './cover-lines.ts';

const letters = (line: string) => line.length;

describe('the lines of a title on a cover', () => {
  test('are one where it fits', () => expect(coverLines('The kite', 20, letters)).toEqual(['The kite']));

  test('are of about one length, and no more of them than needed', () => {
    expect(coverLines('The kite that came down very late', 24, letters)).toEqual([
      'The kite that came',
      'down very late',
    ]);
  });

  test('cut a word only where there is no other way', () => {
    expect(coverLines('月とうさぎのながいよる', 6, letters).join('')).toBe('月とうさぎのながいよる');
    expect(coverLines('月とうさぎのながいよる', 6, letters).every((line) => line.length <= 6)).toBe(true);
  });

  test('are none for nothing', () => expect(coverLines('  ', 10, letters)).toEqual([]));
});
