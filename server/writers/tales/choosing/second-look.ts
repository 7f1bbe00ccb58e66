import { plural } from '../english/nouns.ts';
import { verbOf } from '../english/verbs.ts';
import type { TaleHead } from '../tale.ts';
import type { Wish } from '../wish/wish.ts';
import { lemmasOf, saysSomething } from '../wish/word-set.ts';
import type { Choice } from './worths.ts';

/** A tale as its author wrote it. */
export type TextOf = (head: TaleHead) => string;

/** What it is worth to say all of the wish's words: who is further behind the first cannot come before it, and is not looked into. */
const allOfThem = 40;
/** Nor more of them than are read in a few milliseconds. */
const most = 8;

/**
 * A head says what a tale is about, and not what else is in it. Of the first few their texts are read, and each is worth more by how many of
 * the wish's own words are told in it: a tale of a bear's lost sock before one of any lost thing, and "a library where the animals sleep"
 * before the one of a library card.
 */
export function afterASecondLook(
  choices: readonly Choice[],
  wish: Wish,
  names: readonly string[],
  textOf: TextOf,
): Choice[] {
  const words = wordsAskedFor(wish, names);
  const first = choices[0];
  // What was typed in another tongue stands in no tale of ours.
  if (!first || wish.sorrow || wish.tongue || words.length === 0) return [...choices];
  const looked = choices.slice(0, most).filter(({ worth }) => worth > first.worth - allOfThem);
  if (looked.length < 2) return [...choices];
  const told = looked.map((choice) => {
    const said = wordsTold(words, choice, wish, textOf).length;
    const why = said === words.length ? 'says all its words' : `says ${said} of ${words.length} words`;
    const saysOfIt = said / words.length;
    return { ...choice, saysOfIt, worth: choice.worth + allOfThem * saysOfIt, why: [...choice.why, why] };
  });
  return [...told.toSorted((a, b) => b.worth - a.worth), ...choices.slice(looked.length)];
}

function wordsAskedFor({ text }: Wish, names: readonly string[]): string[] {
  const own = new Set(names.map((name) => name.toLowerCase()));
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  return [...new Set(words)].filter(
    (word) => saysSomething(word) && !own.has(word) && !lemmasOf(word).some((lemma) => everyday.has(lemma)),
  );
}

/** In nearly every wish, and in nearly every tale. */
const everyday = new Set(
  `story tale little small big about want like love get go come make day night time today tomorrow tonight yesterday one name try keep find look
  new old good something thing always never live have year girl boy child kid keep start still again`.split(
    /\s+/,
  ),
);

function wordsTold(words: readonly string[], { head, why }: Choice, wish: Wish, textOf: TextOf): string[] {
  const text = textOf(head)
    .toLowerCase()
    .replaceAll('’', "'")
    // What a tale is no answer to.
    .replace(/^except:.*$/m, '');
  const carried = carriedBy(head, why, wish);
  return words.filter((word) => {
    const lemmas = lemmasOf(word);
    return lemmas.some((lemma) => carried.has(lemma)) || formsOf(lemmas).test(text);
  });
}

/** What comes into a tale by its slots: whom the wish is about, and where the clause is told as it stands all that is said. */
function carriedBy({ shape }: TaleHead, [reason = '']: readonly string[], wish: Wish): ReadonlySet<string> {
  if (!shape) return new Set();
  const isWhole = /^shape: (?:X (?:did|would not|wants to) Y|it happened|why|what if)$/.test(reason);
  const said = isWhole ? [wish.text] : wish.things.map((thing) => `${thing.said} ${thing.noun}`);
  return new Set(said.flatMap((one) => one.toLowerCase().split(/[^\p{L}']+/u)).flatMap(lemmasOf));
}

const formsKnown = new Map<string, RegExp>();
const mostKnown = 500;

function formsOf(lemmas: readonly string[]): RegExp {
  const key = lemmas.join(' ');
  const known = formsKnown.get(key);
  if (known) return known;
  const forms = lemmas.flatMap((lemma) => {
    const { base, third, past, done, ing } = verbOf(lemma);
    return [lemma, plural(lemma), base, third, past, done, ing];
  });
  const made = new RegExp(`(?<![\\p{L}])(?:${[...new Set(forms)].join('|')})(?![\\p{L}])`, 'u');
  if (formsKnown.size >= mostKnown) formsKnown.clear();
  formsKnown.set(key, made);
  return made;
}
