import { cleanText, hasPhrase, plainWords } from './clean-text.ts';
import { type ReadTheme, readTheme, type Shelf, type Storylet } from './content-shelf.ts';
import { themesByNoun } from './content/themes/by-noun.ts';
import { otherTongues } from './content/themes/other-tongues.ts';
import type { Line, Noun, Theme } from './format.ts';
import { type Named, nounIn, plural, singular } from './named-noun.ts';
import { hash } from './random.ts';
import { speaksOfElder } from './lost-one.ts';
import { nounReferent } from './referents.ts';
import { type Wish, wishIn, wishReferent, withWish } from './wish.ts';

/** What the parent asked for, and the theme it is told as. */
export type ThemeAsked = { words: string; theme: ReadTheme };

/**
 * The theme with the longest phrase in the parent's words, a sorrow before anything else. What the parent named besides, a
 * kite or a zoo, comes into it by name. Failing a theme, a plain noun becomes somebody or somewhere; and what nobody foresaw
 * comes itself, or is gone and looked for, or is only said.
 */
export function themeOf(asked: string, shelf: Shelf, storyNumber: number): ThemeAsked {
  const words = cleanText(asked, 200) || 'Adventure';
  const plain = plainWords(words);
  const wish = wishIn(words);
  const theme = themeIn(plain, wish, shelf, storyNumber) ?? themeInOtherWords(words, shelf, storyNumber);
  return { words, theme: theme ?? themeOfWish(wish, shelf, storyNumber) };
}

/** ドラゴン is about dragons, and comes in by a book that bears it as the parent wrote it. */
function themeInOtherWords(words: string, shelf: Shelf, storyNumber: number): ReadTheme | undefined {
  const plain = plainWords(words);
  const said = englishWords.find(([word]) =>
    isWrittenWithoutSpaces(word) ? plain.includes(word) : hasPhrase(plain, word),
  );
  const theme = said && themeIn(said[1], undefined, shelf, storyNumber);
  if (!theme || theme.kind === 'tender') return theme;
  const { entrance, glimpses, echoes } = frameFor(words, shelf, storyNumber);
  return {
    ...theme,
    entrance,
    glimpses: [...glimpses, ...theme.glimpses],
    echoes: [...echoes, ...theme.echoes],
  };
}

/** The longest first: 大象 is an elephant, and 象 alone is one as well. */
const englishWords: readonly (readonly [word: string, english: string])[] = Object.entries(otherTongues)
  .flatMap(([english, words]) => words.map((word) => [plainWords(word), english] as const))
  .toSorted((a, b) => b[0].length - a[0].length);

function isWrittenWithoutSpaces(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
}

function themeIn(
  plain: string,
  wish: Wish | undefined,
  shelf: Shelf,
  storyNumber: number,
): ReadTheme | undefined {
  const found = themesFound(plain, shelf);
  const [first] = found;
  if (first?.theme.kind === 'tender') return first.theme;
  const named = nounIn(plain);
  // A ladder is known, but not that it was borrowed.
  if (named && !first && wish?.saysMore && isPhrase(wish)) return themeOfWish(wish, shelf, storyNumber);
  // "washing machines" are more than machines.
  const isMore = first && named && named.words.length > first.phrase.length;
  if (named && (!first || (isMore && hasPhrase(named.words, singular(first.phrase)))))
    return themeByNoun(named, storyNumber);
  if (!first) return undefined;
  // "race cars" run no race, and "ice cream" is not winter.
  const taken = [first.phrase, named?.words ?? ''].map((words) => words.split(' ').map(singular).join(' '));
  const others = found
    .slice(1)
    .filter(({ phrase }) => !taken.some((words) => hasPhrase(words, singular(phrase))));
  return withEverybodyNamed(withSecond(first.theme, others), nounIn(first.phrase), named, storyNumber);
}

/** Who or what the theme was asked for by comes first; another one named beside it is met on the way. */
function withEverybodyNamed(
  theme: ReadTheme,
  first: Named | undefined,
  last: Named | undefined,
  storyNumber: number,
): ReadTheme {
  const named = first && !speaksOf(theme, first) ? withNamed(theme, first, storyNumber) : theme;
  if (!last || last.words === first?.words || speaksOf(named, last)) return named;
  return !first || last.kind === 'place'
    ? withNamed(named, last, storyNumber)
    : // It is only met, and no book is called after it.
      { ...withLines(named, themeByNoun(last, storyNumber)), titles: named.titles };
}

type Found = { theme: ReadTheme; phrase: string };

/** Every theme that the words speak of, the longest phrase first; a sorrow outweighs them all. */
function themesFound(plain: string, shelf: Shelf): Found[] {
  const readings = [plain, plain.split(' ').map(singular).join(' ')];
  // "a giant who is afraid of butterflies" is about the giant.
  const head = / (?:who|that|which) /.test(plain) ? plainHead(plain) : '';
  const weight = ({ theme, phrase }: Found) =>
    phrase.length + (theme.kind === 'tender' ? 100 : 0) + (hasPhrase(head, singular(phrase)) ? 50 : 0);
  const found = shelf.themes
    .flatMap((theme): Found[] => {
      const phrase = theme.asked
        .filter((one) => readings.some((reading) => hasPhrase(reading, one)))
        .toSorted((a, b) => b.length - a.length)[0];
      return phrase === undefined || isAnothers(theme, plain) ? [] : [{ theme, phrase }];
    })
    .toSorted((a, b) => weight(b) - weight(a));
  // "moving up to class 2" is no moving house.
  return found.filter(
    ({ phrase }) => !found.some((other) => phrase !== other.phrase && hasPhrase(other.phrase, phrase)),
  );
}

/**
 * "a little monster who is afraid of the dark" is a story about a monster and not about a child's fright, and a wizard who keeps
 * forgetting things is not somebody's grandfather.
 */
function isAnothers(theme: ReadTheme, plain: string): boolean {
  if (theme.sorrow === 'memory')
    return !speaksOfElder(plain) && !/\b(dementia|alzheimers?|my name|me|who i am)\b/.test(plain);
  const [before, after] = plain.split(/\b(?:who|that) (?:is|was) /);
  return theme.sorrow === 'fear' && after !== undefined && nounIn(before ?? '')?.kind === 'creature';
}

/** "dinosaurs in space", "a dragon who learns to share": somebody out of one theme, and where or what for out of another. */
function withSecond(first: ReadTheme, others: readonly Found[]): ReadTheme {
  const isSomebody = (theme: ReadTheme) => theme.kind === 'creature' || theme.kind === 'object';
  const second = others.find(({ theme }) => isSomebody(theme) !== isSomebody(first))?.theme;
  if (!second) return first;
  const [who, where] = isSomebody(first) ? [first, second] : [second, first];
  return {
    ...withLines(withoutGuest(where), who),
    id: `${who.id}+${where.id}`,
    guest: who.guest,
    folk: who.folk,
    clue: who.clue,
    ...(who.guestLike !== undefined && { guestLike: who.guestLike }),
  };
}

/** What comes before "who", word by word in the singular. */
function plainHead(plain: string): string {
  const [head = ''] = plain.split(/ (?:who|that|which) /);
  return head.split(' ').map(singular).join(' ');
}

function themeByNoun(named: Named, storyNumber: number): ReadTheme {
  const theme = themesByNoun[named.kind];
  const turn = hash(named.words) + storyNumber;
  const pick = <T>(list: readonly T[], first: T): T => [first, ...list][turn % (list.length + 1)] ?? first;
  return readTheme(
    withNoun(
      {
        ...theme,
        road: pick(theme.roads, theme.road),
        prize: pick(theme.prizes, theme.prize),
        clue: pick(theme.clues, theme.clue),
      },
      named.words,
    ),
  );
}

function speaksOf(theme: ReadTheme, { words, kind }: Named): boolean {
  const said =
    kind === 'place' ? theme.realm : typeof theme.guest === 'string' ? theme.guest : theme.guest.words;
  return hasPhrase(plainWords(said), words);
}

/** The theme with a creature or thing for its guest, or a place for its end, that the parent asked for by name. */
function withNamed(theme: ReadTheme, named: Named, storyNumber: number): ReadTheme {
  const own = themeByNoun(named, storyNumber);
  const kit =
    named.kind === 'place'
      ? { realm: own.realm, inRealm: own.inRealm, folk: own.folk, sign: own.sign }
      : { guest: guestLike(theme, named) ?? own.guest, folk: own.folk };
  return {
    ...withLines(named.kind === 'place' ? theme : withoutGuest(theme), own),
    ...kit,
    naming: own,
    id: `${theme.id}+${named.words.replaceAll(' ', '-')}`,
  };
}

/** Somebody else comes in this guest's place, so no line may speak of the one who does not come. */
function withoutGuest(theme: ReadTheme): ReadTheme {
  const { name, withA } = nounReferent('guest', theme.guest);
  // "A Beetle in a Green Coat" is no title for a story with a snail in it.
  const spokenOf = [name, withA].map((words) => plainWords(words).replace(/^(a|an|the) /, ''));
  const isFree = ({ source }: Storylet) => !spokenOf.some((words) => hasPhrase(plainWords(source), words));
  return {
    ...theme,
    touches: theme.touches.filter(isFree),
    glimpses: theme.glimpses.filter(isFree),
    echoes: theme.echoes.filter(isFree),
    titles: theme.titles.filter(isFree),
  };
}

function withLines(theme: ReadTheme, more: ReadTheme): ReadTheme {
  return {
    ...theme,
    touches: [...more.touches, ...theme.touches],
    glimpses: [...more.glimpses, ...theme.glimpses],
    echoes: [...more.echoes, ...theme.echoes],
    titles: [...more.titles, ...theme.titles],
  };
}

function guestLike(theme: ReadTheme, named: Named): Noun | undefined {
  return theme.guestLike === undefined ? undefined : sayNoun(theme.guestLike, named.words);
}

/** The content's own words with the noun in its place; the noun is from our list and never the parent's text. */
function say(text: string, noun: string): string {
  const article = /^(?!uni|uk|ufo|eu|one)[aeiou]/.test(noun) ? 'n' : '';
  return text
    .replaceAll(/\b([aA]) NOUN\b/g, `$1${article} ${noun}`)
    .replaceAll('NOUNS', plural(noun))
    .replaceAll('NOUN', noun);
}

function sayNoun(words: Noun, noun: string): Noun {
  return typeof words === 'string' ? say(words, noun) : { ...words, words: say(words.words, noun) };
}

function withNoun(theme: Theme, noun: string): Theme {
  const sayLine = (line: Line): Line =>
    typeof line === 'string' ? say(line, noun) : { ...line, text: say(line.text, noun) };
  return {
    ...theme,
    guest: sayNoun(theme.guest, noun),
    road: sayNoun(theme.road, noun),
    prize: sayNoun(theme.prize, noun),
    realm: say(theme.realm, noun),
    inRealm: say(theme.inRealm, noun),
    folk: say(theme.folk, noun),
    clue: say(theme.clue, noun),
    air: say(theme.air, noun),
    sign: say(theme.sign, noun),
    touches: theme.touches.map(sayLine),
    glimpses: theme.glimpses.map(sayLine),
    echoes: theme.echoes.map(sayLine),
    titles: (theme.titles ?? []).map((title) => say(title, noun)),
  };
}

function isPhrase({ kind }: Wish): boolean {
  return kind !== 'said' && kind !== 'named';
}

/** What nobody foresaw is who comes, or what is gone, or a name: by what can be seen of the words. */
function themeOfWish(wish: Wish, shelf: Shelf, storyNumber: number): ReadTheme {
  const frames = shelf.themes.filter(({ wishes }) => wishes?.includes(wish.kind));
  const frame = frames[(hash(wish.full) + storyNumber) % frames.length];
  if (!frame) throw new Error('the content has no frame for a wish that nobody foresaw');
  const { touches, glimpses, echoes, finds, titles } = shelf.shared.anyWish;
  return {
    ...withWish(frame, wish),
    wish: wishReferent(wish),
    touches: [...frame.touches, ...touches],
    glimpses: [...frame.glimpses, ...glimpses],
    echoes: [...frame.echoes, ...echoes],
    // What was gone has to be found.
    finds: frame.id === 'wish-lost' ? frame.finds : [...frame.finds, ...finds],
    // A whole sentence is no title.
    titles: wish.kind === 'said' ? frame.titles : [...titles, ...frame.titles],
  };
}

/** A cover, a lid or a ticket that bears what was written, for words of another tongue that we know. */
function frameFor(words: string, shelf: Shelf, storyNumber: number): ReadTheme {
  const frames = shelf.themes.filter((theme) => theme.id.startsWith('frame-'));
  const frame = frames[(hash(words) + storyNumber) % frames.length];
  if (!frame) throw new Error('the content has no frame for a theme that nobody foresaw');
  return frame;
}
