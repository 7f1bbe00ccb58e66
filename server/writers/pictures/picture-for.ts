import type { SubjectName } from '#contract/picture-subjects.ts';
import {
  type PictureColour,
  type PictureHour,
  pictureLimits,
  type PicturePlace,
  picturePlaces,
  type PictureSubject,
} from '#contract/pictures.ts';
import { plural } from '../tales/english/nouns.ts';
import type { Wish, WishThing } from '../tales/wish/wish.ts';
import type { PictureWords } from '../writer.ts';
import { colourIn, colourOfHit, inColour } from './colours.ts';
import { type Hit, scan, singularOf } from './scan.ts';
import { seenFrom } from './seen-outside.ts';
import { homeOf, placeOfWords } from './place-words.ts';
import { subjectOfWords } from './subject-words.ts';

/** What is told: the wish, of whom, and where one was chosen, what its author sees of the tale. */
export type Seen = {
  wish: Wish;
  /** Rose is no flower. */
  names?: readonly string[];
  tale?: { picture: string; subjects: readonly string[] };
};

/** What stands on the picture of a story: what was wished for, where it happens, and how late it is. */
export function pictureFor({ wish, names = [], tale }: Seen): PictureWords {
  const subjects = subjectsIn(wish, names, tale);
  const line = tale?.picture ?? '';
  const place = placeFor(wish, line, subjects);
  return {
    subjects: seenFrom(place, subjects, wish.text),
    place,
    hour: hourIn(`${wish.text} ${line}`),
  };
}

/** A part by any of the words for it, whoever says them. */
export function subjectNamed(words: string): SubjectName | undefined {
  const plain = words.trim().toLowerCase().replaceAll('-', ' ');
  return subjectOfWords.get(plain) ?? subjectOfWords.get(singularOf(plain));
}

type Tale = Seen['tale'];

function subjectsIn(wish: Wish, names: readonly string[], tale: Tale): PictureSubject[] {
  const called = new Set(names.map((name) => name.toLowerCase()));
  const hits = scan(wish.text, subjectOfWords).filter(({ words }) => !called.has(words));
  const phrases = hits.filter(({ words }) => words.includes(' '));
  const colourOf = (is: SubjectName) =>
    hits.flatMap((hit) => (hit.found === is ? (colourOfHit(hit) ?? []) : []))[0];
  const named = wish.things.flatMap((thing, _, { length }) => {
    // "a trip to the moon" is about the trip.
    const phrase = phrases.find(({ words }) => isSaid(thing, words));
    if (phrase) return [inColour(phrase.found, isMany(thing, phrase.found), colourOf(phrase.found))];
    const isOnlyWhere = length > 1 && scan(wish.text, placeOfWords).some(({ words }) => isSaid(thing, words));
    return isOnlyWhere ? [] : partsFor(thing, colourOf);
  });
  const seen = theStronger(named);
  if (seen.length > 0) return distinct([...seen, ...besides(hits, wish.things)]);
  if (wish.things.length === 0 && wish.sorrow !== undefined) return [];
  const [said] = phrases.length > 0 ? phrases : hits;
  if (said)
    return distinct([inColour(said.found, said.isMany, colourOfHit(said)), ...besides(hits, wish.things)]);
  return mayBeTheTales(wish, tale) ? distinct(ofTheTale(tale)).slice(0, 1) : [];
}

/** A friend, a race, the best in the world: they stand on a picture alone, and for nobody who can be drawn. */
const weak: ReadonlySet<string> = new Set<SubjectName>(['heart', 'trophy', 'earth']);

function theStronger(subjects: readonly PictureSubject[]): readonly PictureSubject[] {
  const strong = subjects.filter(({ is }) => !weak.has(is));
  return strong.length > 0 ? strong : subjects.slice(0, 1).map((one) => ({ ...one, isMany: false }));
}

/** By which other words something may be on a picture that is of something else. */
const plainWords = new Set('windy rainy raining puddle thunderstorm storm boat bike box party'.split(' '));

/** "A spider in the bath", "on a windy day": what is on the picture as well, if it is called by its own name and no place shows it. */
function besides(hits: readonly Hit<SubjectName>[], things: readonly WishThing[]): PictureSubject[] {
  return hits.flatMap((hit) => {
    const { found, words, isMany: many } = hit;
    const one = singularOf(words);
    const isItself = one === found.replaceAll('-', ' ') || plainWords.has(one);
    // An orange kitten has no orange beside it.
    const isColour = found === 'orange' && hit.after.length > 0 && colourIn(words) !== undefined;
    if (!isItself || isColour || furniture.has(found) || isOf(things, words)) return [];
    return [inColour(found, many, colourOfHit(hit))];
  });
}

/** A cheese dragon is no cheese, and a cat called Biscuit no biscuit. */
const isOf = (things: readonly WishThing[], words: string): boolean =>
  things.some(
    ({ said, noun, name = '' }) =>
      noun !== words && ` ${said} ${plural(said)} ${name.toLowerCase()} `.includes(` ${words} `),
  );

const isSaid = ({ noun }: WishThing, words: string): boolean =>
  words.includes(noun.toLowerCase()) || words.includes(plural(noun.toLowerCase()));

/** A unicorn princess is both. */
function partsFor(
  thing: WishThing,
  colourOf: (is: SubjectName) => PictureColour | undefined,
): PictureSubject[] {
  const is = partFor(thing);
  if (is === undefined) return [];
  const [kind] = scan(thing.describing, subjectOfWords).filter(
    ({ words, found }) => !furniture.has(found) && colourIn(words) === undefined,
  );
  const colour = colourIn(thing.describing) ?? colourOf(is);
  return [inColour(is, isMany(thing, is), colour), ...(kind ? [inColour(kind.found, false, undefined)] : [])];
}

/** The nearest kin that we have a part for: a robin is a bird. What is only an animal, or only a thing, is none of ours. */
function partFor({ said, noun, name, is, thing }: WishThing): SubjectName | undefined {
  const names = [said, name, noun, ...(thing?.otherNames ?? []), ...is];
  for (const one of names) {
    const found = one === undefined ? undefined : subjectNamed(one);
    if (found) return found;
  }
  return undefined;
}

/** Socks are two on one picture already, and the night has no more than one torch, however many its noises. */
const isMany = (thing: WishThing, is: SubjectName): boolean =>
  thing.isPlural &&
  thing.thing?.isAlwaysMany !== true &&
  !is.endsWith('s') &&
  ['creature', 'person', 'machine'].includes(thing.kind);

/** Who asks for something that we cannot draw gets no other thing in its stead; who asks for nothing gets what the tale shows. */
function mayBeTheTales({ things }: Wish, tale: Tale): tale is NonNullable<Tale> {
  if (!tale) return false;
  return things.every(
    (thing) => thing.kind === 'idea' || tale.subjects.some((word) => thing.is.includes(word)),
  );
}

/** Furniture is on every picture, and says little of any. */
const furniture = new Set<SubjectName>([
  'bed',
  'door',
  'window',
  'chair',
  'sofa',
  'basket',
  'coat',
  'hat',
  'boot',
  'shoe',
  'tree',
  'house',
  'key',
  'moon',
  'star',
  'cloud',
  'heart',
  'school',
  'castle',
]);

function ofTheTale({ picture }: NonNullable<Tale>): PictureSubject[] {
  const hits = scan(picture, subjectOfWords);
  const strong = hits.filter(({ found }) => !furniture.has(found));
  return (strong.length > 0 ? strong : hits).map(({ found, isMany: many }) => ({ is: found, isMany: many }));
}

const flies = /\b(can|could|to|who|that|will|learns?|and) (fly|flies|flew)\b|\bflying\b/i;
/** Where kites are flown, and what is in the sky already. */
const underAKite: ReadonlySet<PicturePlace> = new Set(['hill', 'space', 'sky']);

/** Whoever lives there is seldom met anywhere else. */
const strongHomes: ReadonlySet<PicturePlace> = new Set(['under-the-sea', 'space', 'sea', 'beach', 'snow']);

function placeFor(wish: Wish, line: string, [first]: readonly PictureSubject[]): PicturePlace {
  const places = scan(wish.text, placeOfWords);
  // A train to the seaside is at the seaside, though trains stand at stations.
  const said = places.find(({ words }) => subjectNamed(words) !== first?.is) ?? places[0];
  const home = first && homeOf.get(first.is);
  if (said) return said.found;
  if (home !== undefined && flies.test(wish.text) && !underAKite.has(home)) return 'sky';
  if (home && strongHomes.has(home)) return home;
  const [told] = scan(line.replace(/\{\w+\}/g, ' '), placeOfWords);
  return told?.found ?? home ?? anyPlace(wish.text);
}

/** Words that lead nowhere lead to the same place every time. */
function anyPlace(text: string): PicturePlace {
  const near = ['hill', 'garden', 'room', 'street'] as const satisfies readonly PicturePlace[];
  const sum = text.length + (text.codePointAt(0) ?? 0) + (text.codePointAt(text.length - 1) ?? 0);
  return near[sum % near.length] ?? picturePlaces[0];
}

function hourIn(text: string): PictureHour {
  const plain = text.toLowerCase();
  if (/midnight|can.?t sleep|not sleep|dream|very early|so late/.test(plain)) return 'late';
  return /\b(night|moon|stars?|dark|torch|lantern|space)\b/.test(plain) ? 'night' : 'dusk';
}

function distinct(subjects: readonly PictureSubject[]): PictureSubject[] {
  const isSame = (a: PictureSubject, b: PictureSubject) => a.is === b.is && a.colour === b.colour;
  const first = subjects.filter((one, index) => subjects.findIndex((other) => isSame(other, one)) === index);
  return first.slice(0, pictureLimits.subjects);
}
