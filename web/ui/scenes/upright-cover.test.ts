import { expect, it } from 'vitest';
import { bookCover, coverPlaces } from './book-cover.ts';
import { uprightCover } from './upright-cover.ts';

it.each(coverPlaces)(
  'the cover of a whole book at the place “%s” holds the picture of its shelf',
  (place) => {
    const cover = { seed: 41, hour: 'night', place, company: ['fox', 'owl'], hasLanterns: true } as const;
    const drawn = uprightCover(cover);
    expect(uprightCover(cover)).toBe(drawn);
    expect(drawn).not.toMatch(/NaN|undefined/);
    for (const [, id] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(drawn).toContain(`id="${id}"`);
    expect(drawn).toContain(
      bookCover(cover)
        .replace(/^<svg /, '')
        .trim(),
    );
    // Each paint once: two of one name in one picture would be one paint for both.
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
