import { adjectives } from '../english/adjectives.ts';
import { numberSaid } from '../english/numbers.ts';
import { singular } from '../english/nouns.ts';
import { prepositions } from '../english/small-words.ts';
import { baseOf, formsNamed, particles } from '../english/verbs.ts';
import type { Wish } from './wish.ts';
import { lemmasOf, saysSomething } from './word-set.ts';
import { isShortened, wordsOf } from './words-of.ts';

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
  let isRefused = false;
  for (const { lemmas, base, refusal, typed, isTyped, isDenied } of steps) {
    if (typed && !typed.test(wish.text)) return 0;
    if (isTyped) {
      // Who does not like getting wet will not get wet.
      if (base === 'like') isRefused = true;
      continue;
    }
    if (base === 'want' && !refusal && unwanted.test(wish.text)) return 0;
    if (refusal) {
      if (!wish.words.has(`not ${base}`)) return 0;
      if (!wish.words.has(`${refusal} ${base}`)) less = 0.25;
      isRefused = true;
    }
    // What it would not do is not what it does; but who will not turn pink is not pink.
    else if (!isSaid(lemmas, wish) || (!isRefused && isDenied !== true && wish.words.has(`not ${base}`)))
      return 0;
  }
  return steps.length === 0 ? 0 : steps.length - less;
}

/** Fish that sleep are not fishing. */
function isSaid(lemmas: readonly string[], { words, things }: Wish): boolean {
  const [low = ''] = lemmas;
  if (words.has(low)) return true;
  const isDoing = low.endsWith('ing');
  return lemmas.some(
    (lemma) =>
      words.has(lemma) &&
      !(isDoing && things.some(({ noun, kind }) => kind === 'creature' && noun === lemma)),
  );
}

/**
 * What has to be said for a phrase: each of its words, in all its forms. None where only the typed words will tell, nothing where no wish can
 * answer it.
 */
export function wordsNeededBy(phrase: string, lemmas = lemmasOf): readonly (readonly string[])[] | undefined {
  const plain = plainWordsOf(phrase);
  if (plain) {
    const telling = plain.filter((word) => saysSomething(word) || numberSaid(word) !== undefined);
    return telling.length === 0 ? undefined : telling.map(lemmas);
  }
  const steps = readSteps(phrase);
  if (steps.length === 0) return undefined;
  return steps.flatMap(({ isTyped, refusal, base, lemmas: forms }) =>
    isTyped ? [] : [refusal ? [`not ${base}`] : forms],
  );
}

/** Most phrases are a few small words, and have no need to be taken apart. */
function plainWordsOf(phrase: string): readonly string[] | undefined {
  if (!/^[a-z]+(?: [a-z]+)*$/.test(phrase)) return undefined;
  const words = phrase.split(' ');
  return words.some((word) => meansMore.test(word) || isShortened(word)) ? undefined : words;
}

const meansMore = /^(?:not|no|never|nobody|nothing|refuses?|unable|get|too|lets|its)$/;

type Step = {
  lemmas: readonly string[];
  base: string;
  refusal?: 'will not' | 'cannot';
  /** "Will not get dressed" is not "will not get out", and who has no friends has said "no": so it has to stand in the wish. */
  typed?: RegExp;
  /** "Not good at anything": the phrase says so itself. */
  isDenied?: boolean;
  /** And that is all that is asked. */
  isTyped?: boolean;
};

/** While a tale is chosen the same few phrases are asked again and again. */
const read = new Map<string, readonly Step[]>();
const mostRead = 1_000;

function stepsOf(phrase: string): readonly Step[] {
  const known = read.get(phrase);
  if (known) return known;
  const steps = asItStands(phrase, readSteps(phrase));
  const [oldest] = read.keys();
  if (read.size >= mostRead && oldest !== undefined) read.delete(oldest);
  read.set(phrase, steps);
  return steps;
}

/** Words that are another in another place: who has a cold is not cold, and who turns left has not been left. */
const homonyms: readonly (readonly [phrase: RegExp, typed: RegExp])[] = [
  [/\bmade of\b/, /\bmade (?:out )?of\b/i],
  [
    /\b(?:is|are|has|was|all) gone\b/,
    /\bgone\b|\b(?:go|goes|went) (?:away|missing|off)\b|\b(?:disappear|vanish)|\blost\b/i,
  ],
  [
    /\bleft (?:behind|on|at|in|out|alone|outside)\b/,
    /^(?!.*\bleft\b)|(?<!\b(?:turn|turns|turned|turning|the|its|his|her|my|their) )\bleft\b|\bleav(?:e|es|ing)\b|\bforg[eo]t/i,
  ],
  [
    /\ba cold\b/,
    /\b(?:a|his|her|its|their|my)(?: (?:bad|nasty|terrible|big|little|horrible))? colds?(?=$|[,.!?]| (?:and|so|but|who|that|because|now|today|in)\b)/i,
  ],
  [
    /\b(?:is|are|was|always|too|very|so|feels|gets|keeps) cold\b/,
    /(?<!\b(?:a|bad|nasty|his|her|its) )\bcold\b|\b(?:freezing|frozen|shivers?|shivering|chilly)\b/i,
  ],
];

function asItStands(phrase: string, steps: readonly Step[]): readonly Step[] {
  const typed = homonyms.find(([said]) => said.test(phrase))?.[1];
  const [first, ...rest] = steps;
  return typed && first && !first.typed ? [{ ...first, typed }, ...rest] : steps;
}

/** No steps where a "not" has nothing after it: such a phrase is answered by nothing. */
function readSteps(phrase: string): readonly Step[] {
  const plain = plainWordsOf(phrase);
  return plain && !plain.includes('be') ? plainSteps(plain) : readEachWord(phrase);
}

function plainSteps(plain: readonly string[]): readonly Step[] {
  const steps: Step[] = [];
  for (const low of plain) {
    if (!saysSomething(low) && numberSaid(low) === undefined) continue;
    const base = baseOf(low) ?? low;
    // "Grows and grows" says one thing.
    if (steps.every((step) => step.base !== base)) steps.push({ lemmas: lemmasOf(low), base });
  }
  const [only] = steps;
  // "Inside out" is not said by every lamp that goes out.
  if (only && steps.length === 1 && plain.length > 1 && particles.has(only.base))
    return [{ ...only, typed: new RegExp(`\\b${plain.join(' ')}\\b`, 'i') }];
  return only && steps.length === 1
    ? [
        wholly(
          only,
          1,
          plain.map((low) => ({ low })),
        ),
      ]
    : steps;
}

function readEachWord(phrase: string): readonly Step[] {
  const words = wordsOf(phrase).filter(({ stop }) => stop === undefined);
  const steps: Step[] = [];
  let refusal: Step['refusal'];
  for (const [at, { low }] of words.entries()) {
    const before = words[at - 1]?.low ?? '';
    const next = words[at + 1]?.low;
    if (steps.at(-1)?.typed && (before === 'get' || before === 'no')) continue;
    const got = low === 'get' && refusal ? next : undefined;
    if (got !== undefined) {
      const typed = new RegExp(`\\bget(s|ting)? (\\w+ )?${got}\\b`, 'i');
      steps.push({ lemmas: ['get'], base: 'get', typed, ...(refusal && { refusal }) });
      refusal = undefined;
    } else if (low === 'no' && (next === undefined || isNoThing.test(next))) {
      // "Just says no": it is the word itself that is said.
      steps.push({ lemmas: [low], base: low, typed: /\bno\b/i, isTyped: true });
    } else if (low === 'no' && next !== undefined) {
      const typed = new RegExp(`\\b(?:no|without|any) (?:\\w+ )?${singular(next)}`, 'i');
      steps.push({ lemmas: lemmasOf(next), base: next, typed, isTyped: true });
    } else if (low === 'like' && refusal) {
      // "Does not like grass": the grass is said plainly, and that it is not liked has to stand in the wish.
      steps.push({ lemmas: ['like'], base: low, typed: unliked, isTyped: true });
      refusal = undefined;
    } else if (low === 'be' && before === 'to' && !refusal) {
      // Who wants to be a horse is not who wants a horse.
      steps.push({ lemmas: ['be'], base: low, typed: /\b(?:be|become|being)\b/i, isTyped: true });
    } else if (/^(nobody|nothing)$/.test(low)) {
      const typed = low === 'nobody' ? /\b(nobody|no[ -]?one|anybody|anyone)\b/i : /\b(nothing|anything)\b/i;
      steps.push({ lemmas: [low], base: low, typed, isTyped: true });
    } else if (low === 'anything' && refusal) {
      // "Never wants to do anything" is said by who does nothing, and not by who does not want one thing, or has nothing.
      const typed = new RegExp(`\\b${before}\\w*\\b.*\\b(?:nothing|anything)\\b`, 'i');
      steps.push({ lemmas: [low], base: low, typed, isTyped: true });
      refusal = undefined;
    } else if (/^(not|never|refuses?)$/.test(low)) {
      refusal = /^(can|could)$/.test(words[at - 1]?.low ?? '') ? 'cannot' : 'will not';
    } else if (low === 'unable' || isTooMuchTo(words, at)) refusal = 'cannot';
    else if (refusal && isPlainAdjective(low)) {
      // "Not tired" is no deed that is refused: the word itself is looked for, and who is tired has not said it.
      refusal = undefined;
      steps.push({ lemmas: lemmasOf(low), base: low, typed: denied(low), isDenied: true });
    } else if (
      !(baseOf(low) === 'want' && refusal) &&
      (saysSomething(low) || numberSaid(low) !== undefined)
    ) {
      const base = baseOf(low) ?? low;
      const typed = refusal && next !== undefined ? goingOn(next) : undefined;
      steps.push({ lemmas: lemmasOf(low), base, ...(refusal && { refusal }), ...(typed && { typed }) });
      refusal = undefined;
    }
  }
  const each = steps.filter(
    ({ base, typed }, at) => typed || steps.findIndex((one) => one.base === base) === at,
  );
  return refusal === undefined ? each.map((step) => wholly(step, each.length, words)) : [];
}

/** What follows a "no" that somebody says. */
const isNoThing = /^(?:to|all|no|again)$/;

const denied = (word: string): RegExp =>
  new RegExp(
    `(?:\\b(?:not|never|no longer|without|nobody|nothing)|\\b(?:is|was|are|were|am|do|does|did|ca|could|wo|would|has|have)n['’]?t)\\b(?: [\\w'’-]+){0,4}? ${word}`,
    'i',
  );
const unwanted = /(?:n['’]?t|\bnot|\bnever) wants?\b/i;
const unliked = /(?:n['’]?t|\bnot|\bnever|\bno longer)(?: \w+)? likes?\b/i;

/** Of "whose turn is it" only the turn is a word by itself: who turns a hundred has not said it, nor who gets dressed "getting up". */
function wholly(step: Step, count: number, words: readonly { low: string }[]): Step {
  const last = words.at(-1)?.low;
  // Nor who asked for nothing "nothing to do".
  if (count === 1 && step.isTyped && step.typed && words.length > 1 && last !== step.base)
    return { ...step, typed: new RegExp(`(?=.*${step.typed.source})(?=.*\\b${last})`, 'i') };
  if (count > 1 || step.typed || step.refusal) return step;
  const small = words.map(({ low }) => low).filter((low) => !saysSomething(low));
  const isLight = light.test(step.base) || numberSaid(step.base) !== undefined;
  const needed = small.filter(
    (low) => telling.test(low) || (isLight && (particles.has(low) || prepositions.has(low))),
  );
  if (needed.length === 0) return step;
  return { ...step, typed: new RegExp(needed.map((word) => `(?=.*\\b${word}\\b)`).join(''), 'i') };
}

/** Small words without which the other one is anybody's, and verbs that are nothing without theirs. */
const telling =
  /^(?:whose|who|which|how|what|many|much|few|every|each|with|without|too|everybody|everyone|everything)$/;
const light =
  /^(?:be|get|go|come|turn|give|take|put|look|see|make|have|do|let|stay|keep|want|need|fall|run|stand|sit)$/;

/** "Will not come down" is not "hasn't come home". */
function goingOn(next: string): RegExp | undefined {
  if (!/^(down|up|out|off|away|back)$/.test(next)) return undefined;
  return new RegExp(`\\b${next}\\b`, 'i');
}

/** "Too excited to sleep": the "to" says that one cannot. */
function isTooMuchTo(words: readonly { low: string }[], at: number): boolean {
  return words[at]?.low === 'to' && words.slice(Math.max(0, at - 3), at).some(({ low }) => low === 'too');
}

function isPlainAdjective(word: string): boolean {
  return adjectives.has(word) && formsNamed(word).every((form) => form !== 'base');
}
