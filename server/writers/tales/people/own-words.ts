import { adverbs, conjunctions, prepositions, pronouns } from '../english/small-words.ts';
import { baseOf } from '../english/verbs.ts';

/** What a family wrote of somebody, as a sentence can say it: "all about making fairy houses", "had been making fairy houses". */
export type OwnWords = { love: string; pastime?: string };

/**
 * Of nothing else does a child know so surely that it is meant. Only what fits behind "all about" is told: something done, or a thing of at
 * most three words. No sentence ("plays football"), nothing of whoever wrote it.
 */
export function ownWordsFor(written: string): OwnWords | undefined {
  const words = written.replace(/^(?:loves?|likes?|enjoys?)\s+(?=\p{Ll})/iu, '').replaceAll("'", '’');
  if (!sayable.test(words) || ofTheWriter.test(words) || ofAnything.test(words)) return undefined;
  const [first = '', ...rest] = words.toLowerCase().split(' ');
  if (rest.length > 0 && first.endsWith('ing') && !isNoun.test(first)) {
    const love = withKinAsNames(words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
    return goingsOn.has(first) || isThing.test(`${first} ${rest[0] ?? ''}`)
      ? { love }
      : { love, pastime: love };
  }
  const isThingOfTheirs = rest.length < 3 && ![first, ...rest].some(isSmall) && !saysWhatTheyDo(first, rest);
  return isThingOfTheirs ? { love: withKinAsNames(words) } : undefined;
}

const sayable = /^\p{L}[\p{L}’-]*(?: [\p{L}’-]+){0,5}$/u;
/** "Anything with wheels" is of nothing that one does, though it ends like it; noodles and novels are. */
const ofAnything = /^(?:any|every|some)\p{Ll}*\b|^(?:all|no|nothing|nobody)\b/iu;
const ofTheWriter = /\b(?:i|my|mine|me|we|our|us|you|your)\b/i;
const isSmall = (word: string): boolean =>
  prepositions.has(word) ||
  conjunctions.has(word) ||
  adverbs.has(word) ||
  pronouns.has(word) ||
  word === 'to';
/** "Bakes cakes", "bake cakes". */
const saysWhatTheyDo = (first: string, rest: readonly string[]): boolean =>
  rest.length > 0 && baseOf(first) !== undefined && !isThingToo.test(first);
const isThingToo =
  /^(?:water|paper|train|snow|ice|book|dance|fish|sand|puzzle|dress|board|garden|rain|.*ing|.*ed)$/;
const isNoun =
  /^(?:.?[^aeiouy]?ing|string|spring|evening|morning|ceiling|pudding|duckling|darling|viking|dumpling)$/;
/** "Climbing shoes" and "riding lessons" are things that somebody has. */
const isThing =
  /^(?:\S+ (?:lessons?|class|classes|clubs?|school|pool|shoes|boots|machines?|competitions?|rods?|kits?|practice|camp|team|gear)|racing cars?|building (?:blocks|bricks))$/;
/** Not what one is in the middle of. */
const goingsOn = new Set(['going', 'having', 'getting', 'being', 'becoming']);

/** "Wrestling with dad" is how it is typed, and "Dad" how it is printed. */
function withKinAsNames(words: string): string {
  return words.replace(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu, (word, at: number) =>
    kin.has(word) && !/(?:\b(?:a|an|the|his|her|their)) $/i.test(words.slice(0, at))
      ? `${word[0]?.toUpperCase()}${word.slice(1)}`
      : word,
  );
}

const kin = new Set(
  'mum mom mummy mommy mama dad daddy papa nan nana nanna gran granny grandma grandad granddad grandpa oma opa nonna nonno abuela abuelo uncle auntie'.split(
    ' ',
  ),
);
