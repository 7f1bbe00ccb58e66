import { describe, expect, it } from 'vitest';
import { bytesInWords } from './overview-words.ts';

describe('a size', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [1_340_000, '1.3 MB'],
    [52_000_000_000, '52 GB'],
    [2_500_000_000_000_000, '2,500 TB'],
  ])('of %i bytes is read as “%s”', (bytes, words) => expect(bytesInWords(bytes)).toBe(words));
});
