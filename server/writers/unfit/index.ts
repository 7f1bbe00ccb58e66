import { addresses, itself } from './in-writing.ts';
import { classesIn, inPlainWords, type Unfit, type UnfitClass } from './lexicon.ts';
import { allowedBy, isOnlyGame, isOwnDeed } from './own-words.ts';

export { classesIn, inPlainWords, type Unfit, type UnfitClass } from './lexicon.ts';
export { ownWordsOf } from './own-words.ts';

type Around = {
  /** Who is in it: "Will Gunn hit the drum" is about a Will Gunn. Their names are left out of it. */
  names?: readonly string[];
  /** The family's own words: a wish, what they love. Whose goldfish died may hear so, and who loves Lego may build with it. */
  own?: string;
};

/**
 * The one judge of words, for what a family wishes and for what is written for it. In whatever spelling: disguises are taken off first.
 * Words that are hard only in some company (hit, shot, died, kill) are judged in company.
 */
export function unfitIn(text: string, { names = [], own = '' }: Around = {}): Unfit[] {
  const unnamed = withoutNames(text, [...names, ...namedByNoise(text)]);
  const allowed = allowedBy(own);
  const found = inParts(unnamed).flatMap(unfitWordsIn);
  return [
    ...inWriting(unnamed),
    ...found.filter(({ kind, found: words }) => {
      if (kind === 'brands') return !allowed.words.includes(` ${words} `);
      if (kind === 'violence' && isOwnDeed(words, allowed)) return false;
      if ((kind === 'violence' || kind === 'abuse') && isOnlyGame(words, allowed)) return false;
      return !allowed.kinds.has(kind);
    }),
  ];
}

function unfitWordsIn(text: string): Unfit[] {
  const found = classesIn(inPlainWords(text));
  // Once more with everybody who only has a capital as somebody: what was done to "Lily" was done to a person.
  const strangers = text.replace(capitals, '$1Somebody');
  if (strangers !== text)
    found.push(...classesIn(inPlainWords(strangers)).filter(({ kind }) => doneToSomebody.has(kind)));
  return found;
}

/** Some sentences at a time: no phrase goes from one to the next, and each is looked for in all the words of its part. */
function inParts(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…])\s+/u)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < longestPart)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}

const longestPart = 300;

/** Inside a sentence; a first word has its capital anyhow. */
const capitals =
  /([\p{Ll},;] )(?!(?:Mum|Dad|Mummy|Daddy|Mom|Mommy|Mama|Papa|Gran|Nan|Uncle|Aunt)\p{L}*\b)\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu;
/** A small dinosaur may be called Stomp: where something is Stomp's, it is a name. */
const namedByNoise = (text: string): string[] => [
  ...new Set([...text.matchAll(noisyOwners)].map(([name]) => name)),
];
const noisyOwners =
  /\b(?:Stomp|Stamp|Bash|Smash|Crush|Crusher|Crunch|Chomp|Bite|Biter|Nip|Biff|Thump|Whack|Slash|Kick|Punch|Boxer|Trample)(?=['’]s\b)/gu;
const doneToSomebody = new Set<UnfitClass>(['violence', 'abuse', 'weapons']);

function inWriting(text: string): Unfit[] {
  const found = (kind: UnfitClass, patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text);
      return match ? [{ kind, found: match[0].slice(0, 60) }] : [];
    });
  return [...found('addresses', addresses), ...found('itself', itself)];
}

/** As they are written, with their capital: "may" is a wish before it is a girl. Placeholders are people too. */
function withoutNames(text: string, names: readonly string[]): string {
  const unnamed = text.replace(/\{{1,2}\s?NAME[\s_\\-]{0,3}\d{1,3}\s?\}{1,2}/g, 'Somebody');
  const people = names
    .flatMap((name) => [name, ...name.split(/\s+/).filter((part) => part.length > 2)])
    .filter((name) => name.trim() !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (people.length === 0) return unnamed;
  const anyOfThem = new RegExp(`(?<!\\p{L})(?:${people.join('|')})(?!\\p{L})`, 'gu');
  return unnamed.normalize('NFC').replace(anyOfThem, 'Somebody');
}
