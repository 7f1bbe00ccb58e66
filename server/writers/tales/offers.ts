import type { StoryOffers, StoryRequest } from '../writer.ts';
import { type Choice, worths } from './choosing/worths.ts';
import { subjectsFor } from './choosing/subjects.ts';
import type { Considered } from './consider.ts';
import type { Shelf } from './shelf/shelf.ts';
import { premiseLine } from './telling/premise-line.ts';
import { tellFrom } from './tell-from.ts';

/** So many are read at one glance. */
const most = 3;
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
  for (const { head } of toOffer(considered)) {
    const { told, tale } = tellFrom(head, request, shelf, considered);
    const about = premiseLine(tale.premise, {
      hero: considered.cast.hero.name,
      ...subjectsFor(head, considered.wish),
    });
    offers.push({ tale: head.id, title: told.title, ...(about !== undefined && { about }) });
    await betweenTales();
  }
  return { isAboutIt: considered.wish.isVague || considered.considered.some(isAboutIt), offers };
}

function toOffer({ considered }: Considered): readonly Choice[] {
  const [first] = considered;
  if (!first) return [];
  const isAlike = isAboutIt(first) ? isAboutIt : () => true;
  return considered
    .filter((choice) => choice.worth >= first.worth - nearEnough && isAlike(choice))
    .slice(0, most);
}

/** Not one that has heard nothing of what was asked, and would be told as it is of anything else. */
export const isAboutIt = ({ answers }: Choice): boolean => answers >= worths.inASetting;
