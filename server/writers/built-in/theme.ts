import { cleanText, hasPhrase, plainWords } from './clean-text.ts';
import { animalIn } from './kin.ts';
import { type ReadTheme, readTheme, type Shelf } from './content-shelf.ts';
import { type NounClass, nouns } from './content/nouns.ts';
import { themesByNoun } from './content/themes/by-noun.ts';
import type { Line, Noun, Theme } from './format.ts';
import { hash } from './random.ts';
import type { Referent } from './referents.ts';

/** What the parent asked for, and the theme it is told as. */
export type ThemeAsked = { words: string; theme: ReadTheme };

/**
 * The theme with the longest phrase in the parent's words, a sorrow before anything else. Failing that a plain noun
 * becomes somebody or somewhere; and what nobody foresaw, in any language, becomes the title of a book, a box, a ticket.
 */
export function themeOf(asked: string, shelf: Shelf, storyNumber: number): ThemeAsked {
  const words = cleanText(asked, 200) || 'Adventure';
  const plain = plainWords(words);
  const theme = bestTheme(plain, shelf) ?? themeByNoun(plain) ?? frameFor(words, shelf, storyNumber);
  return { words, theme };
}

function bestTheme(plain: string, shelf: Shelf): ReadTheme | undefined {
  let best: { theme: ReadTheme; weight: number } | undefined;
  for (const theme of shelf.themes) {
    for (const phrase of theme.asked) {
      const weight = phrase.length + (theme.kind === 'tender' ? 100 : 0);
      if (weight > (best?.weight ?? 0) && hasPhrase(plain, phrase)) best = { theme, weight };
    }
  }
  return best?.theme;
}

/** The last noun that we know the kind of: in "my red umbrella" that is the umbrella. */
function themeByNoun(plain: string): ReadTheme | undefined {
  const classes: readonly NounClass[] = ['creature', 'thing', 'place'];
  for (const word of plain.split(' ').toReversed()) {
    for (const singular of singulars(word)) {
      const kind = classes.find((candidate) => nouns[candidate].includes(singular));
      if (kind) return readTheme(withNoun(themesByNoun[kind], singular));
    }
  }
  return undefined;
}

function singulars(word: string): string[] {
  return [
    word,
    word.replace(/ies$/, 'y'),
    word.replace(/ves$/, 'f'),
    word.replace(/es$/, ''),
    word.replace(/s$/, ''),
  ];
}

export function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** The content's own words with the noun in its place; the noun is from our list and never the parent's text. */
function withNoun(theme: Theme, noun: string): Theme {
  const article = /^[aeiou]/.test(noun) ? 'n' : '';
  const say = (text: string) =>
    text
      .replaceAll(/\b([aA]) NOUN\b/g, `$1${article} ${noun}`)
      .replaceAll('NOUNS', plural(noun))
      .replaceAll('NOUN', noun);
  const sayLine = (line: Line): Line =>
    typeof line === 'string' ? say(line) : { ...line, text: say(line.text) };
  const sayNoun = (words: Noun): Noun =>
    typeof words === 'string' ? say(words) : { ...words, words: say(words.words) };
  return {
    ...theme,
    guest: sayNoun(theme.guest),
    road: sayNoun(theme.road),
    prize: sayNoun(theme.prize),
    realm: say(theme.realm),
    inRealm: say(theme.inRealm),
    folk: say(theme.folk),
    clue: say(theme.clue),
    air: say(theme.air),
    sign: say(theme.sign),
    touches: theme.touches.map(sayLine),
    glimpses: theme.glimpses.map(sayLine),
    echoes: theme.echoes.map(sayLine),
    titles: (theme.titles ?? []).map(say),
  };
}

function frameFor(words: string, shelf: Shelf, storyNumber: number): ReadTheme {
  const frames = shelf.themes.filter((theme) => theme.id.startsWith('frame-'));
  const frame = frames[(hash(words) + storyNumber) % frames.length];
  if (!frame) throw new Error('the content has no frame for a theme that nobody foresaw');
  return frame;
}

/** Who has died, as far as the parent's words say it in words we know: an animal, one of the family, or nobody named. */
export function lostOne(asked: string): Referent {
  const plain = plainWords(asked);
  const animal = animalIn(plain);
  const relation = relations.find((word) => hasPhrase(plain, word));
  const name = animal
    ? `the ${animal}`
    : relation
      ? relation.charAt(0).toUpperCase() + relation.slice(1)
      : 'somebody they loved';
  return {
    key: 'lost',
    name,
    withA: name,
    isOpaque: false,
    pronoun: undefined,
    isPlural: false,
    isPerson: true,
    phrase: undefined,
  };
}

const relations = [
  'great grandma',
  'great grandpa',
  'grandma',
  'grandpa',
  'grandmother',
  'grandfather',
  'granny',
  'nana',
  'nanny',
  'grandad',
  'granddad',
  'nan',
  'gran',
  'oma',
  'opa',
  'nonna',
  'nonno',
  'abuela',
  'abuelo',
  'kui',
  'koro',
  'auntie',
  'aunt',
  'uncle',
  'mum',
  'mom',
  'mummy',
  'mommy',
  'dad',
  'daddy',
  'papa',
  'mama',
];
