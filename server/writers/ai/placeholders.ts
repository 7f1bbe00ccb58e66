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
export function placeholdersFor(names: readonly string[], others: readonly string[] = []): Placeholders {
  const of = (index: number) => `{{NAME_${index + 1}}}`;
  const hidden = [
    ...names.flatMap((name, index) => wordsOf(name).map((word) => ({ word, stands: of(index) }))),
    ...others
      .filter((name) => !names.includes(name))
      .flatMap((name) => wordsOf(name).map((word) => ({ word, stands: 'a friend' }))),
  ].toSorted((a, b) => b.word.length - a.word.length);
  const finders = findersOf(hidden.map(({ word }) => word));
  const standsFor = new Map(hidden.toReversed().map(({ word, stands }) => [word.toLowerCase(), stands]));

  return {
    of,
    hide: (text) =>
      finders.reduce(
        (clear, finder) =>
          clear.replace(finder, (found, word: string) => standsFor.get(word.toLowerCase()) ?? found),
        text.normalize('NFC'),
      ),
    show: (text) => text.replace(placeholder, (found, number: string) => names[Number(number) - 1] ?? found),
    hasStrangers: (text) =>
      /[{}]|\bNAME[_\s-]?\d/.test(
        text.replace(placeholder, (found, number: string) =>
          names[Number(number) - 1] === undefined ? found : '',
        ),
      ),
  };
}

/** Whether these words name somebody, whole or by a part that is their own. */
export const isNamedIn = (text: string, name: string): boolean =>
  findersOf(wordsOf(name)).some((finder) => finder.test(text.normalize('NFC')));

/** Models drop a brace or put a space; they don't invent the word in capitals. */
const placeholder = /(?:\{{1,2}\s?)?\bNAME[\s_\\-]{0,3}(\d{1,3})\b(?:\s?\}{1,2})?/g;

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
    // Between words that have spaces; other scripts have none to look for.
    const isSpaced = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word);
    // "may" is a month and a wish before it is a girl; with its capital it may be her.
    const flags = word.length > 2 && !everyday.has(word.toLowerCase()) ? 'giu' : 'gu';
    const way = `${isSpaced ? 'spaced' : 'unspaced'} ${flags}`;
    alike.set(way, [...(alike.get(way) ?? []), word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')]);
  }
  return [...alike].map(([way, any]) => {
    const names = `(${any.join('|')})`;
    // A plural hides too: the Smiths.
    const between = `(?<![\\p{L}\\p{N}_{])${names}(?:(?:e?s)(?![\\p{L}\\p{N}]))?(?![\\p{L}\\p{N}_])`;
    return new RegExp(way.startsWith('spaced') ? between : names, way.split(' ')[1]);
  });
}

const kin = new Set(
  `the and old big little baby miss mrs mister uncle aunt auntie aunty grandma grandpa granny nanny nana nan gran grandad granddad
  grandmother grandfather mum mom mummy mama mother dad daddy papa father sister brother cousin captain doctor king queen prince princess
  sir lady van von der den dos san saint cat dog bear bunny rabbit teddy`.split(/\s+/),
);

const everyday = new Set(
  `will may hope rose joy grace art mark jack dawn iris lily violet daisy faith summer autumn april june august sky star sunny rain river
  forest brook reed cliff bill frank grant gene guy max miles drew wade chase hunter ray rob sue pat penny ginger honey angel clay
  dale glen heath ivy jade jewel olive pearl robin rusty sandy skip stone storm ted tom wren the one two son sun moon`.split(
    /\s+/,
  ),
);
