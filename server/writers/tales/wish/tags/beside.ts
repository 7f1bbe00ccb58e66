import { adjectives } from '../../english/adjectives.ts';
import { adverbs, determiners, prepositions } from '../../english/small-words.ts';
import { baseOf, formsNamed } from '../../english/verbs.ts';
import { theThings } from '../../things/book.ts';
import { relationOf } from '../family-words.ts';
import type { Word } from '../words-of.ts';
import { isSmallWord } from './known-words.ts';
import { isNounLike, type Tagged } from './tagged.ts';

export const beForms = new Set('be am is are was were been being'.split(' '));

export function wantsVerb(before: Tagged | undefined): boolean {
  return before !== undefined && ['modal', 'not', 'to'].includes(before.tag);
}

export function isAtStart(before: Tagged | undefined): boolean {
  return before === undefined || before.tag === 'stop' || before.tag === 'conj';
}

export function isAfterDet(before: Tagged | undefined): boolean {
  return before !== undefined && (['det', 'number', 'adj'].includes(before.tag) || before.isOwner);
}

export function isAfterA(done: readonly Tagged[]): boolean {
  const det = done.findLast(({ tag }) => tag !== 'adj');
  return det?.tag === 'det' && /^(a|an|another|some|every|many|no)$/.test(det.low);
}

/** "baby dragon", "mother duck". */
export function isBabyOf(next: Word | undefined): boolean {
  const kind = next && theThings().named(next.low)?.thing.kinds[0];
  return kind === 'creature' || kind === 'machine';
}

export function canBeNoun({ low, stop }: Word): boolean {
  return stop === undefined && !isSmallWord(low);
}

export function isOnlyDone(low: string): boolean {
  const forms = formsNamed(low);
  return forms.includes('done') && !forms.includes('base') && theThings().named(low) === undefined;
}

export function isFinite({ low }: Word): boolean {
  const forms = formsNamed(low);
  return (
    theThings().named(low) === undefined &&
    !adjectives.has(low) &&
    (forms.includes('past') || forms.includes('third')) &&
    !forms.includes('base')
  );
}

export function takesObject(next: Word | undefined): boolean {
  return (
    next !== undefined &&
    !next.stop &&
    (determiners.has(next.low) || /^(it|them|him|her|me|us)$/.test(next.low) || relationOf.has(next.low))
  );
}

export function isPerson(next: Word | undefined): boolean {
  return next !== undefined && relationOf.has(next.low);
}

export function isMany({ named, low }: Tagged): boolean {
  return named?.isPlural ?? /[^s]s$/.test(low);
}

/** "a mermaid and a pirate become": two do it. */
export function areTwo(done: readonly Tagged[]): boolean {
  const and = done.findLastIndex(({ low }) => low === 'and');
  return (
    and > 0 &&
    done.slice(and + 1).every((one) => isNounLike(one) || one.tag === 'det' || one.tag === 'adj') &&
    isNounLike(done[and - 1] ?? ({ tag: 'stop' } as Tagged))
  );
}

/** "where does the sun go": the verb is still to come. */
export function isAsked(done: readonly Tagged[]): boolean {
  const helping = done.find(
    ({ tag, low }) => tag === 'modal' || (tag === 'verb' && /^(do|does|did)$/.test(low)),
  );
  return (
    helping !== undefined &&
    done.some(({ tag }) => tag === 'ask') &&
    done.filter(({ tag }) => tag === 'verb').length <= 1
  );
}

/** "the train whistles": one that can do it, and a word that says that it does. */
export function isDoneBy(before: Tagged, low: string, next: Word | undefined): boolean {
  const forms = formsNamed(low);
  if (isMany(before)) return forms.includes('base') || forms.includes('past');
  // "Christmas presents": a feast does nothing.
  if (before.named?.thing.is.includes('holiday')) return false;
  if (forms.includes('past') && !forms.includes('base')) return true;
  // "Her brother leaves wet towels": people do, and have none that are wet.
  const isOfSomebody = before.tag === 'kin' || before.tag === 'name';
  return (
    forms.includes('third') &&
    (next === undefined ||
      next.stop !== undefined ||
      takesObject(next) ||
      prepositions.has(next.low) ||
      (isOfSomebody && adjectives.has(next.low)))
  );
}

/** "at grandma's in Spain" */
export function isPlaceOf(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return before !== undefined && /^(at|to|from|the|my|near)$/.test(before.low);
}

/** "to whistle", but "to school", "to the moon" and "to bed". */
export function isInfinitive(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!next || next.stop) return false;
  if (adverbs.has(next.low) && !beForms.has(next.low)) return isInfinitive(words, at + 1);
  const spelt = theThings().spelt(next.low);
  if (baseOf(spelt) !== spelt) return false;
  const noun = theThings().named(spelt);
  return noun?.thing.kinds.includes('place') !== true || words[at - 1]?.low === 'how';
}
