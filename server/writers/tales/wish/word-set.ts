import { plural, singular } from '../english/nouns.ts';
import * as small from '../english/small-words.ts';
import { baseOf, guessedBase } from '../english/verbs.ts';
import type { Doing, Group, Named } from './groups/group.ts';
import { endOfDoing } from './phrase.ts';
import type { Tagged } from './tags/tagged.ts';

/** Every way in which a word may be the form of another: "leaves" is a leaf, and leave. */
export function lemmasOf(word: string): readonly string[] {
  const low = word.toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
  const forms = new Set([low, singular(low)]);
  const base = baseOf(low);
  if (base !== undefined) forms.add(base);
  else if (/(ing|ed)$/.test(low) && low.length > 5) forms.add(guessedBase(low));
  return [...forms];
}

const silent: ReadonlySet<string> = new Set([
  ...small.determiners,
  ...small.prepositions,
  ...small.conjunctions,
  ...small.pronouns,
  ...small.modals,
  ...small.questionWords,
  ...'to be am is are was were been being do does did have has had called named very so too really just not that please'.split(
    ' ',
  ),
]);

/** Small words say nothing of what a wish is about. */
export function saysSomething(word: string): boolean {
  return !silent.has(word) && !/^'|^\W+$/.test(word);
}

/** All words that say something, each in all its lemmas; what is not done also after "not", and after how it is not done. */
export function wordSetOf(tagged: readonly Tagged[], groups: readonly Group[]): ReadonlySet<string> {
  const words = new Set<string>();
  const denied = groups.filter((group) => group.kind === 'named' && isDenied(group, tagged));
  for (const [at, { low, named, tag }] of tagged.entries()) {
    // A horse named Star has said nothing of the stars.
    if (isGiven(tagged, at)) continue;
    if (tag === 'stop' || denied.some(({ start, end }) => at >= start && at < end)) continue;
    for (const part of low.split(' '))
      if (saysSomething(part))
        for (const lemma of tag === 'verb' ? ofVerb(part) : lemmasOf(part)) words.add(lemma);
    if (named) for (const name of [named.name, named.thing.noun]) words.add(name.toLowerCase());
  }
  for (const group of groups)
    if (group.kind === 'doing' && group.isNot) for (const word of refused(group, tagged)) words.add(word);
  return words;
}

function isGiven(tagged: readonly Tagged[], at: number): boolean {
  const [one, before] = [tagged[at], tagged[at - 1]];
  return one?.hasCapital === true && before !== undefined && /^(?:called|named)$/.test(before.low);
}

/** Who leaves towels about has said nothing of leaves, nor who lives there of lives. */
function ofVerb(word: string): readonly string[] {
  const base = baseOf(word);
  return base === undefined || word !== plural(singular(word)) || singular(word) === base
    ? lemmasOf(word)
    : [base];
}

/** "Snowed in, no school": what there is none of is not what it is about, if anything else is said; but "no more dummy" is, and "a robot with no heart". */
export function isDenied({ det, start, end }: Named, tagged: readonly Tagged[]): boolean {
  return (
    det === 'no' &&
    tagged[start + 1]?.low !== 'more' &&
    tagged[start - 1]?.tag !== 'prep' &&
    tagged.some(
      ({ low, tag }, at) =>
        (at < start || at >= end) &&
        tag !== 'stop' &&
        saysSomething(low) &&
        !small.timeWords.has(low) &&
        low !== 'first',
    )
  );
}

function refused(doing: Doing, tagged: readonly Tagged[]): string[] {
  // Who won't stop picking a nose picks it.
  const end = doing.base === 'stop' ? doing.at + 1 : endOfDoing(doing, tagged);
  const own = tagged
    .slice(doing.at, end)
    .filter(({ tag }) => tag === 'verb' || tag === 'prep' || tag === 'adj' || tag === 'adv');
  const how = doing.isUnable ? 'cannot' : 'will not';
  const bases = own
    .filter(({ tag, low }, at) => at === 0 || (tag === 'verb' && baseOf(low) !== undefined) || tag === 'adj')
    .flatMap(({ low }, at) => (at === 0 ? [doing.base] : [baseOf(low) ?? low]));
  const all = [...bases, ...notToBe(doing, end, tagged)];
  return all.filter(saysSomething).flatMap((base) => [`not ${base}`, `${how} ${base}`]);
}

/** The soup in "a carrot that doesn't want to be soup"; but a princess who doesn't want to be one is a princess. */
function notToBe({ base, at }: Doing, end: number, tagged: readonly Tagged[]): string[] {
  if (base !== 'be' && base !== 'become') return [];
  const lemmasIn = (some: readonly Tagged[]) =>
    some.flatMap(({ tag, low }) => (tag === 'noun' ? lemmasOf(low) : []));
  const elsewhere = new Set(lemmasIn([...tagged.slice(0, at), ...tagged.slice(end)]));
  return lemmasIn(tagged.slice(at, end)).filter((lemma) => !elsewhere.has(lemma));
}
