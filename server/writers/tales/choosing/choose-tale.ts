import type { EarlierStory } from '../../writer.ts';
import { chance } from '../random.ts';
import type { TaleHead } from '../tale.ts';
import { answerTo } from './answer.ts';
import type { Answer, Choice } from './worths.ts';
import type { Evening } from './evening.ts';
import { fitsFamily, leniencies } from './fits.ts';
import { indexOf } from './word-index.ts';
import { madeForThem, partsOfTheirOwn } from './made-for.ts';
import { afterASecondLook, type TextOf } from './second-look.ts';

/** A family does not hear a tale again within so many stories, if there is another that answers. */
const restOfATale = 30;
/** Worth so little apart, two tales are as good as one another, and chance decides. */
const nearlyEqual = 5;

/**
 * The tale that answers most of the wish; among equals the one made for these people; and none that they have heard not long
 * ago. Best first, each with its reasons, since an author asks why.
 */
export function chooseTale(heads: readonly TaleHead[], evening: Evening, textOf: TextOf): readonly Choice[] {
  const told = storiesAgo(evening.history);
  const { heads: near, likely } = indexOf(heads).hear(evening.wish);
  const answering = near.flatMap((head) => {
    const answer = answerTo(head, { ...evening, likely });
    return answer ? [{ head, answer }] : [];
  });
  const answers = whatFits(answering, evening);
  const most = Math.max(...answers.map(({ answer }) => answer.worth));
  const atFirst = answers
    .map((one) => worthOf(one, evening, most, told.get(one.head.id)))
    .toSorted((a, b) => b.worth - a.worth || (a.head.id < b.head.id ? -1 : 1));
  const names = [evening.cast.hero, ...evening.cast.others].map(({ written }) => written);
  const choices = afterASecondLook(atFirst, evening.wish, names, textOf);
  const best = choices.filter(({ worth }) => worth >= (choices[0]?.worth ?? 0) - nearlyEqual);
  return [...chance(evening.seed).shuffle(best), ...choices.slice(best.length)];
}

type Answering = { head: TaleHead; answer: Answer };

/** What can be told to them; only where nothing can, what is for another age, or for fewer. */
function whatFits(answering: readonly Answering[], { wish, cast, culture }: Evening): readonly Answering[] {
  for (const leniency of leniencies) {
    const fitting = answering.filter(({ head }) => fitsFamily(head, cast, culture, leniency, wish.people));
    if (fitting.length > 0) return fitting;
  }
  return [];
}

/** Answering the wish nearly as much as any, a tale comes first in which each of them has a part. */
const asGoodAnAnswer = 12;

function worthOf(
  { head, answer }: Answering,
  evening: Evening,
  most: number,
  ago: number | undefined,
): Choice {
  const made = madeForThem(head, evening);
  const parts =
    answer.worth >= most - asGoodAnAnswer ? partsOfTheirOwn(head, evening) : { worth: 0, why: [] };
  return {
    head,
    answers: answer.worth,
    worth: answer.worth + made.worth + parts.worth - restAfter(ago),
    why: [...answer.why, ...made.why, ...parts.why, ...heard(ago)],
  };
}

/** How much rather not: last night's tale before all others, and one of last year hardly. */
function restAfter(ago: number | undefined): number {
  if (ago === undefined) return 0;
  return ago <= restOfATale ? 200 - ago : 15;
}

function heard(ago: number | undefined): string[] {
  return ago === undefined ? [] : [`told ${ago} stories ago`];
}

/** By tale: 1 for last night's. */
function storiesAgo(history: readonly EarlierStory[]): ReadonlyMap<string, number> {
  const ago = new Map<string, number>();
  for (const [index, { choices }] of history.entries())
    if (choices) ago.set(choices.arc, history.length - index);
  return ago;
}
