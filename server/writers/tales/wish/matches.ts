import { adjectives } from '../english/adjectives.ts';
import { numberSaid } from '../english/numbers.ts';
import { baseOf, formsNamed } from '../english/verbs.ts';
import type { Wish } from './wish.ts';
import { lemmasOf, saysSomething } from './word-set.ts';
import { wordsOf } from './words-of.ts';

/**
 * How well a wish answers a phrase of an author's: 0 where it does not; else how many words of the phrase it says, so that the
 * longer phrase knows better. Any form of a word will do, and "can't" answers "will not", a little less. Nothing else: which
 * words mean the same, the author says.
 */
export function matches(phrase: string, wish: Wish): number {
  const steps = stepsOf(phrase);
  // "Why do we have to sleep" answers who asks why.
  if (phrase.startsWith('why ') && wish.asks !== 'why' && wish.sentence?.is !== 'why') return 0;
  let less = 0;
  for (const { lemmas, base, refusal, gets } of steps) {
    if (gets && !gets.test(wish.text)) return 0;
    if (refusal) {
      if (!wish.words.has(`not ${base}`)) return 0;
      if (!wish.words.has(`${refusal} ${base}`)) less = 0.25;
    }
    // What it would not do is not what it does.
    else if (!lemmas.some((lemma) => wish.words.has(lemma)) || wish.words.has(`not ${base}`)) return 0;
  }
  return steps.length === 0 ? 0 : steps.length - less;
}

/** Those of an author's phrases that a wish could answer at all: it says their first word. Of thousands these are a handful. */
export function likelyOf(phrases: readonly string[], wish: Wish): readonly string[] {
  let first = firsts.get(phrases);
  if (!first) firsts.set(phrases, (first = phrases.map((phrase) => stepsOf(phrase)[0]?.lemmas)));
  const words = wish.words;
  let likely: string[] | undefined;
  for (let at = 0; at < first.length; at++) {
    const lemmas = first[at];
    const phrase = phrases[at];
    if (!lemmas || phrase === undefined) continue;
    for (const lemma of lemmas)
      if (words.has(lemma)) {
        (likely ??= []).push(phrase);
        break;
      }
  }
  return likely ?? none;
}

const none: readonly string[] = [];
/** By the list in a tale's head, which stays the same as long as the shelf does. */
const firsts = new WeakMap<readonly string[], (readonly string[] | undefined)[]>();

type Step = {
  lemmas: readonly string[];
  base: string;
  refusal?: 'will not' | 'cannot';
  /** "Will not get dressed" is not "will not get out": what one gets is looked for as well. */
  gets?: RegExp;
};

/** Every evening asks the same phrases of the same tales. */
const read = new Map<string, readonly Step[]>();

function stepsOf(phrase: string): readonly Step[] {
  const known = read.get(phrase);
  if (known) return known;
  const steps = readSteps(phrase);
  read.set(phrase, steps);
  return steps;
}

/** No steps where a "not" has nothing after it: such a phrase is answered by nothing. */
function readSteps(phrase: string): readonly Step[] {
  const words = wordsOf(phrase).filter(({ stop }) => stop === undefined);
  const steps: Step[] = [];
  let refusal: Step['refusal'];
  for (const [at, { low }] of words.entries()) {
    if (steps.at(-1)?.gets && words[at - 1]?.low === 'get') continue;
    const got = low === 'get' && refusal ? words[at + 1]?.low : undefined;
    if (got !== undefined) {
      const gets = new RegExp(`\\bget(s|ting)? (\\w+ )?${got}\\b`, 'i');
      steps.push({ lemmas: ['get'], base: 'get', gets, ...(refusal && { refusal }) });
      refusal = undefined;
    } else if (/^(not|never|refuses?)$/.test(low)) {
      refusal = /^(can|could)$/.test(words[at - 1]?.low ?? '') ? 'cannot' : 'will not';
    } else if (low === 'unable' || isTooMuchTo(words, at)) refusal = 'cannot';
    else if (refusal && isPlainAdjective(low)) {
      // "Not tired" is no deed that is refused: the word itself is looked for.
      refusal = undefined;
      steps.push({ lemmas: lemmasOf(low), base: low });
    } else if (!(low === 'want' && refusal) && (saysSomething(low) || numberSaid(low) !== undefined)) {
      steps.push({ lemmas: lemmasOf(low), base: baseOf(low) ?? low, ...(refusal && { refusal }) });
      refusal = undefined;
    }
  }
  return refusal === undefined ? steps : [];
}

/** "Too excited to sleep": the "to" says that one cannot. */
function isTooMuchTo(words: readonly { low: string }[], at: number): boolean {
  return words[at]?.low === 'to' && words.slice(Math.max(0, at - 3), at).some(({ low }) => low === 'too');
}

function isPlainAdjective(word: string): boolean {
  return adjectives.has(word) && formsNamed(word).every((form) => form !== 'base');
}
