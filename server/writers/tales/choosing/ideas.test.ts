import { expect, test } from 'vitest';
import { somebody } from '#tests/support/family/somebody.ts';
import { allIdeas } from '#contract/ideas.ts';
import type { StoryCharacter } from '../../writer.ts';
import { openShelf } from '../shelf/shelf.ts';
import { talesFor } from '../tale-writer.ts';
import { talesFolder } from '../tales-folder.ts';
import type { Shape } from '../tale.ts';

const families: readonly (readonly [who: string, characters: readonly StoryCharacter[]])[] = [
  ['a child alone', [somebody('Otto', 4, 'son', { hobbies: ['trains'] })]],
  [
    'two children and their mother',
    [
      somebody('Leo', 6, 'son', { hobbies: ['football'] }),
      somebody('Mia', 3, 'sister'),
      somebody('Claire', 36, 'mum', { hobbies: ['yoga'] }),
    ],
  ],
  [
    'a big child and her grandmother',
    [somebody('Ada', 9, 'daughter', { hobbies: ['swimming'] }), somebody('Joan', 70, 'grandma')],
  ],
];

/** These have a place for any word at all, and know nothing of it. */
const frames: ReadonlySet<Shape | undefined> = new Set([
  'X',
  'X and Z',
  'X comes',
  'X did Y',
  'first X',
  'a trip to X',
]);
/** Above what a tale has that only speaks of it as well. */
const isAboutIt = 95;

const shelf = openShelf({ ours: talesFolder() });

// What the house offers for one tap is what most evenings are about. Half of it had no tale once, and got a jar of jam.
test.each(families)('each idea that the house offers has a tale of just that, for %s', (_, characters) => {
  const broken = allIdeas.filter((theme) => {
    const request = { theme, characters, interests: [], history: [] };
    const choices = { duration: 'medium', culture: 'western', narratorVoice: 'emma' } as const;
    const [best] = talesFor({ ...request, ...choices }, shelf);
    return best === undefined || best.answers < isAboutIt || frames.has(best.head.shape);
  });
  expect(broken).toEqual([]);
});
