import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isStrict } from '#tests/support/house/strictly.ts';
import { castOf } from '../people/cast.ts';
import { openShelf } from '../shelf/shelf.ts';
import { talesFolder } from '../tales-folder.ts';
import { readWish } from '../wish/read-wish.ts';
import { answerTo } from './answer.ts';
import type { Evening } from './evening.ts';
import { indexIsMade, indexOf } from './word-index.ts';

const shelf = openShelf({ ours: talesFolder() });
const cast = castOf(
  [{ name: 'Freya', age: 6, relationship: 'daughter', hobbies: ['trains'], traits: [] }],
  shelf.tables,
);
const wishes = readFileSync(join(import.meta.dirname, 'chosen.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split(' => ')[0] ?? '');

/** Every thirtieth wish, strictly every twelfth, and some in which only small or typed words tell. */
const every = isStrict ? 12 : 30;
const asked = [
  ...wishes.filter((_, at) => at % every === 0),
  'nobody to play with',
  'she won’t get dressed',
  'grandma died',
  'an octopus dentist',
  'a stegosaurus',
  'a school bus',
  'stepbrother',
  '',
];

test.each(asked)(
  'every tale that answers "%s" is found by the index, with all that it answers by',
  (theme) => {
    const wish = readWish(theme, []);
    const evening: Evening = {
      wish,
      cast,
      duration: 'short',
      culture: 'western',
      history: [],
      hasFriend: false,
      seed: 1,
    };
    const { heads, likely } = indexOf(shelf.heads).hear(wish);
    const near = new Set(heads);
    for (const head of shelf.heads) {
      const byAllWords = answerTo(head, { ...evening, likely: (phrases) => phrases });
      expect([head.id, near.has(head) ? answerTo(head, { ...evening, likely }) : undefined]).toEqual([
        head.id,
        byAllWords,
      ]);
    }
  },
);

test('is made in steps for who is in no hurry, and stays', async () => {
  const heads = [...shelf.heads];
  await indexIsMade(heads);
  expect(indexOf(heads)).toBe(indexOf(heads));
});
