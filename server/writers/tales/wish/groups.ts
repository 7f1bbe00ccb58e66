import type { StoryCharacter } from '../../writer.ts';
import { timeWords } from '../english/small-words.ts';
import { baseOf, formsNamed, guessedBase } from '../english/verbs.ts';
import { charactersMeant, isCalledBy, relationOf, wordsIn } from './family-words.ts';
import { isNounLike, type Tagged } from './tag-words.ts';
import { thingFrom } from './thing-from.ts';
import type { WishThing } from './wish.ts';

/** Who or what is named, with all that belongs to its name: "the lost teddy", "my sister", "grandpa's birthday". */
export type Named = {
  kind: 'named';
  start: number;
  end: number;
  det: string | undefined;
  /** Which of the characters it means. */
  people: readonly number[];
  /** Somebody of the family who isn't one of them. */
  absent: string | undefined;
  thing: WishThing | undefined;
  /** What it could be about if nothing better is named: "a rainy Sunday". */
  spare: WishThing | undefined;
  isFirst: boolean;
  isLost: boolean;
  /** "day", "night": when, and not what. */
  isTime: boolean;
  /** It is whose the next one is: "grandpa's". */
  isOwner: boolean;
  /** The last word, in small letters. */
  low: string;
};

/** What is done, wanted, refused: "will not come down", "wants to be". */
export type Doing = {
  kind: 'doing';
  start: number;
  end: number;
  /** Where the word itself stands that is done. */
  at: number;
  base: string;
  form: 'base' | 'ing' | 'finite';
  isNot: boolean;
  isUnable: boolean;
  isWanted: boolean;
  isLearnt: boolean;
};

export type Group = Named | Doing | { kind: 'small'; start: number; end: number; tagged: Tagged };

/** Puts the words together that belong together; each word is looked at once. */
export function groupsOf(tagged: readonly Tagged[], characters: readonly StoryCharacter[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < tagged.length;) {
    const group =
      nameBesideAt(tagged, at) ??
      namedAt(tagged, at, characters) ??
      doingAt(tagged, at) ??
      smallAt(tagged, at);
    groups.push(group);
    at = group.end;
  }
  return groups;
}

/** "Bruno the bear": the name of the bear, and nobody beside him. */
function nameBesideAt(tagged: readonly Tagged[], at: number): Group | undefined {
  const [name, the, noun] = [tagged[at], tagged[at + 1], tagged[at + 2]];
  const isName =
    name?.tag === 'noun' && name.hasCapital && !name.named && !name.isOwner && tagged[at - 1]?.tag !== 'noun';
  return name && isName && the?.low === 'the' && noun && (noun.named || noun.tag === 'adj')
    ? { kind: 'small', start: at, end: at + 1, tagged: name }
    : undefined;
}

function smallAt(tagged: readonly Tagged[], at: number): Group {
  const one = tagged[at];
  if (!one) throw new RangeError('there is a word at every step');
  // "called Bo" belongs to whoever is called so, and names nobody else.
  return {
    kind: 'small',
    start: at,
    end: one.tag === 'called' ? endOfName(tagged, at) : at + 1,
    tagged: one,
  };
}

/** "called Star", "called Sir Hops", "called mister wobble". */
export function endOfName(tagged: readonly Tagged[], called: number): number {
  const first = tagged[called + 1];
  if (!first || first.tag === 'stop') return called + 1;
  let end = called + 2;
  const isMore = (one: Tagged | undefined) =>
    one !== undefined && isNounLike(one) && one.hasCapital === first.hasCapital;
  while (isMore(tagged[end]) && end < called + 4) end++;
  return end;
}

const lostWords = new Set(['lost', 'missing', 'stolen', 'forgotten']);

function namedAt(
  tagged: readonly Tagged[],
  start: number,
  characters: readonly StoryCharacter[],
): Named | undefined {
  let at = start;
  const det = tagged[at]?.tag === 'det' ? tagged[at]?.low : undefined;
  if (det !== undefined) at++;
  const inside: Tagged[] = [];
  for (; at < tagged.length; at++) {
    const one = tagged[at];
    if (!one) break;
    const isNoun = isNounLike(one);
    const isBefore =
      one.tag === 'adj' ||
      one.tag === 'number' ||
      (one.tag === 'adv' && tagged[at + 1]?.tag === 'adj' && /^(very|really|so|too|all)$/.test(one.low));
    if (!isNoun && !isBefore) break;
    const last = inside.at(-1);
    if (isBefore && last && isNounLike(last)) break;
    if (last && isNounLike(last) && !mayFollow(last, one)) break;
    inside.push(one);
    if (one.isOwner) {
      at++;
      break;
    }
  }
  const head = inside.at(-1);
  if (!head || !isNounLike(head)) return undefined;
  const words = inside.filter(({ low }) => low !== 'first' && !lostWords.has(low));
  const who = whoIsMeant(det, inside, tagged, { start, end: at }, characters);
  const isTime = timeWords.has(head.low) && (head.named === undefined || isWhen(tagged, start, at));
  const named = isTime ? inside.slice(0, -1).findLast((one) => one.tag === 'noun' && one.named) : undefined;
  return {
    kind: 'named',
    start,
    end: at,
    det,
    people: who.people,
    absent: who.absent,
    // Of a market day it is the market; of a rainy Sunday, if there is nothing else, the Sunday.
    thing: named
      ? thingFrom(undefined, [named])
      : who.isFamily || isTime || generic.has(head.low)
        ? undefined
        : thingFrom(det, words),
    spare:
      isTime || /^(mystery|case|place|idea|end)$/.test(head.low) ? thingFrom(det, words) : titled(inside),
    isFirst: inside.some(({ low }) => low === 'first'),
    isLost: inside.some(({ low }) => lostWords.has(low)),
    isTime,
    isOwner: head.isOwner,
    low: head.low,
  };
}

/** "Princess Mia" is about a princess, if about nothing else. */
function titled(inside: readonly Tagged[]): WishThing | undefined {
  const title = inside.find(({ tag, named }) => tag === 'noun' && named);
  return title && inside.some(({ person }) => person !== undefined)
    ? thingFrom(undefined, [title])
    : undefined;
}

/** "at night", "a night in the museum", but "scared of the night". */
function isWhen(tagged: readonly Tagged[], start: number, end: number): boolean {
  return (
    tagged[end]?.tag === 'prep' ||
    (tagged[start - 1]?.tag === 'prep' &&
      /^(at|for|all|during|in|by|one)$/.test(tagged[start - 1]?.low ?? ''))
  );
}

/** "tax inspector", "Uncle Ben", "our goldfish Bubbles", but not "Sam dinosaurs". */
function mayFollow(last: Tagged, one: Tagged): boolean {
  if (last.tag === 'noun' && one.tag === 'noun') return true;
  if (last.tag === 'kin') return (one.tag === 'name' || one.tag === 'noun') && one.hasCapital && !one.named;
  return last.tag === 'noun' && one.tag === 'name' && one.hasCapital;
}

/** Words that name nothing a story could be about. */
const generic = new Set(
  `thing things way ways lot lots bit bits kind sort end bottom top middle side edge part story stories tale name names fun
  adventure adventures heaven pile bunch load loads group herd pack flock turn idea stuff something place places while
  rest order front back age mystery case`.split(/\s+/),
);

type Who = { people: readonly number[]; absent: string | undefined; isFamily: boolean };

const ours = new Set(['my', 'our', 'the', 'your', 'his', 'her', 'their']);

function whoIsMeant(
  det: string | undefined,
  inside: readonly Tagged[],
  tagged: readonly Tagged[],
  { start, end }: { start: number; end: number },
  characters: readonly StoryCharacter[],
): Who {
  const named = inside.flatMap(({ person }) => (person === undefined ? [] : [person]));
  if (named.length > 0) return { people: named, absent: undefined, isFamily: true };
  const kin = inside.find(({ tag }) => tag === 'kin');
  if (kin) {
    const relation = relationOf.get(kin.low);
    const isNew = inside.some(({ low }) => low === 'new');
    const people = relation && !(isNew && det === 'a') ? charactersMeant(kin.low, relation, characters) : [];
    const isBaby = relation === 'baby' && people.length === 0;
    const isName = relation !== undefined && isCalledBy(relation);
    const own = inside
      .slice(inside.indexOf(kin))
      .map(({ text, low }) => (isName || text !== low || inside.at(-1) !== kin ? capital(text) : low));
    // A baby who is not in the story yet is what the story is about.
    return { people, absent: people.length > 0 || isBaby ? undefined : own.join(' '), isFamily: !isBaby };
  }
  const head = inside.at(-1);
  const isBareSubject =
    det === undefined && start === 0 && isFiniteVerb(tagged[end]) && head?.named?.isPlural === false;
  const isAdjectived = inside
    .slice(0, -1)
    .some(({ tag, low }) => tag === 'adj' && !/^(little|old|poor|new|big)$/.test(low));
  if (!head || isAdjectived || !((det !== undefined && ours.has(det)) || isBareSubject)) return nobody;
  // "the puppy who got lost" is a story's, and "the puppy" need not be our dog.
  if (det === 'the' && tagged[end]?.tag === 'rel') return nobody;
  const names = [head.low, head.named?.name ?? head.low];
  const asked = new Set(det === 'the' ? names : [...names, ...(head.named?.thing.is ?? [])]);
  for (const wide of ['animal', 'pet', 'bird', 'fish', 'job', 'person', 'monster'])
    if (head.low !== wide) asked.delete(wide);
  const people = characters.flatMap(({ relationship }, index) =>
    wordsIn(relationship).some((word) => asked.has(word)) ? [index] : [],
  );
  return people.length > 0 ? { people, absent: undefined, isFamily: true } : nobody;
}

const nobody: Who = { people: [], absent: undefined, isFamily: false };

function isFiniteVerb(one: Tagged | undefined): boolean {
  return (
    one !== undefined && (one.tag === 'modal' || (one.tag === 'verb' && !formsNamed(one.low).includes('ing')))
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const wanting = new Set('want wish hope need try decide dream plan long'.split(' '));
const learning = new Set('learn practise practice'.split(' '));

function doingAt(tagged: readonly Tagged[], start: number): Doing | undefined {
  const first = tagged[start];
  if (!first) return undefined;
  if (!['verb', 'modal', 'to'].includes(first.tag)) {
    const isNegated = first.tag === 'not' && ['verb', 'to'].includes(tagged[start + 1]?.tag ?? '');
    if (!isNegated) return undefined;
  }
  const doing: Doing = {
    kind: 'doing',
    start,
    end: start,
    at: start,
    base: '',
    form: first.tag === 'to' ? 'base' : 'finite',
    isNot: false,
    isUnable: false,
    isWanted: false,
    isLearnt: false,
  };
  let at = start;
  // "too excited to sleep" cannot.
  if (first.tag === 'to' && tagged[start - 1]?.tag === 'adj' && tagged[start - 2]?.low === 'too')
    doing.isNot = doing.isUnable = true;
  let isCan = false;
  for (; at < tagged.length; at++) {
    const one = tagged[at];
    if (!one) break;
    const isMore = at + 1 < tagged.length;
    if (one.tag === 'modal') {
      isCan = /^(can|could)$/.test(one.low);
      continue;
    }
    if (one.tag === 'not') {
      doing.isNot = true;
      doing.isUnable ||= isCan;
      continue;
    }
    if (one.tag === 'to') continue;
    if (one.tag === 'adv' && isMore && leadsOn(tagged[at + 1])) continue;
    if (one.low === 'unable' || (one.low === 'able' && doing.isNot)) {
      doing.isNot = doing.isUnable = true;
      continue;
    }
    if (one.tag === 'ask' || one.tag === 'rel') {
      if (one.low === 'how' && tagged[at + 1]?.tag === 'to') continue;
      break;
    }
    if (one.tag === 'prep' && one.low === 'of' && doing.base === 'dream' && tagged[at + 1]?.tag === 'verb') {
      doing.isWanted = true;
      continue;
    }
    if (one.tag !== 'verb') break;
    // What is done already, and no helping word: the next verb is another one, but "go swimming" is one thing.
    if (doing.base !== '' && !isHelping(doing.base, tagged, at, doing)) break;
    const base = baseOf(one.low) ?? guessedBase(one.low);
    if (doing.base === 'be' && formsNamed(one.low).includes('base') && !formsNamed(one.low).includes('done'))
      break;
    doing.base = base;
    doing.at = at;
    const isIng = one.low.endsWith('ing') && formsNamed(one.low).includes('ing');
    if (at === start) doing.form = isIng ? 'ing' : formsNamed(one.low).includes('base') ? 'base' : 'finite';
    const next = nextBesideAdverbs(tagged, at);
    const goesOn = next?.tag === 'to' || (next?.low === 'how' && tagged.some(({ tag }) => tag === 'to'));
    if (!goesOn) continue;
    if (wanting.has(base) || ((base === 'like' || base === 'love') && isWish(tagged, start, at)))
      doing.isWanted = true;
    else if (learning.has(base)) doing.isLearnt = true;
    else if (base === 'refuse') doing.isNot = true;
    else if (base === 'forget') doing.isNot = doing.isUnable = true;
    else if (!/^(like|love|have|use|go|be|get|come|start|begin)$/.test(base)) {
      at++;
      break;
    }
  }
  if (doing.base === '' && doing.isNot) return undefined;
  if (doing.base === '') return undefined;
  doing.end = Math.max(at, start + 1);
  return doing;
}

function leadsOn(next: Tagged | undefined): boolean {
  return next !== undefined && ['verb', 'not', 'to', 'modal'].includes(next.tag);
}

function nextBesideAdverbs(tagged: readonly Tagged[], at: number): Tagged | undefined {
  const next = tagged[at + 1];
  return next?.tag === 'adv' ? tagged[at + 2] : next;
}

/** "would like to" is a wish, "likes to" is what it does. */
function isWish(tagged: readonly Tagged[], start: number, at: number): boolean {
  return tagged.slice(start, at).some(({ tag }) => tag === 'modal');
}

function isHelping(base: string, tagged: readonly Tagged[], at: number, doing: Doing): boolean {
  const one = tagged[at];
  const forms = formsNamed(one?.low ?? '');
  const before = tagged[at - 1];
  // "was cut down" is done to it: that it was.
  if (base === 'be') return forms.includes('ing');
  if (base === 'do') return doing.isNot || forms.includes('base');
  if (base === 'have') return forms.includes('done') || before?.tag === 'to';
  if (before?.tag === 'to') return true;
  if (base === 'dream') return doing.isWanted;
  return doing.isWanted || doing.isLearnt ? before?.tag === 'adv' : false;
}
