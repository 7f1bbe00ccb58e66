import type { PicturePlace, PictureSubject } from '#contract/pictures.ts';
import { scan } from './scan.ts';
import { outdoors, placeOfWords } from './place-words.ts';

/** Places with a wall that has a window. */
const indoors: ReadonlySet<PicturePlace> = new Set(['room', 'kitchen']);

/**
 * Where a story happens indoors, what belongs outdoors is seen through the window: the fox of a tale that is told at breakfast, and thunder
 * always. A dinosaur that was wished for in the kitchen is in the kitchen.
 */
export function seenFrom(
  place: PicturePlace,
  subjects: readonly PictureSubject[],
  wish: string,
): PictureSubject[] {
  if (!indoors.has(place)) return [...subjects];
  const isWishedThere = scan(wish, placeOfWords).some(({ found }) => found === place);
  return subjects.map((subject) => {
    const isOutside = outdoors.always.has(subject.is) || (!isWishedThere && outdoors.rather.has(subject.is));
    return isOutside ? { ...subject, isOutside } : subject;
  });
}
