import { groups } from './groups.ts';
import { oneOf, type Place } from './place.ts';

/**
 * One line, one phrase, over plain words:
 *
 *   lock/locks/locked WHOM in the .. cupboard/cellar
 *
 * A space parts two places. `a/b` is either, `a_b` is two words in one place, `x+` is x in all its forms, `(a/b)` may be missing,
 * `!a/b` may not stand here, `..` is up to two words and `...` up to six, within one sentence. Words in capitals are groups.
 */
export type Phrase = {
  places: readonly Place[];
  /** It can only be there where one of these words is. */
  keys: readonly string[];
  /** Every word that it may be made of. */
  words: readonly string[];
};

export function phrasesIn(lines: string): Phrase[] {
  return linesOf(lines)
    .filter((line) => line.includes(' '))
    .map(phraseOf);
}

/** Lines of one place: words that say it by themselves. */
export function wordsIn(lines: string): string[] {
  return linesOf(lines)
    .filter((line) => !line.includes(' '))
    .flatMap((line) => optionsAt(line).map((option) => option.join(' ')));
}

/** The end of the phrase where it begins here, or -1. */
export function endOf({ places }: Phrase, words: readonly string[], at: number): number {
  return endFrom(places, 0, words, at);
}

function endFrom(places: readonly Place[], nth: number, words: readonly string[], at: number): number {
  const place = places[nth];
  if (!place) return at;
  for (const next of place(words, at)) {
    const end = endFrom(places, nth + 1, words, next);
    if (end >= 0) return end;
  }
  return -1;
}

/** By the words that they can only be there with, so that few of two thousand are looked for. */
export function phrasesByKeyIn(lines: string): ReadonlyMap<string, readonly Phrase[]> {
  const byKey = new Map<string, Phrase[]>();
  for (const phrase of phrasesIn(lines)) addByKey(byKey, phrase);
  return byKey;
}

export function addByKey<P extends Phrase>(phrases: Map<string, P[]>, phrase: P): void {
  for (const key of phrase.keys) phrases.set(key, [...(phrases.get(key) ?? []), phrase]);
}

/** Only those of whose words one is there: some ten of two thousand. */
export function askedOf<P extends Phrase>(
  words: readonly string[],
  byKey: ReadonlyMap<string, readonly P[]>,
): Set<P> {
  return new Set(words.flatMap((word) => byKey.get(word) ?? []));
}

/** What is left of a phrase is a gap that no other goes over by chance. */
export function withoutPhrases(
  words: readonly string[],
  byKey: ReadonlyMap<string, readonly Phrase[]>,
): string[] {
  const left = [...words];
  for (const phrase of askedOf(words, byKey))
    for (let at = 0; at < left.length; at += 1) {
      const end = endOf(phrase, left, at);
      if (end > at) left.splice(at, end - at, ',');
    }
  return left;
}

const linesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function phraseOf(line: string): Phrase {
  const written = line.split(/ +/);
  const own = written.filter((place) => /^[^(!.]/.test(place) && groups[place] === undefined).map(optionsAt);
  const keys = own.toSorted((a, b) => commonness(a) - commonness(b))[0];
  if (!keys) throw new Error(`No word of its own: ${line}`);
  return {
    places: written.map(placeOf),
    keys: [...new Set(keys.map(([first = '']) => first))],
    words: [...new Set(own.flat(2))],
  };
}

function placeOf(written: string): Place {
  if (written === '.') return oneOf([['.']]);
  if (written === '..') return upTo(2);
  if (written === '...') return upTo(6);
  if (written.startsWith('!')) {
    const not = placeOf(written.slice(1));
    return (words, at) => (not(words, at).length > 0 ? [] : [at]);
  }
  if (written.startsWith('(')) {
    const place = placeOf(written.slice(1, -1));
    return (words, at) => [...place(words, at), at];
  }
  return groups[written] ?? oneOf(optionsAt(written));
}

/** As few as may be, and never over the end of a sentence. */
function upTo(most: number): Place {
  return (words, at) => {
    const ends = [at];
    for (let end = at; end < at + most && end < words.length && words[end] !== '.'; end += 1)
      ends.push(end + 1);
    return ends;
  };
}

/** The words of a place, each with those that go with it. */
function optionsAt(place: string): string[][] {
  if (/[A-Z]/.test(place)) throw new Error(`A group stands alone: ${place}`);
  return place
    .split('/')
    .flatMap((word) => (word.endsWith('+') ? formsOf(word.slice(0, -1)) : [word]))
    .map((word) => word.split('_'));
}

/** hug, hugs, hugged, hugging; chase, chases, chased, chasing; carry, carries, carried, carrying. */
function formsOf(verb: string): string[] {
  if (verb.endsWith('e')) return [verb, `${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(verb))
    return [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`];
  const stem = /[^aeiou][aeiou][bdgklmnprt]$/.test(verb) && verb.length < 6 ? verb + verb.slice(-1) : verb;
  return [verb, /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`, `${stem}ed`, `${stem}ing`];
}

/** What is looked for first is what is least often there. */
const commonness = (options: readonly (readonly string[])[]): number =>
  100 * options.filter(([first = '']) => common.has(first)).length + options.length;

const common = new Set(
  `a an the i you he she it we they me him her us them my your his its our their this that these those some any all every each one two
  three no not never nothing nobody and or but so if because until till while when where who with without for from to of in on at by into
  onto over under up down out off through across around about after before against like as is are was were be been being am do does did
  dont didnt has have had will would can could should shall must might may go going went come came get got put take took make made let
  said say tell told want wanted there here then now just only own little big old other somebody .`.split(
    /\s+/,
  ),
);
