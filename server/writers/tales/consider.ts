import type { Shelf } from './shelf/shelf.ts';
import type { StoryCharacter, StoryRequest } from '../writer.ts';
import { chooseTale } from './choosing/choose-tale.ts';
import { type Choice, isAboutIt } from './choosing/worths.ts';
import { type Cast, castFrom, peopleOf } from './people/cast.ts';
import type { Person } from './people/person.ts';
import { hash } from './random.ts';
import type { Sorrow } from './tale.ts';
import type { Earlier } from './telling/stage.ts';
import { withoutRequest } from './wish/clean-wish.ts';
import { isIllAtHome } from './wish/ill-at-home.ts';
import { readWish } from './wish/read-wish.ts';
import { isMovingAway } from './wish/sorrow-of.ts';
import type { Wish } from './wish/wish.ts';
import { lemmasOf } from './wish/word-set.ts';

export type Considered = ReturnType<typeof consider>;

/** The tales that answer this wish, best first, and for whom each would be told; none of them is told yet. */
export function consider(request: StoryRequest, shelf: Shelf) {
  const wish = readWish(request.theme, request.characters, request.element);
  const absent = absentIn(wish, request.characters.length);
  const seed = hash(
    JSON.stringify([request.theme, request.duration, request.characters, request.history.length]),
  );
  const earlier = earlierOf(request, shelf);
  const hasFriend = earlier !== undefined && earlier.friend !== '';
  const characters = withoutAvoided(request.characters, wish);
  const everybody = peopleOf(characters, shelf.tables, request.interests);
  const castFor = (toldFor: readonly number[]) =>
    castFrom(everybody, {
      named: namedForThemselves(wish, request),
      toldFor,
      absent,
    });
  const choicesFor = (cast: Cast) => {
    const considered = chooseTale(shelf.heads, { ...request, wish, cast, hasFriend, seed }, shelf.textOf);
    return { wish, cast, seed, earlier, considered };
  };
  const asked = choicesFor(castFor(request.toldFor ?? []));
  if (request.toldFor || isAnswered(asked.considered)) return asked;
  for (const { index } of othersWhoCouldHaveIt(asked.cast)) {
    const theirs = choicesFor(castFor([index]));
    if (isAnswered(theirs.considered)) return theirs;
  }
  return asked;
}

/** Where it shall not be dinosaurs, nobody turns it on dinosaurs. */
function withoutAvoided(characters: readonly StoryCharacter[], { avoids = [] }: Wish) {
  if (avoids.length === 0) return characters;
  const isAvoided = (hobby: string) =>
    hobby.split(/\s+/).some((word) => lemmasOf(word).some((lemma) => avoids.includes(lemma)));
  return characters.map((one) => ({ ...one, hobbies: one.hobbies.filter((hobby) => !isAvoided(hobby)) }));
}

/** "Potty", of a house with a boy of five and a girl of two, is her story; and what no tale can tell of a child of two may be told of her brother. */
function othersWhoCouldHaveIt({ people, hero }: Cast): readonly Person[] {
  const [smallest] = people.filter(({ role }) => role === 'toddler');
  const [nearest] = people
    .filter(({ role, isGuest }) => role === 'child' && !isGuest)
    .toSorted((a, b) => Math.abs(a.age - 6) - Math.abs(b.age - 6));
  return [smallest, nearest].filter((one) => one !== undefined && one !== hero) as Person[];
}

/**
 * "He hit his sister" is not the sister's story, though nobody else is named in it; nor is a night at Theo's the story of Theo, who is a friend.
 * And "Ibrahim said I can't be in his club" is the story of who says I.
 */
function namedForThemselves(
  { people }: Wish,
  { theme, characters, toldFor = [] }: StoryRequest,
): readonly number[] {
  const typed = theme.toLowerCase();
  if (ofMe.test(withoutRequest(typed))) return [];
  const isOthers = /\b(?:my|his|her|their) (?:\p{L}+ )?(?:sister|brother|twin|cousin|friend)s?\b/u.test(
    typed,
  );
  return people.filter((index) => {
    const { name = '', relationship = '' } = characters[index] ?? {};
    const at = typed.indexOf(name.toLowerCase());
    // "All the cousins came": nobody of them is whose story it is, where that was said.
    if (toldFor.length > 0 && at < 0) return false;
    if (/\b(?:friend|cousin|classmate) $/u.test(typed.slice(0, Math.max(0, at)))) return false;
    // "My sister Ada" is told of by whose sister she is.
    if (isOthers)
      return (
        at >= 0 &&
        !/\b(?:my|our|his|her|their) (?:\p{L}+ )?(?:sister|brother|twin|cousin|friend) $/u.test(
          typed.slice(0, at),
        )
      );
    return !(
      /friend|classmate/i.test(relationship) &&
      /^(?:['’]s\b|s (?:house|home|flat|party)\b)/u.test(typed.slice(at + name.length))
    );
  });
}

const ofMe = /\b(?:i|i['’]m|im|i['’]ve|me|myself)\b(?! (?:want|wish|would like|need|hope|think|know)\b)/;

/** By a tale that is about it, and not by one that takes any word. */
const isAnswered = ([best]: readonly Choice[]): boolean => best !== undefined && isAboutIt(best);

/** In these, whoever the wish names is not at home tonight: mum is in hospital, daddy is far away, our dog died. */
const absences: ReadonlySet<Sorrow> = new Set(['death of a pet', 'death of somebody', 'illness', 'far away']);

function absentIn(wish: Wish, count: number): readonly number[] {
  const isAway = wish.sorrow === undefined ? isMovingAway(wish.text) : absences.has(wish.sorrow);
  if (!isAway || isIllAtHome(wish)) return [];
  // Somebody has to be there whom the story is about.
  return wish.people.length < count ? wish.people : [];
}

function earlierOf({ continues }: StoryRequest, shelf: Shelf): Earlier | undefined {
  const head = shelf.heads.find(({ id }) => id === continues?.choices?.arc);
  if (!head) return undefined;
  const { friend, keep } = shelf.taleOf(head);
  return { friend, keep };
}
