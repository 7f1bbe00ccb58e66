import type { Duration } from '#contract/stories.ts';
import { ownTick } from '#server/platform/event-loop.ts';
import { pictureFor } from '../pictures/picture-for.ts';
import { asksAtBreakfast } from '../breakfast.ts';
import { refuseUnfit } from '../judge-theme.ts';
import type { StoryCharacter, StoryChoices, StoryEvent, StoryRequest, Writer } from '../writer.ts';
import { chooseTale } from './choosing/choose-tale.ts';
import { indexIsMade } from './choosing/word-index.ts';
import { type Choice, worths } from './choosing/worths.ts';
import { subjectsFor } from './choosing/subjects.ts';
import { fitsFamily } from './choosing/fits.ts';
import { type Cast, castFrom, peopleOf } from './people/cast.ts';
import type { Person } from './people/person.ts';
import { hash } from './random.ts';
import { placeIn } from './shelf/places.ts';
import type { Shelf } from './shelf/shelf.ts';
import type { Sorrow, Tale, TaleHead } from './tale.ts';
import type { Earlier } from './telling/stage.ts';
import { sentenceWordsOf } from './telling/sentence-words.ts';
import { type Told, tellTale } from './telling/tell-tale.ts';
import { theThingsAreRead } from './things/book.ts';
import type { Wish } from './wish/wish.ts';
import { withoutRequest } from './wish/clean-wish.ts';
import { isIllAtHome } from './wish/ill-at-home.ts';
import { readWish } from './wish/read-wish.ts';
import { isMovingAway } from './wish/sorrow-of.ts';
import { lemmasOf } from './wish/word-set.ts';

/** The built-in storyteller: the tale that answers the wish, told to this family. It needs no key and no network. */
export function createTaleWriter(shelf: Shelf): Writer {
  return {
    descriptor: { id: 'builtin', name: 'Lamplight' },
    async *write(request: StoryRequest, signal: AbortSignal): AsyncIterable<StoryEvent> {
      if (signal.aborted) return;
      refuseUnfit(request.theme);
      await theThingsAreRead();
      await indexIsMade(shelf.heads);
      // Choosing and telling are milliseconds of work each, and an evening's crowd comes at the same hour.
      await ownTick();
      const considered = consider(request, shelf);
      await ownTick();
      if (hasStopped(signal)) return;
      const { told, choices } = tellChosen(request, shelf, considered);
      yield { type: 'title', title: told.title, ...(choices.picture && { picture: choices.picture }) };
      for (const [index, text] of told.paragraphs.entries()) {
        if (hasStopped(signal)) return;
        yield { type: 'paragraph', index, text };
      }
      const { breakfast } = told.morning;
      yield { type: 'finished', choices, ...(breakfast && asksAtBreakfast(request) && { breakfast }) };
    },
  };
}

function hasStopped(signal: AbortSignal): boolean {
  return signal.aborted;
}

export type WrittenStory = {
  told: Told;
  choices: StoryChoices;
  /** Best first, each with its reasons: an author asks why. */
  considered: readonly Choice[];
};

/** Same wish, same family, same evening: the same story on every machine. */
export function writeStory(request: StoryRequest, shelf: Shelf): WrittenStory {
  return tellChosen(request, shelf, consider(request, shelf));
}

function tellChosen(
  request: StoryRequest,
  shelf: Shelf,
  { wish, cast, seed, considered, earlier }: Considered,
): WrittenStory {
  const head = sameAgain(request, shelf, cast, wish) ?? considered[0]?.head;
  if (!head) throw new Error('no tale on the shelf can be told to these people');
  const tale = shelf.taleOf(head);
  const first = tellTale(tale, {
    cast,
    duration: lengthFor(head, request.duration),
    culture: request.culture,
    place: placeIn(shelf.places, request.culture, seed),
    ...subjectsFor(head, wish),
    sentence: wish.sentence && sentenceWordsOf(wish.sentence, cast),
    earlier,
    absent: cast.absent[0]?.name ?? wish.absent[0],
    wished: wish.people,
    seed,
  });
  const told = { ...first, title: titleUnheard(first.title, request) };
  const names = request.characters.map(({ name }) => name);
  const isStandIn = !wish.isVague && considered[0]?.head === head && isOfAnyWord(considered[0]);
  return {
    told,
    choices: { ...choicesOf(tale, told, wish, names), ...(isStandIn && { isStandIn }) },
    considered,
  };
}

const evenings = ['Another', 'a Third', 'a Fourth', 'a Fifth', 'a Sixth', 'a Seventh'] as const;

/** On a shelf no two stories have one name: the same tale is told as what it is, that of another evening. */
function titleUnheard(title: string, { history }: StoryRequest): string {
  const heard = new Set(history.map((story) => story.title.toLowerCase()));
  if (!heard.has(title.toLowerCase())) return title;
  const names = evenings.map((which) => `${title}, ${which} Evening`);
  return names.find((name) => !heard.has(name.toLowerCase())) ?? `${title}, Once More`;
}

/** The tales that answer this wish, best first; none of them is told yet. */
export const talesFor = (request: StoryRequest, shelf: Shelf): Considered['considered'] =>
  consider(request, shelf).considered;

/** What the tale that would be told is about, in its author's sentence. */
export function premiseFor(request: StoryRequest, shelf: Shelf): string {
  const head = talesFor(request, shelf)[0]?.head;
  return head ? shelf.taleOf(head).premise : '';
}

type Considered = ReturnType<typeof consider>;

function consider(request: StoryRequest, shelf: Shelf) {
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
const isAnswered = ([best]: readonly Choice[]): boolean =>
  best !== undefined && best.answers >= worths.inASetting;

/** It has heard nothing of what was asked, and would be told as it is of anything else. */
const isOfAnyWord = ({ answers }: Choice): boolean => answers < worths.inASetting;

/** "Tell it again, but shorter, and with the dog": the same tale, where it can be told to whoever is in it now. */
function sameAgain(request: StoryRequest, shelf: Shelf, cast: Cast, { people }: Wish): TaleHead | undefined {
  const id = request.retells?.story.choices?.arc;
  if (id === undefined) return undefined;
  return shelf.heads.find(
    (head) => head.id === id && fitsFamily(head, cast, request.culture, 'none', people),
  );
}

/** In these, whoever the wish names is not at home tonight: mum is in hospital, daddy is far away, our dog died. */
const absences: ReadonlySet<Sorrow> = new Set(['death of a pet', 'death of somebody', 'illness', 'far away']);

function absentIn(wish: Wish, count: number): readonly number[] {
  const isAway = wish.sorrow === undefined ? isMovingAway(wish.text) : absences.has(wish.sorrow);
  if (!isAway || isIllAtHome(wish)) return [];
  // Somebody has to be there whom the story is about.
  return wish.people.length < count ? wish.people : [];
}

/** What the family's memory keeps of it. */
function choicesOf(tale: Tale, { title, keys }: Told, wish: Wish, names: readonly string[]): StoryChoices {
  const { tongue } = wish;
  return {
    writer: 'builtin',
    arc: tale.id,
    storylets: [tale.id, ...keys.map((key) => `${tale.id} ${key}`)],
    souvenirs: tale.keep === '' ? [] : [tale.keep],
    title,
    premise: tale.premise,
    picture: pictureFor({ wish, names, tale }),
    // The shelf is in English, and an emoji is in every language.
    ...(tongue !== undefined && tongue !== 'emoji' && { tellsIn: 'English' }),
  };
}

/** As long as was asked for, or else the nearest that its author wrote it for. */
function lengthFor({ lengths }: TaleHead, asked: Duration): Duration {
  if (lengths.includes(asked)) return asked;
  return lengths.includes('medium') ? 'medium' : (lengths[0] ?? asked);
}

function earlierOf({ continues }: StoryRequest, shelf: Shelf): Earlier | undefined {
  const head = shelf.heads.find(({ id }) => id === continues?.choices?.arc);
  if (!head) return undefined;
  const { friend, keep } = shelf.taleOf(head);
  return { friend, keep };
}
