import { numberSaid } from '../english/numbers.ts';
import { baseOf } from '../english/verbs.ts';
import type { Wish } from './wish.ts';
import { lemmasOf, saysSomething } from './word-set.ts';
import { wordsOf } from './words-of.ts';

/**
 * How well a wish answers a phrase of an author's: 0 where it does not; else how many words of the phrase it says, so that the
 * longer phrase knows better. Any form of a word will do, and "can't" answers "will not", a little less. Nothing else: which
 * words mean the same, the author says.
 */
export function matches(phrase: string, wish: Wish): number {
  const words = wordsOf(phrase).filter(({ stop }) => stop === undefined);
  let count = 0;
  let less = 0;
  let refusal: 'will not' | 'cannot' | undefined;
  for (const [at, { low }] of words.entries()) {
    if (low === 'not' || low === 'never' || low === 'refuse' || low === 'refuses') {
      refusal = /^(can|could)$/.test(words[at - 1]?.low ?? '') ? 'cannot' : 'will not';
      continue;
    }
    if (low === 'unable') {
      refusal = 'cannot';
      continue;
    }
    if (low === 'want' && refusal) continue;
    if (!saysSomething(low) && numberSaid(low) === undefined) continue;
    const lemmas = lemmasOf(low);
    const base = baseOf(low) ?? low;
    if (refusal) {
      if (wish.words.has(`not ${base}`)) {
        count += 1;
        if (!wish.words.has(`${refusal} ${base}`)) less = 0.25;
        refusal = undefined;
        continue;
      }
      return 0;
    }
    // What it would not do is not what it does.
    if (!lemmas.some((lemma) => wish.words.has(lemma)) || wish.words.has(`not ${base}`)) return 0;
    count += 1;
  }
  return refusal === undefined && count > 0 ? count - less : 0;
}
