import { describe, expect, it } from 'vitest';
import { fileKeyIn, isToken } from './file-key.ts';

const letters = (count: number): string => 'AbCd1'.repeat(20).slice(0, count);

describe('what was pasted', () => {
  it.each([16, 22, 29])('is a key when it has %i characters and no slash', (length) => {
    expect(fileKeyIn(` ${letters(length)}\n`)).toEqual({ key: letters(length) });
  });

  it.each([15, 30])('is no key with %i characters', (length) => {
    expect(fileKeyIn(letters(length))).toEqual({ trouble: 'unknown' });
  });

  it.each([
    [`https://www.figma.com/file/${letters(22)}/Bedtime-screens?node-id=1-2`, 22],
    [`https://www.figma.com/design/${letters(22)}/Bedtime-screens`, 22],
    [`figma.com/file/${letters(15)}`, 15],
    [`file/${letters(25)}?x=${letters(30)}`, 25],
  ])('has a key in it: %s', (link, length) => {
    expect(fileKeyIn(link)).toEqual({ key: letters(length) });
  });

  it.each([
    `https://www.figma.com/file/${letters(14)}/Too-short`,
    `https://www.figma.com/file/${letters(26)}/Too-long`,
    'https://www.figma.com/files/recent',
    'bedtime',
  ])('has none: %s', (link) => {
    expect(fileKeyIn(link)).toEqual({ trouble: 'unknown' });
  });

  it('is known for a token, and never taken for a key', () => {
    expect(fileKeyIn('figd_0123456789abcdefgh')).toEqual({ trouble: 'token' });
    expect(fileKeyIn('  figd_x/file/AbCd1AbCd1AbCd1')).toEqual({ trouble: 'token' });
    expect([isToken(' figd_'), isToken('figd'), isToken('my-figd_')]).toEqual([true, false, false]);
  });

  it('is nothing at all', () => expect(fileKeyIn('  ')).toEqual({ trouble: 'missing' }));
});
