import type { StoryOffers, StoryRequest } from '../writer.ts';
import { type Choice, isAboutIt, worths } from './choosing/worths.ts';
import { subjectsFor } from './choosing/subjects.ts';
import type { Considered } from './consider.ts';
import type { Shelf } from './shelf/shelf.ts';
import { premiseLine } from './telling/premise-line.ts';
import { tellFrom } from './tell-from.ts';

/** So many are read at one glance. */
const most = 3;
/** A tale of this subject, whose trouble is said in two or three words more: what else was typed belongs to the evening, and not to the plot. */
const ofItsOwn = worths.subject + worths.matter;
/** Further behind the first, a tale is about something else, or was heard the other night. */
const nearEnough = 110;

/**
 * What could be told of this wish, before anything is: the tale that would be, and two others that answer it. A shelf was written before a family
 * wished, and only the family knows which of its tales is what they meant.
 */
export async function offersFor(
  request: StoryRequest,
  shelf: Shelf,
  considered: Considered,
  betweenTales: () => Promise<void>,
): Promise<StoryOffers> {
  const offers = [];
  const choices = toOffer(considered);
  for (const { head } of choices) {
    const { told, tale } = tellFrom(head, request, shelf, considered);
    const about = premiseLine(tale.premise, {
      hero: considered.cast.hero.name,
      ...subjectsFor(head, considered.wish),
    });
    offers.push({ tale: head.id, title: told.title, ...(about !== undefined && { about }) });
    await betweenTales();
  }
  return { answers: considered.wish.isVague ? 'all' : answeredBy(choices), offers };
}

function answeredBy(choices: readonly Choice[]): StoryOffers['answers'] {
  if (!choices.some(isAboutIt)) return 'none';
  if (choices.some(({ answers }) => answers >= ofItsOwn)) return 'all';
  // Where one stood far before all others nobody had to look.
  const looked = choices.flatMap(({ saysOfIt }) => saysOfIt ?? []);
  return looked.length === 0 || looked.includes(1) ? 'all' : 'some';
}

function toOffer({ considered }: Considered): readonly Choice[] {
  const [first] = considered;
  if (!first) return [];
  const isAlike = isAboutIt(first) ? isAboutIt : () => true;
  return considered
    .filter((choice) => choice.worth >= first.worth - nearEnough && isAlike(choice))
    .slice(0, most);
}
