import { readFileSync } from 'node:fs';

import { yieldWhenDue } from '#server/platform/event-loop.ts';
import { adjectives } from '../english/adjectives.ts';
import * as small from '../english/small-words.ts';
import { createSpeller, type Speller } from '../english/spelling.ts';
import { baseOf, formsOf } from '../english/verbs.ts';
import { ownFile } from './own-file.ts';
import { type BookOfThings, keyOf, readThingsInSteps, toItsEnd } from './read-things.ts';
import type { NamedThing } from './thing.ts';

/** Finds the thing of exactly these words, whatever their number, capitals, dashes or slips of the finger. */
export type ThingFinder = (words: string) => NamedThing | undefined;

export type Things = BookOfThings & {
  named: ThingFinder;
  /** The same, of a name: nothing is mended. */
  exactly: ThingFinder;
  /** As it is written in the book; words that are right already, and words of nobody's book, stay as they are. */
  spelt: Speller;
  /** Whether it is part of any name in the book. */
  isWord: (word: string) => boolean;
};

export const createThings = (text: string, lookAlikes: string): Things =>
  toItsEnd(createThingsInSteps(text, lookAlikes));

function* createThingsInSteps(text: string, lookAlikes: string): Generator<void, Things> {
  const book = yield* readThingsInSteps(text);
  const words = new Set([...book.names.keys()].flatMap((name) => name.split(' ')));
  const right = new Set(lookAlikes.split(/\s+/));
  // What is often typed leads to what is meant, and is never meant itself.
  const meant: string[] = [];
  for (const { name, plural } of book.names.values()) {
    meant.push(...keyOf(name).split(' '), ...keyOf(plural).split(' '));
    yield;
  }
  const spelt = createSpeller(
    [...wantedWords, ...meant],
    (word) => words.has(word) || right.has(word) || isPlainEnglish(word),
  );
  return {
    ...book,
    spelt,
    isWord: (word) => words.has(word),
    exactly: (asked) => book.names.get(bareKey(asked)),
    named: (asked) => {
      const plain = bareKey(asked);
      return book.names.get(plain) ?? book.names.get(plain.split(' ').map(spelt).join(' '));
    },
  };
}

const bareKey = (asked: string): string => keyOf(asked).replace(/^(a|an|the|some) /, '');

/** What else is often wished, and often mistyped: "wantd to danc". */
const wantedWords: readonly string[] = [
  ...[...adjectives].filter((word) => word.length > 5),
  ...'want learn sneeze dance whistle start visit scare worry build climb sleep share forget become laugh stop find happen swallow'
    .split(' ')
    .flatMap((verb) => Object.values(formsOf(verb))),
  ...'afraid tomorrow yesterday because looking searching brother sister'.split(' '),
];

const smallWords: readonly ReadonlySet<string>[] = Object.values(small);

function isPlainEnglish(word: string): boolean {
  return (
    adjectives.has(word) ||
    baseOf(word) !== undefined ||
    isDoer(word) ||
    isCompared(word) ||
    smallWords.some((set) => set.has(word))
  );
}

/** A sweeper sweeps, and is no sleeper. */
function isDoer(word: string): boolean {
  const stem = /^(.{3,})ers?$/.exec(word)?.[1];
  return stem !== undefined && (baseOf(stem) === stem || baseOf(`${stem}e`) === `${stem}e`);
}

/** Braver is brave, and no bravery. */
function isCompared(word: string): boolean {
  const stem = /^(.{2,})(?:er|est)$/.exec(word)?.[1];
  if (stem === undefined) return false;
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].some((base) =>
    adjectives.has(base),
  );
}

let read: Things | undefined;
let reading: Generator<void, Things> | undefined;

/** The book of the house, read once. */
export function theThings(): Things {
  while (!read) readOn();
  return read;
}

/** For who is in no hurry: reads it while others have their turns. Whoever needs it meanwhile reads the rest at once. */
export async function theThingsAreRead(): Promise<void> {
  const turn = yieldWhenDue();
  while (!read) {
    readOn();
    await turn();
  }
}

function readOn(): void {
  reading ??= createThingsInSteps(
    readFileSync(ownFile('things.txt'), 'utf8'),
    readFileSync(ownFile('look-alikes.txt'), 'utf8').replace(/^#.*$/gm, ''),
  );
  const { done, value } = reading.next();
  if (done) [read, reading] = [value, undefined];
}

/** The thing of these words in the book of the house. */
export function thingNamed(words: string): NamedThing | undefined {
  return theThings().named(words);
}
