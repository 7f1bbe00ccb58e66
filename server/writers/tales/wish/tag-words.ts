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
import { relationOf } from './family-words.ts';
import {
  beForms,
  canBeNoun,
  isAfterA,
  isAfterDet,
  isAtStart,
  isBabyOf,
  isFinite,
  isInfinitive,
  isOnlyDone,
  isPlaceOf,
  wantsVerb,
} from './tags/beside.ts';
import { contentTag } from './tags/content-tag.ts';
import { isSmallWord } from './tags/known-words.ts';
import { nameAt, type Names, namesOf } from './tags/names-of.ts';
import { bare, isNounLike, type Tag, type Tagged } from './tags/tagged.ts';
import type { Word } from './words-of.ts';

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

type Step = { length: number; own: Tagged[] };

function tagAt(words: readonly Word[], at: number, done: readonly Tagged[], names: Names): Step {
  const word = words[at];
  if (!word) return { length: 1, own: [] };
  if (word.stop) return { length: 1, own: [{ ...bare(word, 'stop'), stop: word.stop }] };
  const aside = asideAt(words, at);
  if (aside) return aside;
  const name = nameAt(words, at, done, names);
  if (name) return { length: name.length, own: withS(words, at + name.length - 1, name.tagged) };
  return thingAt(words, at, done) ?? oneWord(words, at, done);
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

function oneWord(words: readonly Word[], at: number, done: readonly Tagged[]): Step {
  const word = words[at];
  if (!word) return { length: 1, own: [] };
  // A name within a sentence is no word that somebody mistyped.
  const isName = word.hasCapital && at > 0 && word.text !== word.text.toUpperCase();
  const spelt = isName || isSmallWord(word.low) ? word.low : theThings().spelt(word.low);
  const count = words.length === 1 || done.at(-1)?.low === 'number' ? numberSaid(word.low) : undefined;
  const low = count === undefined ? spelt : numberInWords(count);
  const right = { ...word, low, text: low === word.low ? word.text : low };
  const tag = tagOf(right, words, at, done);
  const look = isName ? theThings().exactly : theThings().named;
  const named = tag === 'noun' || tag === 'kin' ? look(spelt) : undefined;
  return {
    length: 1,
    own: withS(words, at, { ...bare(right, tag), ...(named && { named }) }, done.at(-1)),
  };
}

/** "teddy's lost" is "teddy is lost"; "teddy's hat" is whose hat. */
function withS(words: readonly Word[], at: number, tagged: Tagged, before?: Tagged): Tagged[] {
  const word = words[at];
  if (word?.isOwner) return [{ ...tagged, isOwner: true }];
  const next = words[at + 1];
  if (!word?.hasS) return [ownerWithoutSign(tagged, next, before) ?? tagged];
  const afterNext = words[at + 2];
  const is: Tagged = { tag: 'verb', text: 'is', low: 'is', hasCapital: false, isOwner: false };
  // "Grandpa's hearing aid" is one thing, and his.
  const isThingOf =
    next !== undefined &&
    afterNext !== undefined &&
    theThings().exactly(`${next.low} ${afterNext.low}`) !== undefined;
  const isVerb =
    ['pron', 'ask', 'rel'].includes(tagged.tag) ||
    (next !== undefined &&
      !isThingOf &&
      (determiners.has(next.low) ||
        negatives.has(next.low) ||
        (prepositions.has(next.low) && !/^(of|and)$/.test(next.low) && !isPlaceOf(words, at)) ||
        formsNamed(next.low).includes('ing') ||
        (next.low !== 'lost' && isOnlyDone(next.low)) ||
        (adverbs.has(next.low) && !isPlaceOf(words, at) && next.low !== 'first') ||
        (adjectives.has(next.low) && (afterNext === undefined || !canBeNoun(afterNext)))));
  return isVerb ? [tagged, is] : [{ ...tagged, isOwner: true }];
}

/** "The neighbours cat" is theirs, and "fairies unicorn" two wishes. */
function isNoPossession(kind: string, before: Tagged | undefined): boolean {
  return kind === 'person' || kind === 'place' || (kind === 'creature' && before?.tag !== 'det');
}

/** "Papas snoring", "the moons other bits": whose it is, typed without its sign. */
function ownerWithoutSign(
  tagged: Tagged,
  next: Word | undefined,
  before: Tagged | undefined,
): Tagged | undefined {
  const { low, text } = tagged;
  if (tagged.tag !== 'noun' || !/[^s]s$/.test(low) || !next || !canBeNoun(next) || beForms.has(next.low))
    return undefined;
  const stem = low.slice(0, -1);
  const isKin = relationOf.has(stem) && tagged.named === undefined;
  const one = isKin ? undefined : theThings().named(stem);
  const forms = formsNamed(next.low);
  const isThing = theThings().exactly(next.low) !== undefined;
  const mayBeTheirs = isThing || adjectives.has(next.low) || forms.includes('ing') || forms.length === 0;
  if (isKin || one?.thing.isOnly) {
    if (!mayBeTheirs) return undefined;
  } else {
    // "The lighthouse keepers hat": theirs is one thing, and nothing that they do.
    const isAlive = /^(person|creature)$/.test(one?.thing.kinds[0] ?? '') || low.endsWith('ers');
    const theirs = theThings().exactly(next.low);
    if (
      !isAlive ||
      !theirs ||
      theirs.isPlural ||
      forms.length > 0 ||
      isNoPossession(theirs.thing.kinds[0], before)
    )
      return undefined;
  }
  const own: Tagged = { ...tagged, text: text.slice(0, -1), low: stem, isOwner: true };
  delete own.named;
  return { ...own, tag: isKin ? 'kin' : 'noun', ...(one && { named: one }) };
}

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
  // No female deer is asked for.
  if (/^(do|does|did)$/.test(low) && before?.tag === 'ask') return 'verb';
  // "first haircut", but "first we went".
  const isBefore =
    adjectives.has(low) && (isAfterDet(before) || (next !== undefined && canBeNoun(next) && !isFinite(next)));
  const isHome = isAfterDet(before) && theThings().named(low) !== undefined;
  if (adverbs.has(low) && ((!isBefore && !isHome) || wantsVerb(before))) return 'adv';
  return contentTag(word, words, at, done);
}
