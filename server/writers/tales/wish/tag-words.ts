import type { StoryCharacter } from '../../writer.ts';
import { adjectives } from '../english/adjectives.ts';
import { numberInWords, numberSaid } from '../english/numbers.ts';
import {
  adverbs,
  conjunctions,
  determiners,
  modals,
  negatives,
  prepositions,
  pronouns,
  questionWords,
} from '../english/small-words.ts';
import { baseOf, formsNamed } from '../english/verbs.ts';
import { theThings } from '../things/book.ts';
import type { NamedThing } from '../things/thing.ts';
import { relationOf } from './family-words.ts';
import { folded, type Word } from './words-of.ts';

/** What a word is in its sentence. */
export type Tag =
  | 'stop'
  | 'det'
  | 'number'
  | 'adj'
  | 'noun'
  | 'name'
  | 'kin'
  | 'verb'
  | 'modal'
  | 'not'
  | 'to'
  | 'prep'
  | 'rel'
  | 'conj'
  | 'pron'
  | 'adv'
  | 'ask'
  | 'called';

export type Tagged = {
  tag: Tag;
  /** As typed, and for looking up, rightly spelt. */
  text: string;
  low: string;
  hasCapital: boolean;
  /** "grandpa's" before what is his. */
  isOwner: boolean;
  /** The thing of the book that this word, or these words, name. */
  named?: NamedThing;
  /** Which of the characters it names. */
  person?: number;
  stop?: 'small' | 'great';
};

/**
 * One word after the other, each by what it may be and by what stands before and behind it. A rule of thumb for each kind: a
 * wish is nine words long, typed in a hurry, and no grammar would hold it.
 */
export function tagWords(words: readonly Word[], characters: readonly StoryCharacter[]): Tagged[] {
  const names = namesOf(characters);
  const tagged: Tagged[] = [];
  for (let at = 0; at < words.length;) {
    // "trains trains trains" is one wish, said with love.
    if (
      at > 0 &&
      words[at]?.low === words[at - 1]?.low &&
      theThings().named(words[at]?.low ?? '') !== undefined
    ) {
      at++;
      continue;
    }
    const { length, own } = tagAt(words, at, tagged, names);
    tagged.push(...own);
    at += length;
  }
  return tagged;
}

type Names = readonly { words: readonly string[]; person: number; isWord: boolean }[];

function namesOf(characters: readonly StoryCharacter[]): Names {
  return characters.flatMap(({ name }, person) => {
    const words = folded(name).replaceAll('’', "'").split(/\s+/).filter(Boolean);
    const first = words[0] ?? '';
    const all = words.length > 1 && first.length > 2 && !relationOf.has(first) ? [words, [first]] : [words];
    return all
      .filter((list) => list.length > 0)
      .map((list) => ({
        words: list,
        person,
        isWord: list.length === 1 && isOrdinary(list[0] ?? ''),
      }));
  });
}

/** Will, Rose, Star, Bear: a name that is a word as well. */
function isOrdinary(low: string): boolean {
  return (
    isSmallWord(low) ||
    baseOf(low) !== undefined ||
    adjectives.has(low) ||
    theThings().named(low) !== undefined
  );
}

function isSmallWord(low: string): boolean {
  return [determiners, prepositions, conjunctions, pronouns, modals, negatives, adverbs, questionWords].some(
    (set) => set.has(low),
  );
}

/** Whether it is English that we know, whatever it says: what is not may be another tongue. */
export function isEnglish(word: string): boolean {
  const low = folded(word).replaceAll('’', "'").replace(/'s$/, '');
  return (
    isOrdinary(low) ||
    relationOf.has(low) ||
    numberSaid(low) !== undefined ||
    /^(i'm|can't|won't|\w+n't|cant|wont|dont|doesnt|didnt|couldnt|wouldnt|isnt|im|called|named|sad|who's|it's|let's)$/.test(
      low,
    ) ||
    theThings().names.has(low) ||
    theThings().isWord(low)
  );
}

type Step = { length: number; own: Tagged[] };

function tagAt(words: readonly Word[], at: number, done: readonly Tagged[], names: Names): Step {
  const word = words[at];
  if (!word) return { length: 1, own: [] };
  if (word.stop) return { length: 1, own: [{ ...bare(word, 'stop'), stop: word.stop }] };
  const aside = asideAt(words, at);
  if (aside) return aside;
  return nameAt(words, at, done, names) ?? thingAt(words, at, done) ?? oneWord(words, at, done);
}

/** "next door", "upside down": two words that say where or how, and name nothing. */
function asideAt(words: readonly Word[], at: number): Step | undefined {
  const [one, two] = [words[at], words[at + 1]];
  if (!one || !two || !asides.has(`${one.low} ${two.low}`)) return undefined;
  return {
    length: 2,
    own: [{ ...bare(one, 'adv'), text: `${one.low} ${two.low}`, low: `${one.low} ${two.low}` }],
  };
}

const asides = new Set([
  'left out',
  'good night',
  'good night',
  'next door',
  'upside down',
  'inside out',
  'at all',
  'of course',
  'at last',
  'at first',
  'too much',
  'so much',
  'a lot',
  'as well',
  'each other',
  'all night',
  'all day',
]);

function bare({ text, low, hasCapital }: Word, tag: Tag): Tagged {
  return { tag, text, low, hasCapital, isOwner: false };
}

function nameAt(words: readonly Word[], at: number, done: readonly Tagged[], names: Names): Step | undefined {
  const before = done.at(-1);
  for (const { words: name, person, isWord } of names) {
    if (!name.every((part, step) => words[at + step]?.low === part)) continue;
    const last = words[at + name.length - 1];
    const first = words[at];
    if (!last || !first) continue;
    if (isWord && !isSaidAsName(first, last, words[at + name.length], before)) continue;
    return {
      length: name.length,
      own: withS(words, at + name.length - 1, { ...bare(first, 'name'), person }),
    };
  }
  return undefined;
}

/** "Rose lost her tooth" and "rose's birthday", but "a rose" and "will not". */
function isSaidAsName(first: Word, last: Word, next: Word | undefined, before: Tagged | undefined): boolean {
  if (before && ['det', 'adj', 'number', 'modal', 'to'].includes(before.tag)) return false;
  if (isSmallWord(first.low))
    return first.hasCapital && !(next && (negatives.has(next.low) || next.low === 'you'));
  if (first.hasCapital) return true;
  return (
    last.hasS ||
    (next !== undefined &&
      (next.low === 'and' || formsNamed(next.low).some((form) => form === 'third' || form === 'past')))
  );
}

/** The longest name of a thing that begins here; one word alone only where it can be a noun. */
function thingAt(words: readonly Word[], at: number, done: readonly Tagged[]): Step | undefined {
  const { named } = theThings();
  for (let length = Math.min(5, words.length - at); length > 1; length--) {
    const part = words.slice(at, at + length);
    if (part.some((word, step) => word.stop || (step < length - 1 && word.isOwner))) continue;
    const said = part.map((word, step) => word.low + (word.hasS && step < length - 1 ? "'s" : '')).join(' ');
    const first = part[0];
    if (!first || determiners.has(first.low)) continue;
    const found = named(said);
    if (!found) continue;
    // "He left" and "to school bus": a phrase of the book that begins with a verb is one only where none is wanted.
    if (baseOf(first.low) !== undefined && wantsVerb(done.at(-1))) continue;
    return {
      length,
      own: withS(words, at + length - 1, {
        ...bare(first, 'noun'),
        text: part.map(({ text }) => text).join(' '),
        low: said,
        named: found,
      }),
    };
  }
  return undefined;
}

function wantsVerb(before: Tagged | undefined): boolean {
  return before !== undefined && ['modal', 'not', 'to'].includes(before.tag);
}

function oneWord(words: readonly Word[], at: number, done: readonly Tagged[]): Step {
  const word = words[at];
  if (!word) return { length: 1, own: [] };
  // A name within a sentence is no word that somebody mistyped.
  const isName = word.hasCapital && at > 0;
  const spelt = isName || isSmallWord(word.low) ? word.low : theThings().spelt(word.low);
  const count = words.length === 1 || done.at(-1)?.low === 'number' ? numberSaid(word.low) : undefined;
  const low = count === undefined ? spelt : numberInWords(count);
  const right = { ...word, low, text: low === word.low ? word.text : low };
  const tag = tagOf(right, words, at, done);
  const named = tag === 'noun' || tag === 'kin' ? theThings().named(spelt) : undefined;
  return { length: 1, own: withS(words, at, { ...bare(right, tag), ...(named && { named }) }) };
}

/** "teddy's lost" is "teddy is lost"; "teddy's hat" is whose hat. */
function withS(words: readonly Word[], at: number, tagged: Tagged): Tagged[] {
  const word = words[at];
  if (word?.isOwner) return [{ ...tagged, isOwner: true }];
  if (!word?.hasS) return [tagged];
  const next = words[at + 1];
  const afterNext = words[at + 2];
  const is: Tagged = { tag: 'verb', text: 'is', low: 'is', hasCapital: false, isOwner: false };
  const isVerb =
    ['pron', 'ask', 'rel'].includes(tagged.tag) ||
    (next !== undefined &&
      (determiners.has(next.low) ||
        negatives.has(next.low) ||
        (prepositions.has(next.low) && !/^(of|and)$/.test(next.low) && !isPlaceOf(words, at)) ||
        formsNamed(next.low).includes('ing') ||
        (next.low !== 'lost' && isOnlyDone(next.low)) ||
        (adverbs.has(next.low) && !isPlaceOf(words, at) && next.low !== 'first') ||
        (adjectives.has(next.low) && (afterNext === undefined || !canBeNoun(afterNext)))));
  return isVerb ? [tagged, is] : [{ ...tagged, isOwner: true }];
}

/** "at grandma's in Spain" */
function isPlaceOf(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return before !== undefined && /^(at|to|from|the|my|near)$/.test(before.low);
}

function isOnlyDone(low: string): boolean {
  const forms = formsNamed(low);
  return forms.includes('done') && !forms.includes('base') && theThings().named(low) === undefined;
}

function canBeNoun({ low, stop }: Word): boolean {
  return stop === undefined && !isSmallWord(low);
}

/** How somebody is, though it looks as if they had done it: "a princess stuck in a tower". */
const states = /^(stuck|trapped|tangled|scared|frightened|terrified|tired|hurt|dressed|asleep)$/;

const beForms = new Set('be am is are was were been being'.split(' '));

function tagOf(word: Word, words: readonly Word[], at: number, done: readonly Tagged[]): Tag {
  const { low } = word;
  const before = done.at(-1);
  const next = words[at + 1];
  if (low === 'called' || low === 'named' || low === 'nicknamed')
    return before && isNounLike(before) ? 'called' : 'verb';
  // Whatever it is called is a name, and no verb.
  if (before?.tag === 'called' || (done.at(-2)?.tag === 'called' && word.hasCapital)) return 'name';
  if (low === 'to') return isInfinitive(words, at) ? 'to' : 'prep';
  if (negatives.has(low)) return 'not';
  if (modals.has(low) && !isAfterDet(before)) return 'modal';
  if (questionWords.has(low)) return before && isNounLike(before) ? 'rel' : isAtStart(before) ? 'ask' : 'rel';
  if (low === 'that' && before && isNounLike(before)) return 'rel';
  if (low === 'no') return 'det';
  if (low === 'that') return 'det';
  if (low === 'her' || low === 'his') return next && canBeNoun(next) ? 'det' : 'pron';
  if (determiners.has(low)) return 'det';
  if (numberSaid(low) !== undefined && words.length > 1 && before?.low !== 'number' && !isAfterDet(before))
    return 'number';
  if (numberSaid(low) !== undefined && next && canBeNoun(next)) return 'number';
  if (pronouns.has(low)) return 'pron';
  if (conjunctions.has(low)) return 'conj';
  if (low === 'like' && (wantsVerb(before) || before?.tag === 'pron' || before?.tag === 'rel')) return 'verb';
  if (relationOf.has(low)) {
    if (isBabyOf(next)) return 'adj';
    // "a grandma who races" is nobody's.
    return isAfterA(done) ? 'noun' : 'kin';
  }
  if (prepositions.has(low) && !(low === 'past' && isAfterDet(before))) return 'prep';
  if (beForms.has(low)) return 'verb';
  // "first haircut", but "first we went".
  const isBefore =
    adjectives.has(low) && (isAfterDet(before) || (next !== undefined && canBeNoun(next) && !isFinite(next)));
  const isHome = isAfterDet(before) && theThings().named(low) !== undefined;
  if (adverbs.has(low) && !isBefore && !isHome) return 'adv';
  return contentTag(word, words, at, done);
}

/** "baby dragon", "mother duck". */
function isBabyOf(next: Word | undefined): boolean {
  const kind = next && theThings().named(next.low)?.thing.kinds[0];
  return kind === 'creature' || kind === 'machine';
}

function isAfterA(done: readonly Tagged[]): boolean {
  const det = done.findLast(({ tag }) => tag !== 'adj');
  return det?.tag === 'det' && /^(a|an|another|some|every|many|no)$/.test(det.low);
}

function isAtStart(before: Tagged | undefined): boolean {
  return before === undefined || before.tag === 'stop' || before.tag === 'conj';
}

function isAfterDet(before: Tagged | undefined): boolean {
  return before !== undefined && (['det', 'number', 'adj'].includes(before.tag) || before.isOwner);
}

export function isNounLike({ tag }: Tagged): boolean {
  return tag === 'noun' || tag === 'name' || tag === 'kin';
}

/** "to whistle", but "to school", "to the moon" and "to bed". */
function isInfinitive(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!next || next.stop) return false;
  if (adverbs.has(next.low) && !beForms.has(next.low)) return isInfinitive(words, at + 1);
  const spelt = theThings().spelt(next.low);
  if (baseOf(spelt) !== spelt) return false;
  const noun = theThings().named(spelt);
  return noun?.thing.kinds.includes('place') !== true || words[at - 1]?.low === 'how';
}

/** Nouns, verbs and adjectives: which of them, where a word may be more than one. */
function contentTag(word: Word, words: readonly Word[], at: number, done: readonly Tagged[]): Tag {
  const { low } = word;
  const before = done.at(-1);
  const next = words[at + 1];
  const forms = formsNamed(low);
  const isVerb = forms.length > 0;
  const isAdjective = adjectives.has(low);
  const isThing = theThings().named(low) !== undefined;
  const nextIsNoun = next !== undefined && canBeNoun(next) && !isFinite(next);
  if (wantsVerb(before) || (before?.tag === 'adv' && wantsVerb(done.at(-2))))
    return isAdjective && !forms.includes('base') ? 'adj' : 'verb';
  if (before?.tag === 'verb' && beForms.has(before.low)) {
    if (low === 'missing') return 'adj';
    if (forms.includes('ing')) return 'verb';
    if (isAdjective) return 'adj';
    return forms.includes('done') && !isThing ? 'verb' : 'noun';
  }
  if (isAfterDet(before)) {
    if (isThing && isAdjective) return nextIsNoun ? 'adj' : 'noun';
    if (isAdjective) return 'adj';
    if (nextIsNoun && !isThing && (forms.includes('ing') || isOnlyDone(low))) return 'adj';
    return 'noun';
  }
  if (before && isNounLike(before)) {
    if (states.test(low)) return 'adj';
    if (isAdjective && !isThing)
      return forms.includes('past') && !forms.includes('base') && low !== 'lost'
        ? 'verb'
        : isVerb && low === 'lost' && next
          ? 'verb'
          : 'adj';
    if (!isVerb)
      return word.hasCapital && before.tag === 'noun' && !before.hasCapital && before.named && !isThing
        ? 'name'
        : 'noun';
    const isAlive = before.named?.thing.kinds[0] === 'creature' || before.named?.thing.kinds[0] === 'person';
    // "our goldfish Bubbles"
    if (word.hasCapital && isAlive && before.tag === 'noun' && !before.hasCapital) return 'name';
    if (forms.includes('ing')) return isThing && !isAlive ? 'noun' : 'verb';
    // "made of cheese" has been done to it.
    if (
      forms.includes('done') &&
      next &&
      /^(of|from|by|with|in|into)$/.test(next.low) &&
      /^(made|built|filled|covered|dressed|stuck|trapped|written|called|stuffed|painted)$/.test(low)
    )
      return 'adj';
    if (isThing && !isDoneBy(before, low, next) && !isAsked(done)) return 'noun';
    if (forms.includes('past') || forms.includes('third')) return 'verb';
    return isMany(before) || before.tag === 'name' || before.tag === 'kin' || isAsked(done) || areTwo(done)
      ? 'verb'
      : 'noun';
  }
  if (before?.tag === 'pron' || before?.tag === 'rel') {
    if (isVerb) return 'verb';
    return isAdjective ? 'adj' : 'noun';
  }
  // At the start, after a comma, a preposition or a verb.
  const nextIsSmall = next !== undefined && !next.stop && !canBeNoun(next);
  if (isThing && (next === undefined || next.stop !== undefined)) return 'noun';
  if (forms.includes('ing') && !isAdjective) {
    if (
      isThing &&
      next !== undefined &&
      /^(to|away|up|down|home|out|over|around|off|back|through|into|like)$/.test(next.low)
    )
      return 'verb';
    if (isThing && !takesObject(next) && !nextIsNoun)
      return next !== undefined && adjectives.has(next.low) ? 'verb' : 'noun';
    if (!nextIsNoun) return 'verb';
    return goBeforeNouns.has(low) && !isPerson(next) ? 'adj' : 'verb';
  }
  if (isAdjective) return isVerb && takesObject(next) && low !== 'lost' ? 'verb' : 'adj';
  if (isThing) return forms.includes('base') && takesObject(next) && before?.tag !== 'prep' ? 'verb' : 'noun';
  if (forms.includes('base') && before?.tag !== 'prep') return 'verb';
  if (before?.tag === 'prep' && !forms.includes('ing')) return 'noun';
  if (isVerb && (nextIsSmall || next === undefined || before?.tag === 'adv')) return 'verb';
  if (isOnlyDone(low)) return nextIsNoun && !takesObject(next) ? 'adj' : 'verb';
  if (forms.includes('past') && !forms.includes('base')) return 'verb';
  return 'noun';
}

/** "a mermaid and a pirate become": two do it. */
function areTwo(done: readonly Tagged[]): boolean {
  const and = done.findLastIndex(({ low }) => low === 'and');
  return (
    and > 0 &&
    done.slice(and + 1).every((one) => isNounLike(one) || one.tag === 'det' || one.tag === 'adj') &&
    isNounLike(done[and - 1] ?? ({ tag: 'stop' } as Tagged))
  );
}

/** "where does the sun go": the verb is still to come. */
function isAsked(done: readonly Tagged[]): boolean {
  const helping = done.find(
    ({ tag, low }) => tag === 'modal' || (tag === 'verb' && /^(do|does|did)$/.test(low)),
  );
  return (
    helping !== undefined &&
    done.some(({ tag }) => tag === 'ask') &&
    done.filter(({ tag }) => tag === 'verb').length <= 1
  );
}

/** "talking animals" are some, but "eating vegetables" is done to them. */
const goBeforeNouns = new Set(
  `talking singing dancing sleeping walking jumping running missing growing glowing shining shooting swimming rolling
  snoring laughing hopping whispering sneezing smiling floating bouncing wandering travelling hiding sparkling
  twinkling roaring humming whistling grumbling exploding shrinking flickering flying melting crying racing speaking`.split(
    /\s+/,
  ),
);

function takesObject(next: Word | undefined): boolean {
  return (
    next !== undefined &&
    !next.stop &&
    (determiners.has(next.low) || /^(it|them|him|her|me|us)$/.test(next.low) || relationOf.has(next.low))
  );
}

function isPerson(next: Word | undefined): boolean {
  return next !== undefined && relationOf.has(next.low);
}

function isFinite({ low }: Word): boolean {
  const forms = formsNamed(low);
  return (
    theThings().named(low) === undefined &&
    !adjectives.has(low) &&
    (forms.includes('past') || forms.includes('third')) &&
    !forms.includes('base')
  );
}

/** "the train whistles": one that can do it, and a word that says that it does. */
function isDoneBy(before: Tagged, low: string, next: Word | undefined): boolean {
  const forms = formsNamed(low);
  if (isMany(before)) return forms.includes('base') || forms.includes('past');
  if (forms.includes('past') && !forms.includes('base')) return true;
  return (
    forms.includes('third') &&
    (next === undefined || next.stop !== undefined || takesObject(next) || prepositions.has(next.low))
  );
}

function isMany({ named, low }: Tagged): boolean {
  return named?.isPlural ?? /[^s]s$/.test(low);
}
