import { addresses, markup, numberSaid, talk } from './in-writing.ts';
import { classesIn, inPlainWords, type Unfit, type UnfitClass } from './lexicon.ts';
import { allowedBy, isOnlyGame, isOnlyThrown, isOwnDeed } from './own-words.ts';
import { withoutNames } from './unnamed.ts';

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
  const unnamed = withoutNames(text.replace(cutOff, ''), names).replace(calledOut, '');
  const allowed = allowedBy(own);
  const found = inParts(unnamed).flatMap(unfitWordsIn);
  return [
    ...inWriting(unnamed),
    ...found.filter(({ kind, found: words }) => {
      if (kind === 'brands') return !allowed.words.includes(` ${words} `);
      if (kind === 'violence' && isOwnDeed(words, allowed)) return false;
      if (kind === 'weapons' && isOnlyThrown(words, allowed)) return false;
      if ((kind === 'violence' || kind === 'abuse') && isOnlyGame(words, allowed)) return false;
      return !allowed.kinds.has(kind);
    }),
  ];
}

/** "Stomp, Mateo!": who is called to does it, and nothing is done to him. */
const calledOut = /(?<=\p{L}), Somebody(?=\s?[.,!?…"”]|$)/gu;

/** "Chicken and gin—" said Hana: what somebody has not said to its end is no word. */
const cutOff = /(?<!\p{L})\p{L}{1,3}(?:[—–-]|…|\.\.\.)(?=["”])/gu;

function unfitWordsIn(text: string): Unfit[] {
  const found = classesIn(inPlainWords(text));
  // Once more with everybody who only has a capital as somebody: what was done to "Lily" was done to a person.
  const strangers = text.replace(capitals, '$1Somebody').replace(calledOut, '');
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
const doneToSomebody = new Set<UnfitClass>(['violence', 'abuse', 'weapons']);

function inWriting(text: string): Unfit[] {
  const found = (kind: UnfitClass, patterns: readonly RegExp[], where = text) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(where);
      return match ? [{ kind, found: match[0].slice(0, 60) }] : [];
    });
  const number = numberSaid(text);
  return [
    ...found('addresses', addresses),
    ...(number === undefined ? [] : [{ kind: 'addresses', found: number } as const]),
    ...found('itself', markup),
    ...found('itself', talk, withoutSpeech(text)),
  ];
}

/** Where somebody tells who spoke, what was spoken is theirs. */
function withoutSpeech(text: string): string {
  const told = text.replace(/[“"][^“”"]*[”"]/gu, ' ');
  return /\p{L}\s+\p{L}/u.test(told) ? told : text;
}
