import { describe, expect, it } from 'vitest';
import { bookCover, coverPlaces } from './book-cover.ts';

describe('the cover of a story', () => {
  it.each(coverPlaces)('at the place “%s” is drawn whole, and the same every time', (place) => {
    const cover = { seed: 41, hour: 'night', place, company: ['fox', 'owl'], hasLanterns: true } as const;
    const drawn = bookCover(cover);
    expect(drawn).toMatch(/^<svg [^>]+>.+<\/svg>\s*$/s);
    expect(drawn).not.toMatch(/NaN|undefined/);
    expect(bookCover(cover)).toBe(drawn);
    expect(bookCover({ ...cover, seed: 42 })).not.toBe(drawn);
    // Every paint that is used is in the box, so that no sheet stays without its colour.
    for (const [, id] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(drawn).toContain(`id="${id}"`);
    expect(drawn.length).toBeLessThan(40_000);
  });
});
