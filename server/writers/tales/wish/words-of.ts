import { adjectives } from '../english/adjectives.ts';
import { formsNamed } from '../english/verbs.ts';
import { theThings } from '../things/book.ts';

/** A word or a sign of the wish; contractions are two: "can't" is "can" and "not". */
export type Word = {
  /** As it was typed. */
  text: string;
  /** In small letters, without accents, straight apostrophe. */
  low: string;
  /** A capital that is more than a first letter: the whole wish is not in capitals. */
  hasCapital: boolean;
  /** "'s" has been cut off behind it, and nobody knows yet whether that is "is" or whose. */
  hasS: boolean;
  /** "dogs'" */
  isOwner: boolean;
  /** A comma is a small stop, a full stop a great one. */
  stop?: 'small' | 'great';
};

/** Linear: one look at each word. */
export function wordsOf(text: string): Word[] {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isShouted =
    letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const parts =
    text.match(/[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}'’.&-]*[\p{L}\p{N}\p{M}])?['’]?|[.!?;:,()/&+]/gu) ?? [];
  // Of some signs nothing is left when they are spelt plainly.
  return parts
    .flatMap((part, at) => {
      if (isLets(parts, at)) return [plain(part, 'lets', false)];
      if (isItIs(parts, at)) return [plain('it', 'it', false), plain('is', 'is', false)];
      return wordsIn(part, isShouted);
    })
    .filter(({ low }) => low.trim() !== '');
}

/** "Uncle lets me": somebody does, and nobody says "let us". */
function isLets(parts: readonly string[], at: number): boolean {
  return (
    parts[at]?.toLowerCase() === 'lets' &&
    at > 0 &&
    /^\p{L}/u.test(parts[at - 1] ?? '') &&
    !/^(and|so|but|ok|okay)$/i.test(parts[at - 1] ?? '')
  );
}

/** "When its raining", "its still light": nothing belongs to it. */
function isItIs(parts: readonly string[], at: number): boolean {
  const next = parts[at + 1]?.toLowerCase() ?? '';
  if (parts[at]?.toLowerCase() !== 'its') return false;
  if (/^(an?|the|not|too|so|very|still|always|never|just|really)$/.test(next)) return true;
  const after = parts[at + 2]?.toLowerCase() ?? '';
  if (adjectives.has(next) || next.endsWith('er'))
    return /^(than|and|but|because|so|now|again|[.,!?;]|)$/.test(after);
  return next.endsWith('ing') && formsNamed(next).includes('ing') && !theThings().isWord(next);
}

function wordsIn(part: string, isShouted: boolean): Word[] {
  if (/^[.!?;:,()/&+]$/.test(part)) {
    if (part === '&' || part === '+') return [plain('and', 'and', false)];
    return [{ ...plain(part, part, false), stop: /[,/()]/.test(part) ? 'small' : 'great' }];
  }
  const hasCapital = !isShouted && /^\p{Lu}/u.test(part);
  const straight = part.replaceAll('’', "'");
  const low = folded(straight);
  const split = Object.hasOwn(contractions, low) ? contractions[low] : undefined;
  if (split) return split.split(' ').map((word) => plain(word, word, hasCapital));
  const not = /^(.+)n't$/.exec(low)?.[1];
  if (not !== undefined) return [plain(not, not, false), plain('not', 'not', false)];
  const joined = /^(.+)'(re|ve|ll|d|m)$/.exec(low);
  if (joined)
    return [
      plain(straight.slice(0, joined[1]?.length), joined[1] ?? '', hasCapital),
      plain(longForms[joined[2] ?? ''] ?? '', longForms[joined[2] ?? ''] ?? '', false),
    ];
  if (low.endsWith("'s"))
    return [{ ...plain(straight.slice(0, -2), low.slice(0, -2), hasCapital), hasS: true }];
  if (low.endsWith("s'"))
    return [{ ...plain(straight.slice(0, -1), low.slice(0, -1), hasCapital), isOwner: true }];
  const trimmed = low.replace(/'$/, '');
  return [plain(straight.replace(/'$/, ''), trimmed, hasCapital)];
}

function plain(text: string, low: string, hasCapital: boolean): Word {
  return { text, low, hasCapital, hasS: false, isOwner: false };
}

/** For looking up: small, without accents, a dash is part of a word. */
export function folded(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      // A letter may be a blank and a mark in one.
      .replace(/\s+/gu, ' ')
      .trim()
      .toLowerCase()
      .normalize('NFC')
  );
}

const longForms: Readonly<Record<string, string>> = {
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
  m: 'am',
};

/** "Cant", "im", "bday": more words than one, or another. */
export function isShortened(word: string): boolean {
  return Object.hasOwn(contractions, word);
}

/** As they are typed in a hurry, where they are no other word. */
const contractions: Readonly<Record<string, string>> = {
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "won't": 'will not',
  wont: 'will not',
  "shan't": 'shall not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  couldnt: 'could not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  isnt: 'is not',
  wasnt: 'was not',
  arent: 'are not',
  werent: 'were not',
  hasnt: 'has not',
  havent: 'have not',
  aint: 'is not',
  "ain't": 'is not',
  im: 'i am',
  ive: 'i have',
  weve: 'we have',
  theyre: 'they are',
  youre: 'you are',
  "let's": 'let us',
  lets: 'let us',
  gonna: 'going to',
  wanna: 'want to',
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  wiv: 'with',
  teh: 'the',
  adn: 'and',
  thats: 'that is',
  theres: 'there is',
  heres: 'here is',
  freind: 'friend',
  freinds: 'friends',
  whos: 'who is',
  wheres: 'where is',
  whats: 'what is',
  hes: 'he is',
  shes: 'she is',
  wats: 'what is',
  becos: 'because',
  realy: 'really',
  cos: 'because',
  coz: 'because',
  cuz: 'because',
  bday: 'birthday',
  xmas: 'christmas',
  xmass: 'christmas',
};
