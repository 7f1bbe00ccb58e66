import { literally } from '#server/platform/literally.ts';
import {
  auntsAndUncles,
  fathers,
  firstNamesToo,
  grandfathers,
  grandmothers,
  mothers,
} from '../tales/people/kin-words.ts';

/** Hides who is who from a provider, and puts the names back into what it wrote. */
export type Placeholders = {
  /** What stands for the n-th of the cast. */
  of: (index: number) => string;
  /** A family's own words without its names. */
  hide: (text: string) => string;
  /** Each placeholder as its name, in one pass: a name that looks like one is only a name. */
  show: (text: string) => string;
  /** Somebody the model made up, or a placeholder that it broke. */
  hasStrangers: (text: string) => boolean;
};

/** `others` have no placeholder: they were in earlier stories, or are of the family and not spoken of tonight. */
export function placeholdersFor(
  names: readonly string[],
  others: readonly string[] = [],
  isWord: (word: string) => boolean = () => true,
): Placeholders {
  const of = (index: number) => `{{NAME_${index + 1}}}`;
  const hidden = [
    ...names.flatMap((name, index) => wordsOf(name).map((word) => ({ word, stands: of(index) }))),
    ...others
      .filter((name) => !names.includes(name))
      .flatMap((name) => wordsOf(name).map((word) => ({ word, stands: 'a friend' }))),
  ].toSorted((a, b) => b.word.length - a.word.length);
  const finders = findersOf(hidden.map(({ word }) => word));
  const standsFor = new Map(hidden.toReversed().map(({ word, stands }) => [folded(word), stands]));
  /** "soeren" is typed for Søren, and folds to something else. */
  const otherwiseTyped = (found: string) =>
    hidden.find(({ word }) => new RegExp(`^${asTyped(word)}$`, 'iu').test(found))?.stands;

  const bare = hidden.map(({ word, stands }) => ({ name: once(word), stands }));
  /** "otiline lost her shoe", "Miaaa": no word of any day, and a name of theirs but for one letter. */
  const withoutSlips = (text: string) =>
    text.replace(/(?<![\p{L}{])\p{L}{3,40}(?!\p{L})/gu, (found) => {
      if (isWord(found.toLowerCase())) return found;
      const typed = once(found);
      return bare.find(({ name }) => isSlipOf(typed, name))?.stands ?? found;
    });

  return {
    of,
    hide: (text) =>
      withoutSlips(
        finders.reduce(
          (clear, finder) =>
            clear.replace(
              finder,
              (found, word: string) => standsFor.get(folded(word)) ?? otherwiseTyped(word) ?? found,
            ),
          asWritten(text),
        ),
      ),
    show: (text) =>
      text.replace(withTitle, (found, title: string | undefined, number: string) => {
        const name = names[Number(number) - 1];
        if (name === undefined) return found;
        return `${title !== undefined && !hasTitle(name, title) ? title : ''}${name}`;
      }),
    hasStrangers: (text) =>
      /[{}]|\bNAME[_\s-]?\d/.test(
        text.replace(placeholder, (found, number: string) =>
          names[Number(number) - 1] === undefined ? found : '',
        ),
      ),
  };
}

/** The same but for letters that are doubled or not; of six and more also but for one letter, or two that changed places. The first one holds. */
function isSlipOf(typed: string, name: string): boolean {
  if (typed.charAt(0) !== name.charAt(0) || name.length < 3) return false;
  if (typed === name) return true;
  if (name.length < 6 || Math.abs(typed.length - name.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed.charAt(start) === name.charAt(start)) start++;
  let end = 0;
  while (end < Math.min(typed.length, name.length) - start && typed.at(-1 - end) === name.at(-1 - end)) end++;
  const [left, right] = [typed.slice(start, typed.length - end), name.slice(start, name.length - end)];
  return (
    Math.max(left.length, right.length) <= 1 ||
    (left.length === 2 && left === `${right.charAt(1)}${right.charAt(0)}`)
  );
}

const once = (word: string): string => folded(word).replace(/(.)\1+/gu, '$1');

/** Full-width letters are letters, and nothing unseen stands within a word. */
const asWritten = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/gu, (sign) => sign.normalize('NFKC'))
    .replace(/(?<=\p{Script=Latin})\p{Cf}+(?=\p{Script=Latin})/gu, '');

/** Whether these words name somebody, whole or by a part that is their own. */
export const isNamedIn = (text: string, name: string): boolean =>
  findersOf(wordsOf(name)).some((finder) => finder.test(text.normalize('NFC')));

/** Models drop a brace or put a space; they don't invent the word in capitals. */
/** Whoever writes sees no name, and so can't know that it is Tante Brigitte's already. An aunt may yet be called Tia, or Nan. */
const parentsTitles = new Set([...grandmothers, ...grandfathers, ...mothers, ...fathers]);
const auntsTitles = new Set(auntsAndUncles);
const hasTitle = (name: string, title: string): boolean => {
  const [first = '', ...rest] = name.toLowerCase().split(/\s+/);
  if (/Aunt|Uncle/.test(title)) return rest.length > 0 && auntsTitles.has(first);
  return parentsTitles.has(first) && (rest.length > 0 || !firstNamesToo.has(first));
};

const placeholder = /(?:\{{1,2}\s?)?\bNAME[\s_\\-]{0,3}(\d{1,3})\b(?:\s?\}{1,2})?/g;
const withTitle = new RegExp(
  `(\\b(?:Great-)?(?:Aunt|Auntie|Aunty|Uncle|Grandma|Granny|Gran|Nan|Nana|Grandpa|Grandad|Granddad) )?${placeholder.source}`,
  'g',
);

/** A name as it is written, and each part of it that is somebody's own: "Grandpa Joe" is hidden, and so is "Joe". */
function wordsOf(name: string): string[] {
  const whole = name.normalize('NFC').trim();
  const parts = whole.split(/[\s-]+/u);
  const own = parts.length > 1 ? parts.filter((part) => part.length > 2 && !kin.has(part.toLowerCase())) : [];
  return [whole, ...own].filter((word) => word !== '');
}

/** A family may be large, and is looked for in whole stories: one look for all whose names are looked for in the same way. */
function findersOf(words: readonly string[]): RegExp[] {
  const alike = new Map<string, string[]>();
  for (const word of words) {
    const way = wayOf(word);
    alike.set(way, [...(alike.get(way) ?? []), asTyped(word)]);
  }
  return [...alike].map(([way, any]) => {
    const names = `(${any.join('|')})`;
    const [script = '', flags, before] = way.split(' ');
    // A plural hides too: the Smiths.
    const between = `(?<![\\p{L}\\p{N}{])${before === 'bare' ? notOneOf : ''}${names}(?:(?:e?s)(?![\\p{L}\\p{N}]))?(?!\\p{L})`;
    return new RegExp(script === 'spaced' ? between : names, flags);
  });
}

/** Between words that have spaces (other scripts have none to look for); in small letters too, unless it is a word of every day. */
function wayOf(word: string): string {
  const isSpaced = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word);
  const low = folded(word);
  const script = isSpaced ? 'spaced' : 'unspaced';
  if (ofOne.has(low)) return `${script} giu bare`;
  // "may" is a month and a wish before it is a girl; with its capital it may be her.
  return `${script} ${everyday.has(low) || word.length < 2 ? 'gu' : 'giu'} any`;
}

/** As hurried thumbs write it: Zoë without her dots, Mary Ann in one word, D’Arcy with whatever apostrophe there is. */
function asTyped(word: string): string {
  return Array.from(word, (letter) => {
    if (/['’ʼ‘`´]/.test(letter)) return "['’ʼ‘`´]?";
    if (/[\s-]/.test(letter)) return '[\\s-]?';
    const spelt = spelling[letter.toLowerCase()];
    if (spelt) return `(?:${[letter, ...spelt].join('|')})`;
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
    const accented = marks.flatMap((mark) => {
      const made = `${bare}${mark}`.normalize('NFC');
      return made.length === 1 ? [made] : [];
    });
    return /^\p{L}$/u.test(bare) ? `[${bare}${letter}${accented.join('')}]` : literally(letter);
  }).join('');
}

/** Letters that are no other letter with a mark, as they are typed where the keyboard has none of them. */
const spelling: Readonly<Record<string, readonly string[]>> = {
  ø: ['o', 'oe'],
  ł: ['l'],
  ß: ['ss'],
  æ: ['ae', 'e'],
  œ: ['oe', 'e'],
  đ: ['d', 'dj'],
  ð: ['d', 'th'],
  þ: ['th'],
  ı: ['i'],
  ё: ['е'],
};

/** Grave, acute, circumflex, tilde, macron, breve, dots, ring, caron, cedilla, ogonek. */
const marks = Array.from('\u0300\u0301\u0302\u0303\u0304\u0306\u0308\u030a\u030c\u0327\u0328');

const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}\s'’ʼ‘`´-]/gu, '')
    .toLowerCase();

const kin = new Set(
  `the and old big little baby miss mrs mister uncle aunt auntie aunty grandma grandpa granny nanny nana nan gran grandad granddad
  grandmother grandfather mum mom mummy mama mother dad daddy papa father sister brother cousin captain doctor king queen prince princess
  sir lady van von der den dos san saint cat dog bear bunny rabbit teddy`.split(/\s+/),
);

/** Of these there is one, or the, where no child is meant: "jack got a tooth" is Jack, as "my jack" is, and "a jack" is none. */
const ofOne = new Set('jack max tom lily daisy iris bill wren gene'.split(' '));
const notOneOf = '(?<!\\b(?:an?|the|one|two|some|of|water) )';

const everyday = new Set(
  `will may hope rose joy grace art mark dawn violet faith summer autumn april june august sky star sunny rain river
  forest brook reed cliff frank grant guy miles drew wade chase hunter ray rob sue pat penny ginger honey angel clay
  dale glen heath ivy jade jewel olive pearl robin rusty sandy skip stone storm ted the one two son sun moon
  am an as at be by do go he hi if in is it me my no of oh ok on or so to up us we ma pa la ha`.split(/\s+/),
);
