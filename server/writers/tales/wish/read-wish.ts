import type { StoryElement } from '#contract/stories.ts';
import type { StoryCharacter } from '../../writer.ts';
import { withCapital } from '../english/titles.ts';
import { avoidedIn } from './avoided.ts';
import { cleanWish, petsNamed, withoutBedtimeRemark, withoutRequest } from './clean-wish.ts';
import { asWhatTheyAre } from './from-screens.ts';
import { groupsOf } from './groups.ts';
import type { Found, Group, Named } from './groups/group.ts';
import { homeOf } from './home-of.ts';
import { childrenAsOurs } from './named-children.ts';
import { petAsItsKind } from './pets-of-theirs.ts';
import { inEnglish } from './in-english.ts';
import { asWhoIsThere } from './places-of-theirs.ts';
import { likingOf } from './liking-of.ts';
import { lossOf } from './loss-of.ts';
import { occasionOf } from './occasion-of.ts';
import { begunAs, isVagueText, leavesItToUs } from './opening-words.ts';
import { said } from './phrase.ts';
import { shapeOf } from './shape-of.ts';
import { type Begun, clauseOf, firstClause, sentenceOf } from './sentences/sentence-of.ts';
import type { Seen } from './shapes/sight.ts';
import { feelingOf, sorrowOf } from './sorrow-of.ts';
import { tagWords } from './tag-words.ts';
import { isEnglish } from './tags/known-words.ts';
import { thingsNamed, thingsOfDoing } from './things-named.ts';
import type { Tagged } from './tags/tagged.ts';
import type { Question, Shape, Wish } from './wish.ts';
import { saysSomething, wordSetOf } from './word-set.ts';
import { wordsOf } from './words-of.ts';

/**
 * Who or what a wish is about, what is the matter with it, where, and who of the family is in it; all of it from the words alone.
 * One look at each word, so it takes as long as the wish is.
 */
export function readWish(theme: string, characters: readonly StoryCharacter[], element?: StoryElement): Wish {
  const whole = readAll(theme, characters, element);
  const asking = withoutBedtimeRemark(theme);
  if (asking === theme) return ofTheirPet(theme, whole, characters, element);
  // "The moon, she won't settle": nobody asked what the moon would not do. A tale of the moon and of somebody who would not is nearest.
  return { ...readAll(asking, characters, element), text: whole.text, words: whole.words };
}

/** "Biscuit can talk" is about a dog, where Biscuit is the family's; and about this one. */
function ofTheirPet(
  theme: string,
  whole: Wish,
  characters: readonly StoryCharacter[],
  element?: StoryElement,
): Wish {
  if (whole.sorrow !== undefined || whole.isVague) return whole;
  const asked = petAsItsKind(withoutRequest(cleanWish(theme)), characters);
  if (asked === undefined) return whole;
  const { things, shape, loss, home, liking, words } = readAll(asked.text, characters, element);
  const [first] = things;
  if (first?.noun !== asked.kind) return whole;
  return {
    ...whole,
    things,
    people: [...new Set([...whole.people, asked.index])],
    words: new Set([...whole.words, ...words]),
    ...(shape && { shape }),
    ...(loss && { loss }),
    ...(home && { home }),
    ...(liking && { liking }),
  };
}

function readAll(theme: string, characters: readonly StoryCharacter[], element?: StoryElement): Wish {
  const text = cleanWish(theme);
  const names = new Set(characters.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
  const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
  const plainNames = new Set([...names].map(plain));
  const isTheirs = (name: string) => plainNames.has(plain(name));
  const asked = childrenAsOurs(petsNamed(withoutRequest(text), isTheirs), isTheirs);
  const { text: english, tongue } = inEnglish(
    asWhoIsThere(asWhatTheyAre(asked, (word) => names.has(word))),
    (word) => isEnglish(word) || names.has(word.replace(/['’]s$/, '')),
  );
  const avoids = avoidedIn(english);
  const wish = read(
    avoids ? '' : english,
    characters,
    avoids !== undefined || isVagueText(english),
    begunAs(text, english),
  );
  const own = { ...wish, text, ...(tongue !== undefined && { tongue }), ...(avoids && { avoids }) };
  // Whoever asks for nothing gets the evening's surprise.
  if (!own.isVague || element === undefined) return own;
  const surprise = read(element, [], false, undefined);
  return {
    ...own,
    things: surprise.things,
    ...(surprise.shape && { shape: surprise.shape }),
    words: new Set([...own.words, ...surprise.words]),
  };
}

function read(text: string, characters: readonly StoryCharacter[], isNothing: boolean, begun: Begun): Wish {
  const tagged = tagWords(wordsOf(text), characters);
  const groups = groupsOf(tagged, characters);
  const names = groups.filter((group) => group.kind === 'named');
  const asks = questionOf(tagged);
  const seen = isNothing ? undefined : shapeOf(tagged, groups, asks !== undefined);
  const spoken = names.filter((name) => kinOf(name, names, tagged) === undefined);
  const people = [...new Set(spoken.flatMap((name) => name.people))];
  const absent = [...new Set(spoken.flatMap((name) => absentBy(name, names, tagged)))];
  const seenThings = isNothing ? [] : thingsNamed(groups, seen, tagged);
  const isVague =
    isNothing || (leavesItToUs(text) && seenThings.every(({ thing }) => thing.thing === undefined));
  const found = isVague ? [] : seenThings;
  const sorrow = sorrowOf(tagged, groups, seen, characters);
  const things =
    found.length > 0 || isVague || sorrow !== undefined
      ? found.map(({ thing }) => thing)
      : thingsOfDoing(tagged, groups, people.length > 0, asks !== undefined);
  const feeling = feelingOf(tagged);
  const sentence =
    isVague || sorrow !== undefined ? undefined : sentenceOf({ tagged, groups, characters }, seen, begun);
  // What is asked at the end of it is nothing that anybody did.
  const isAsked = sentence?.is === 'why' && /^X (did|wants to) Y$/.test(seen?.is ?? '');
  const clause = seen?.x && clauseOf({ tagged, groups, characters }, seen.x);
  const shape =
    seen && !isVague && !isAsked
      ? { ...shapeWith(seen, found), ...(clause !== undefined && { clause }) }
      : undefined;
  const saysNothing =
    things.length === 0 && sorrow === undefined && feeling === undefined && !seen?.verb && !sentence;
  const first = firstWordsOf(tagged, groups);
  const occasion =
    isVague || sorrow !== undefined || asks !== undefined
      ? undefined
      : occasionOf(tagged, names, seen, found);
  const loss = isVague || sorrow !== undefined ? undefined : lossOf(groups, seen, found);
  const home = isVague || sorrow !== undefined ? undefined : homeOf(tagged, groups, seen, found);
  const liking =
    isVague || sorrow !== undefined || asks !== undefined ? undefined : likingOf(tagged, groups, found);
  return {
    text,
    isVague: isVague || saysNothing,
    things,
    // A lion with no roar has lost it.
    words: loss ? new Set([...wordSetOf(tagged, groups), 'lose', 'lost']) : wordSetOf(tagged, groups),
    ...(first && { first }),
    people,
    absent,
    ...(sorrow !== undefined && { sorrow }),
    ...((shape ?? (things.length > 0 ? { is: 'X' as const, x: 0 } : undefined)) && {
      shape: shape ?? { is: 'X' as const, x: 0 },
    }),
    ...(feeling !== undefined && { feeling }),
    ...(asks !== undefined && { asks }),
    ...(sentence && { sentence }),
    ...(occasion && { occasion }),
    ...(loss && { loss }),
    ...(home && { home }),
    ...(liking && { liking }),
  };
}

/** The mother in "granny's mum died": Granny is well. "Mia's dad" is Dad. */
function kinOf(owner: Named, names: readonly Named[], tagged: readonly Tagged[]): Named | undefined {
  const isKin = tagged.slice(owner.start, owner.end).some(({ tag }) => tag === 'kin');
  return owner.isOwner && isKin
    ? names.find(({ start, absent }) => start === owner.end && absent !== undefined)
    : undefined;
}

function absentBy(one: Named, names: readonly Named[], tagged: readonly Tagged[]): string[] {
  if (one.absent === undefined) return [];
  const owner = names.find((other) => kinOf(other, names, tagged) === one);
  return [
    owner === undefined ? one.absent : `${withCapital(said(tagged, owner.start, owner.end))} ${one.absent}`,
  ];
}

const fewestOfAClause = 3;

/** Nothing where it is one clause, or where the first says next to nothing. */
function firstWordsOf(tagged: readonly Tagged[], groups: readonly Group[]): ReadonlySet<string> | undefined {
  const { end } = firstClause(tagged, { start: 0, end: tagged.length });
  const telling = tagged.slice(0, end).filter(({ tag, low }) => tag !== 'stop' && saysSomething(low));
  if (end === tagged.length || telling.length < fewestOfAClause) return undefined;
  return wordSetOf(
    tagged.slice(0, end),
    groups.filter((group) => group.end <= end),
  );
}

function questionOf(tagged: readonly Tagged[]): Question | undefined {
  const first = tagged[0];
  if (first?.tag !== 'ask') return undefined;
  // "how to whistle" asks nothing, and "when the moon came down" tells.
  if (first.low === 'how' && tagged[1]?.low === 'to') return undefined;
  return (['why', 'how', 'what', 'when', 'where', 'who'] as const).find((word) => word === first.low);
}

function shapeWith(seen: Seen, found: readonly Found[]): Shape {
  const { is, x, by, verb, isUnable, isSetting, where, at: there, called } = seen;
  const at = (named: Named | undefined) =>
    named?.thing === undefined ? -1 : found.findIndex(({ thing }) => thing.noun === named.thing?.noun);
  return {
    is,
    ...(verb && { verb }),
    ...(isUnable && { isUnable }),
    ...(isSetting && { isSetting }),
    ...(where !== undefined && { where }),
    ...(there !== undefined && { at: there }),
    ...(called !== undefined && { called }),
    ...(at(x) >= 0 && { x: at(x) }),
    ...(at(by) >= 0 && { by: at(by) }),
  };
}
