import { adjectives } from '../../english/adjectives.ts';
import { numberSaid } from '../../english/numbers.ts';
import {
  adverbs,
  conjunctions,
  determiners,
  modals,
  negatives,
  prepositions,
  pronouns,
  questionWords,
} from '../../english/small-words.ts';
import { baseOf } from '../../english/verbs.ts';
import { theThings } from '../../things/book.ts';
import { relationOf } from '../family-words.ts';
import { folded } from '../words-of.ts';

export function isSmallWord(low: string): boolean {
  return [determiners, prepositions, conjunctions, pronouns, modals, negatives, adverbs, questionWords].some(
    (set) => set.has(low),
  );
}

/** Will, Rose, Star, Bear: a name that is a word as well. */
export function isOrdinary(low: string): boolean {
  return (
    isSmallWord(low) ||
    baseOf(low) !== undefined ||
    adjectives.has(low) ||
    theThings().named(low) !== undefined
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
