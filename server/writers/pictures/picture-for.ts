import type { SubjectName } from '#contract/picture-subjects.ts';
import {
  type PictureHour,
  pictureLimits,
  type PicturePlace,
  picturePlaces,
  type PictureSubject,
} from '#contract/pictures.ts';
import { plural } from '../tales/english/nouns.ts';
import type { Wish, WishThing } from '../tales/wish/wish.ts';
import type { PictureWords } from '../writer.ts';
import { scan, singularOf } from './scan.ts';
import { homeOf, placeOfWords, subjectOfWords } from './words.ts';

/** What is told: the wish, and where one was chosen, what its author sees of the tale. */
export type Seen = { wish: Wish; tale?: { picture: string; subjects: readonly string[] } };

/** What stands on the picture of a story: what was wished for, where it happens, and how late it is. */
export function pictureFor({ wish, tale }: Seen): PictureWords {
  const subjects = subjectsIn(wish, tale);
  const line = tale?.picture ?? '';
  return {
    subjects,
    place: placeFor(wish, line, subjects),
    hour: hourIn(`${wish.text} ${line}`),
  };
}

/** A part by any of the words for it, whoever says them. */
export function subjectNamed(words: string): SubjectName | undefined {
  const plain = words.trim().toLowerCase().replaceAll('-', ' ');
  return subjectOfWords.get(plain) ?? subjectOfWords.get(singularOf(plain));
}

type Tale = Seen['tale'];

function subjectsIn(wish: Wish, tale: Tale): PictureSubject[] {
  const hits = scan(wish.text, subjectOfWords);
  const phrases = hits.filter(({ words }) => words.includes(' '));
  const named = wish.things.flatMap((thing, _, { length }) => {
    // "a trip to the moon" is about the trip.
    const phrase = phrases.find(({ words }) => isSaid(thing, words));
    if (phrase) return [{ is: phrase.found, isMany: isMany(thing, phrase.found) }];
    const isOnlyWhere = length > 1 && scan(wish.text, placeOfWords).some(({ words }) => isSaid(thing, words));
    return isOnlyWhere ? [] : partsFor(thing);
  });
  if (named.length > 0) return distinct(named);
  if (wish.things.length === 0 && wish.sorrow !== undefined) return [];
  const [said] = phrases.length > 0 ? phrases : hits;
  if (said) return [{ is: said.found, isMany: said.isMany }];
  return mayBeTheTales(wish, tale) ? distinct(ofTheTale(tale)).slice(0, 1) : [];
}

const isSaid = ({ noun }: WishThing, words: string): boolean =>
  words.includes(noun.toLowerCase()) || words.includes(plural(noun.toLowerCase()));

/** A unicorn princess is both. */
function partsFor(thing: WishThing): PictureSubject[] {
  const is = partFor(thing);
  if (is === undefined) return [];
  const [kind] = scan(thing.describing, subjectOfWords);
  return [...(kind ? [{ is: kind.found, isMany: false }] : []), { is, isMany: isMany(thing, is) }];
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

/** Whoever lives there is seldom met anywhere else. */
const strongHomes: ReadonlySet<PicturePlace> = new Set(['under-the-sea', 'space', 'sea', 'beach']);

function placeFor(wish: Wish, line: string, [first]: readonly PictureSubject[]): PicturePlace {
  const [said] = scan(wish.text, placeOfWords);
  const home = first && homeOf.get(first.is);
  if (said) return said.found;
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
  const first = subjects.filter(({ is }, index) => subjects.findIndex((one) => one.is === is) === index);
  return first.slice(0, pictureLimits.subjects);
}
