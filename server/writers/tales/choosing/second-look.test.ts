import { expect, test } from 'vitest';
import { somebody } from '#tests/support/family/somebody.ts';
import { readTaleHead } from '../notation/read-tale.ts';
import { theThingsAreRead } from '../things/book.ts';
import { readWish } from '../wish/read-wish.ts';
import type { Choice } from './worths.ts';
import { afterASecondLook } from './second-look.ts';

await theThingsAreRead();

const texts: Readonly<Record<string, string>> = {
  card: 'subject: library\n\nscene a\nA card was needed. Nobody had one.',
  animals: 'subject: library\n\nscene a\nAt night the ANIMALS came in and slept between the books.',
  except: 'subject: library\nexcept: animals, sleep\n\nscene a\nA card was needed.',
  shape: 'shape: X did Y\n\nscene a\n{Asubject} {past}.',
};

function choice(id: string, worth: number): Choice {
  const { head } = readTaleHead(`${id}.tale`, `title: T\npremise: p\n${texts[id]}`);
  return { head, worth, answers: worth, why: [head.shape ? `shape: ${head.shape}` : 'subject: library'] };
}

const after = (wish: string, ...choices: Choice[]) => {
  const people = [somebody('Mia', 6, 'daughter')];
  const textOf = ({ id }: { id: string }) => texts[id] ?? '';
  return afterASecondLook(choices, readWish(wish, people), ['Mia'], textOf).map(({ head }) => head.id);
};

test('of tales that answer about as much, the one in which the wish’s words are told comes first', () => {
  const wish = 'a library where the animals sleep';
  expect(after(wish, choice('card', 100), choice('animals', 90))).toEqual(['animals', 'card']);
  expect(after(wish, choice('card', 100), choice('except', 90))).toEqual(['card', 'except']);
});

test('none that answers much less, and none of words that are in every tale', () => {
  expect(after('a library where the animals sleep', choice('card', 170), choice('animals', 90))[0]).toBe(
    'card',
  );
  expect(after('Mia wants something good tonight', choice('card', 100), choice('animals', 99))[0]).toBe(
    'card',
  );
});

test('what comes in by a slot is told, in whatever form', () => {
  expect(after('a library that hides its books', choice('card', 90), choice('shape', 80))[0]).toBe('shape');
});
