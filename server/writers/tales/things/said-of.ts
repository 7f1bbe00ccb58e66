import type { Verb } from '../english/verbs.ts';
import type { ThingPronoun } from './thing.ts';

const owners: Readonly<Record<ThingPronoun, { whose: string; self: string }>> = {
  it: { whose: 'its', self: 'itself' },
  they: { whose: 'their', self: 'themselves' },
  he: { whose: 'his', self: 'himself' },
  she: { whose: 'her', self: 'herself' },
};

/** What the book says of a thing, said of this one: the dragon who is a she sleeps on her treasure, and pirates on theirs. */
export function saidOf(words: string, pronoun: ThingPronoun): string {
  const { whose, self } = owners[pronoun];
  return words
    .replace(/\b(?:its|their|his|her)\b/g, whose)
    .replace(/\b(?:it|them|him|her)sel(?:f|ves)\b/g, self);
}

/** The same of what it does. */
export function doneBy({ base, third, past, done, ing }: Verb, pronoun: ThingPronoun): Verb {
  return {
    base: saidOf(base, pronoun),
    third: saidOf(third, pronoun),
    past: saidOf(past, pronoun),
    done: saidOf(done, pronoun),
    ing: saidOf(ing, pronoun),
  };
}
