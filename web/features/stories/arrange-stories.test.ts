import { describe, expect, it } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { arranged, partsIn } from './arrange-stories.ts';

const story = (id: string, minute: number, more: Partial<Story> = {}): Story =>
  ({
    id,
    title: id,
    content: 'word '.repeat(137 * 4),
    createdAt: `2026-11-20T19:${String(minute).padStart(2, '0')}:00.000Z`,
    isFavorite: false,
    seriesOf: null,
    durationMs: null,
    ...more,
  }) as Story;

const owl = story('The owl', 1, { durationMs: 200_000 });
const kite = story('A kite', 2);
const kite2 = story('The kite again', 5, { seriesOf: 'A kite' });
const kite3 = story('Kite weather', 7, { seriesOf: 'The kite again', durationMs: 600_000 });
const boat = story('Boat 10', 6);
const boat9 = story('boat 9', 8);
const all = [owl, kite, kite2, kite3, boat, boat9];
const ids = (stories: readonly Story[]) => stories.map(({ id }) => id);
const series = ['A kite', 'The kite again', 'Kite weather'];

describe('the shelf', () => {
  it.each([
    ['newest', ['boat 9', ...series, 'Boat 10', 'The owl']],
    ['oldest', ['The owl', ...series, 'Boat 10', 'boat 9']],
    ['title', [...series, 'boat 9', 'Boat 10', 'The owl']],
    ['longest', [...series, 'Boat 10', 'boat 9', 'The owl']],
  ] as const)('by %s keeps a series together, in the order of its parts', (order, expected) => {
    expect(ids(arranged(all, order))).toEqual(expected);
  });

  it('has favourites first among the newest, and a series with one of its parts', () => {
    const starred = all.map((one) => (one === kite ? { ...one, isFavorite: true } : one));
    expect(ids(arranged(starred, 'newest'))).toEqual([...series, 'boat 9', 'Boat 10', 'The owl']);
  });

  it('says which part of a series a story is, and nothing of one that stands alone', () => {
    expect([...partsIn(all)]).toEqual([
      ['A kite', 1],
      ['The kite again', 2],
      ['Kite weather', 3],
    ]);
    // The first part was deleted: what is left begins with the next.
    expect([...partsIn([kite2, kite3, owl])]).toEqual([
      ['The kite again', 1],
      ['Kite weather', 2],
    ]);
  });

  it('is not led in a circle by stories that continue each other', () => {
    const one = story('one', 1, { seriesOf: 'two' });
    const two = story('two', 2, { seriesOf: 'one' });
    expect(ids(arranged([one, two], 'oldest')).toSorted()).toEqual(['one', 'two']);
  });
});
