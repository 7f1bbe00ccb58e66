import type { StoryElement } from '#contract/stories.ts';
import type { StoryCharacter } from '../../writer.ts';
import { formsOf } from '../english/verbs.ts';
import { avoidedIn } from './avoided.ts';
import { cleanWish, petsNamed, withoutBedtimeRemark, withoutRequest } from './clean-wish.ts';
import { asWhatTheyAre } from './from-screens.ts';
import { endOfName, groupsOf } from './groups.ts';
import type { Found, Group, Named } from './groups/group.ts';
import { homeOf } from './home-of.ts';
import { childrenAsOurs } from './named-children.ts';
import { inEnglish } from './in-english.ts';
import { asWhoIsThere } from './places-of-theirs.ts';
import { likingOf } from './liking-of.ts';
import { lossOf } from './loss-of.ts';
import { occasionOf } from './occasion-of.ts';
import { begunAs, isVagueText, leavesItToUs } from './opening-words.ts';
import { endOfDoing, isInItsClause, said } from './phrase.ts';
import { thingFrom } from './thing-from.ts';
import { shapeOf } from './shape-of.ts';
import { type Begun, clauseOf, firstClause, sentenceOf } from './sentences/sentence-of.ts';
import type { Seen } from './shapes/sight.ts';
import { feelingOf, sorrowOf } from './sorrow-of.ts';
import { tagWords } from './tag-words.ts';
import { isEnglish } from './tags/known-words.ts';
import type { Tagged } from './tags/tagged.ts';
import type { Question, Shape, Wish, WishThing } from './wish.ts';
import { isDenied, saysSomething, wordSetOf } from './word-set.ts';
import { wordsOf } from './words-of.ts';

/**
 * Who or what a wish is about, what is the matter with it, where, and who of the family is in it; all of it from the words alone.
 * One look at each word, so it takes as long as the wish is.
 */
export function readWish(theme: string, characters: readonly StoryCharacter[], element?: StoryElement): Wish {
  const whole = readAll(theme, characters, element);
  const asking = withoutBedtimeRemark(theme);
  if (asking === theme) return whole;
  // "The moon, she won't settle": nobody asked what the moon would not do. A tale of the moon and of somebody who would not is nearest.
  return { ...readAll(asking, characters, element), text: whole.text, words: whole.words };
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
  const seenThings = isNothing ? [] : thingsOf(groups, seen, tagged);
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
    owner === undefined ? one.absent : `${capital(said(tagged, owner.start, owner.end))} ${one.absent}`,
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

/** Two at most, a feast before what is of it ("Nowruz goldfish"): in the order in which they are named, and whoever the shape is about is one of them. */
function thingsOf(groups: readonly Group[], seen: Seen | undefined, tagged: readonly Tagged[]): Found[] {
  const all: Found[] = [];
  const names = groups.filter((group) => group.kind === 'named');
  const reason = startOfReason(tagged);
  const isReason = (one: Named) =>
    one.start > reason &&
    seen?.is !== 'afraid of X' &&
    names.every(({ thing, end }) => !thing || end > reason);
  for (const named of names) {
    const { thing } = named;
    if (
      !thing ||
      isReason(named) ||
      named === seen?.hides ||
      isInItsClause(named, groups) ||
      isOfAnother(named, names, tagged)
    )
      continue;
    if (isDenied(named, tagged)) continue;
    const before = all.find((one) => one.thing.noun === thing.noun);
    if (before) {
      if (thing.isPlural && !before.thing.isPlural) before.thing = thing;
      continue;
    }
    const feast = tagged
      .slice(named.start, named.end - 1)
      .find((one) => one.named?.thing.isProper && one.named.thing.is.includes('holiday'));
    const ofFeast = feast && thingFrom(undefined, [feast]);
    if (ofFeast && !all.some((one) => one.thing.noun === ofFeast.noun)) all.push({ named, thing: ofFeast });
    const called = withName(withPronoun(thing, named, names, tagged), named, names, tagged);
    const whole = withOf(called, named, names, tagged);
    all.push({ named, thing: withDoing(whole, named, groups, tagged) });
  }
  const ofTheirs = all.filter(
    ({ thing }) => !all.some((other) => other.thing.name !== undefined && other.thing.name === thing.said),
  );
  const needed = [seen?.x, seen?.by, seen?.z].filter((one) => one !== undefined);
  // Whoever owns something is heard of after it: "a wizard's apprentice".
  const ranked = ofTheirs.toSorted((a, b) => rank(a, needed, all) - rank(b, needed, all));
  return ranked
    .slice(0, 2)
    .toSorted((a, b) => Number(a.named.isOwner) - Number(b.named.isOwner) || a.named.start - b.named.start);
}

/** "She is angry because we had to leave the playground": it is about being angry. */
function startOfReason(tagged: readonly Tagged[]): number {
  const at = tagged.findIndex(({ low }) => /^(because|since|when|after)$/.test(low));
  return at > 0 && feelingOf(tagged.slice(0, at)) !== undefined ? at : Infinity;
}

function rank({ named }: Found, needed: readonly Named[], all: readonly Found[]): number {
  if (needed.includes(named)) return 0;
  return 1 + all.findIndex((one) => one.named === named);
}

/** "a cup of tea", "the king of the cats": what belongs to its name. */
function withOf(
  thing: WishThing,
  named: Named,
  names: readonly Named[],
  tagged: readonly Tagged[],
): WishThing {
  if (tagged[named.end]?.low !== 'of' || thing.isProper) return thing;
  const whose = names.find(({ start }) => start === named.end + 1);
  // "the smell of grandma's kitchen"
  const owned = whose?.isOwner ? names.find(({ start }) => start === whose.end) : undefined;
  const end = owned?.end ?? whose?.end;
  return end === undefined ? thing : { ...thing, said: `${thing.said} ${said(tagged, named.end, end)}` };
}

/** The fridge in "the sound of the fridge". */
function isOfAnother(named: Named, names: readonly Named[], tagged: readonly Tagged[]): boolean {
  return (
    tagged[named.start - 1]?.low === 'of' &&
    names.some(
      ({ end, low }) =>
        end === named.start - 1 && /^(sound|noise|smell|colour|taste|feel|feeling|shape)$/.test(low),
    )
  );
}

/** "The noise the boiler makes at night": so it is called, and later it is the noise. */
function withDoing(
  thing: WishThing,
  named: Named,
  groups: readonly Group[],
  tagged: readonly Tagged[],
): WishThing {
  const at = groups.indexOf(named);
  const [who, doing] = [groups[at + 1], groups[at + 2]];
  if (
    who?.kind !== 'named' ||
    doing?.kind !== 'doing' ||
    !isInItsClause(who, groups) ||
    named.det === undefined
  )
    return thing;
  const words = said(tagged, who.start, endOfDoing(doing, tagged));
  return { ...thing, said: `${thing.said} ${words}`, isOnly: named.det === 'the' && !thing.isPlural };
}

/** "a pony called Star" */
function withName(
  thing: WishThing,
  named: Named,
  names: readonly Named[],
  tagged: readonly Tagged[],
): WishThing {
  if (tagged[named.end]?.tag === 'called') {
    const name = tagged.slice(named.end + 1, endOfName(tagged, named.end)).map(({ text }) => capital(text));
    return name.length > 0 ? { ...thing, name: name.join(' ') } : thing;
  }
  // "Bo the dragon"
  const before = tagged[named.start - 1];
  // "Mr Wobble the jelly"
  const beside = names.find(({ end, thing: own }) => end === named.start && own?.isProper === true);
  if (named.det === 'the' && beside?.thing) return { ...thing, name: beside.thing.said };
  if (named.det === 'the' && before?.hasCapital === true && before.tag === 'noun' && !before.named)
    return { ...thing, name: before.text };
  return thing;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The dragon who lost his fire is a he. */
function withPronoun(
  thing: WishThing,
  named: Named,
  names: readonly Named[],
  tagged: readonly Tagged[],
): WishThing {
  if (thing.isPlural || (thing.kind !== 'creature' && thing.kind !== 'person' && thing.kind !== 'machine'))
    return thing;
  if (named !== names.find((one) => one.thing !== undefined || one.people.length > 0)) return thing;
  for (const { low } of tagged.slice(named.end)) {
    if (/^(his|him|he|himself)$/.test(low)) return { ...thing, pronoun: 'he' };
    if (/^(her|she|hers|herself)$/.test(low)) return { ...thing, pronoun: 'she' };
    if (/^(its|itself)$/.test(low)) return { ...thing, pronoun: 'it' };
  }
  return thing;
}

/** Where nothing is named it is about what is done: "being brave", "learning to whistle" is about whistling. */
function thingsOfDoing(
  tagged: readonly Tagged[],
  groups: readonly Group[],
  hasPeople: boolean,
  asks: boolean,
): WishThing[] {
  // "For a whole week" is how long, and not what.
  const spares = groups.flatMap((group) =>
    group.kind === 'named' && group.spare && !(group.isTime && tagged[group.start - 1]?.low === 'for')
      ? [group.spare]
      : [],
  );
  const described = spares.find(({ describing }) => describing !== '');
  if (described) return [described];
  for (const group of groups) {
    if (group.kind !== 'doing' || /^(have|do|want)$/.test(group.base)) continue;
    // "why is mummy crying" is about crying.
    if (
      group.base === 'be' &&
      asks &&
      groups.some((other) => other.kind === 'doing' && other.start > group.start)
    )
      continue;
    const end = endOfDoing(group, tagged);
    const rest = said(tagged, group.at, end).split(' ').slice(1).join(' ');
    if (group.base === 'be' && rest === '') continue;
    const { ing } = formsOf(group.base);
    return [idea(group.isNot ? `not ${ing} ${rest}`.trim() : `${ing} ${rest}`.trim())];
  }
  const [spare] = spares;
  if (spare && groups[0]?.kind === 'named') return [spare];
  if (hasPeople) return [];
  const word = tagged.find(
    ({ tag, low }) =>
      ['adj', 'adv', 'noun', 'verb', 'number', 'pron'].includes(tag) &&
      !/^(i|we|me|it|is|a|do|does|did|has|have|had)$/.test(low),
  );
  if (word?.tag === 'adj')
    return [idea(`${tagged.some(({ tag }) => tag === 'not') ? 'not ' : ''}being ${word.low}`)];
  return word ? [idea(word.text)] : [];
}

function idea(words: string): WishThing {
  return {
    said: words,
    noun: words,
    is: [words],
    describing: '',
    kind: 'idea',
    isPlural: false,
    isMass: true,
    isProper: false,
    isOnly: false,
    pronoun: 'it',
    who: 'that',
  };
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
