import { yieldWhenDue } from '#server/platform/event-loop.ts';
import { plural } from '../english/nouns.ts';
import type { TaleHead } from '../tale.ts';
import { wordsNeededBy } from '../wish/matches.ts';
import { lemmasOf } from '../wish/word-set.ts';
import { bareThings } from '../wish/say-thing.ts';
import type { Wish, WishThing } from '../wish/wish.ts';

/** What of a shelf has anything to do with a wish. */
export type Heard = {
  /** Tales that could answer it: it says the rarest word of one of their phrases, or names one of their subjects. */
  heads: readonly TaleHead[];
  /** Of a list in a tale's head the phrases whose rarest word the wish says, in the author's order. */
  likely: (phrases: readonly string[]) => readonly string[];
};

/**
 * Of a shelf's ten thousand phrases a wish says a few dozen, so they are looked up by their rarest words, as in the index of a book. It is
 * made with the first wish, phrase by phrase, and is a few numbers for each.
 */
export type WordIndex = { hear: (wish: Wish) => Heard };

/** In steps, since it is too much work for one go while others wait. */
function* indexInSteps(heads: readonly TaleHead[]): Generator<void, WordIndex> {
  const phrases: { list: readonly string[]; head: number; isAnswer: boolean }[] = [];
  const byWord = new Map<string, number[]>();
  // "Nobody to play with": only the typed words will tell.
  const always: number[] = [];
  const bySubject = new Map<string, number[]>();
  const starts: number[] = [];
  let number = 0;
  const known = new Map<string, readonly string[]>();
  const lemmas = (word: string) => {
    let found = known.get(word);
    if (!found) known.set(word, (found = lemmasOf(word)));
    return found;
  };
  for (const [head, { subjects, matters, exceptions }] of heads.entries()) {
    for (const list of [subjects, matters, exceptions]) {
      phrases.push({ list, head, isAnswer: list !== exceptions });
      starts.push(number);
      for (const phrase of list) {
        const needed = wordsNeededBy(phrase, lemmas);
        if (needed?.length === 0) always.push(number);
        const words = needed && rarestOf(needed, byWord);
        for (const word of words ?? []) add(byWord, word, number);
        if (list === subjects && !words?.includes(phrase)) add(bySubject, phrase, head);
        number++;
      }
    }
    yield;
  }
  const wordNumbers = packed(byWord);
  const subjectHeads = packed(bySubject);
  const listOf = new Uint16Array(number);
  for (const [list, start] of starts.entries()) listOf.fill(list, start, starts[list + 1] ?? number);

  return {
    hear: (wish) => {
      const said = new Set(always);
      for (const word of wish.words) for (const one of wordNumbers(word)) said.add(one);
      const found = new Map<readonly string[], string[]>();
      const near = new Set<number>();
      for (const one of [...said].toSorted((a, b) => a - b)) {
        const list = listOf[one] ?? 0;
        const { list: own = [], head = 0, isAnswer = false } = phrases[list] ?? {};
        const likely = found.get(own) ?? [];
        likely.push(own[one - (starts[list] ?? 0)] ?? '');
        found.set(own, likely);
        if (isAnswer) near.add(head);
      }
      for (const name of namesIn(wish)) {
        for (const one of wordNumbers(name)) near.add(phrases[listOf[one] ?? 0]?.head ?? 0);
        for (const head of subjectHeads(name)) near.add(head);
      }
      return {
        heads: heads.filter((head, at) => near.has(at) || isAlwaysLookedAt(head, wish)),
        likely: (list) => found.get(list) ?? none,
      };
    },
  };
}

const none: readonly string[] = [];

/** What has a place for any word, what is for a hard evening, and everything where nothing was asked for. */
function isAlwaysLookedAt({ shape, sorrow }: TaleHead, wish: Wish): boolean {
  // What is so has to be said.
  return (
    wish.isVague ||
    (shape !== undefined && shape !== 'X is so') ||
    (sorrow !== undefined && sorrow === wish.sorrow)
  );
}

/** All by which a tale could name what the wish is about. */
function namesIn({ things }: Wish): ReadonlySet<string> {
  return new Set(things.flatMap(namesOf));
}

function namesOf(thing: WishThing): string[] {
  const kinds = thing.is.map((kind) => kind.toLowerCase());
  return [
    ...[thing.noun, thing.said, bareThings(thing)].map((name) => name.toLowerCase()),
    ...kinds,
    ...kinds.map(plural),
    ...thing.said.toLowerCase().split(' '),
  ];
}

/** Of the words that a phrase needs the one under which fewest stand: every other wish says "want", and few say "bagpipes". */
function rarestOf(
  needed: readonly (readonly string[])[],
  byWord: ReadonlyMap<string, readonly number[]>,
): readonly string[] | undefined {
  let [rarest] = needed;
  let fewest = Infinity;
  for (const forms of needed) {
    let count = 0;
    for (const form of forms) count += byWord.get(form)?.length ?? 0;
    if (count < fewest) [rarest, fewest] = [forms, count];
  }
  return rarest;
}

function add(to: Map<string, number[]>, word: string, number: number): void {
  const known = to.get(word);
  if (known) known.push(number);
  else to.set(word, [number]);
}

/** All lists in one row of numbers: thousands of small lists weigh ten times as much. */
function packed(lists: ReadonlyMap<string, readonly number[]>): (word: string) => Uint32Array {
  const places = new Map<string, number>();
  const ends = new Uint32Array(lists.size + 1);
  const row = new Uint32Array([...lists.values()].reduce((sum, list) => sum + list.length, 0));
  let end = 0;
  for (const [word, list] of lists) {
    row.set(list, end);
    end += list.length;
    ends[places.size + 1] = end;
    places.set(word, places.size);
  }
  return (word) => {
    const place = places.get(word);
    return place === undefined ? nothing : row.subarray(ends[place], ends[place + 1]);
  };
}

const nothing = new Uint32Array(0);

/** By the shelf's list of heads, which stays the same as long as the shelf does. */
const indexes = new WeakMap<readonly TaleHead[], WordIndex>();
const makings = new WeakMap<readonly TaleHead[], Generator<void, WordIndex>>();

/** The index of a shelf, made once. Whoever needs it while it is being made makes the rest at once. */
export function indexOf(heads: readonly TaleHead[]): WordIndex {
  for (;;) {
    const made = indexes.get(heads);
    if (made) return made;
    makeOn(heads);
  }
}

/** For who is in no hurry: makes it while others have their turns. */
export async function indexIsMade(heads: readonly TaleHead[]): Promise<void> {
  const turn = yieldWhenDue();
  while (!indexes.has(heads)) {
    makeOn(heads);
    await turn();
  }
}

function makeOn(heads: readonly TaleHead[]): void {
  const making = makings.get(heads) ?? indexInSteps(heads);
  makings.set(heads, making);
  const { done, value } = making.next();
  if (!done) return;
  makings.delete(heads);
  indexes.set(heads, value);
}
