import { ownTick } from '#server/platform/event-loop.ts';
import { pictureFor } from '../pictures/picture-for.ts';
import { asksAtBreakfast } from '../breakfast.ts';
import { isFit, refuseUnfit } from '../judge-theme.ts';
import type { StoryChoices, StoryEvent, StoryOffers, StoryRequest, Writer } from '../writer.ts';
import { fitsFamily } from './choosing/fits.ts';
import { indexIsMade } from './choosing/word-index.ts';
import { type Choice, isAboutIt } from './choosing/worths.ts';
import { consider, type Considered } from './consider.ts';
import { offersFor } from './offers.ts';
import type { Cast } from './people/cast.ts';
import type { Shelf } from './shelf/shelf.ts';
import type { Tale, TaleHead } from './tale.ts';
import { tellFrom } from './tell-from.ts';
import type { Told } from './telling/tell-tale.ts';
import { theThingsAreRead } from './things/book.ts';
import type { Wish } from './wish/wish.ts';

/** The built-in storyteller: the tale that answers the wish, told to this family. It needs no key and no network. */
export function createTaleWriter(shelf: Shelf): Writer {
  return {
    descriptor: { id: 'builtin', name: 'Lamplight' },
    async *write(request: StoryRequest, signal: AbortSignal): AsyncIterable<StoryEvent> {
      if (signal.aborted) return;
      const considered = await calmlyConsidered(request, shelf);
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
    async offers(request: StoryRequest): Promise<StoryOffers> {
      if (!isFit(request.theme)) return { answers: 'all', offers: [] };
      return offersFor(request, shelf, await calmlyConsidered(request, shelf), ownTick);
    },
  };
}

/** Choosing and telling are milliseconds of work each, and an evening's crowd comes at the same hour. */
async function calmlyConsidered(request: StoryRequest, shelf: Shelf): Promise<Considered> {
  refuseUnfit(request.theme);
  await theThingsAreRead();
  await indexIsMade(shelf.heads);
  await ownTick();
  const considered = consider(request, shelf);
  await ownTick();
  return considered;
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

function tellChosen(request: StoryRequest, shelf: Shelf, considered: Considered): WrittenStory {
  const { wish, cast, considered: tales } = considered;
  const choice = tales.find(({ head }) => head.id === request.tale) ?? tales[0];
  const again = sameAgain(request, shelf, cast, wish);
  const head = again ?? choice?.head;
  if (!head) throw new Error('no tale on the shelf can be told to these people');
  const { tale, told } = tellFrom(head, request, shelf, considered);
  const names = request.characters.map(({ name }) => name);
  const isStandIn = !wish.isVague && !again && choice !== undefined && !isAboutIt(choice);
  return {
    told,
    choices: { ...choicesOf(tale, told, wish, names), ...(isStandIn && { isStandIn }) },
    considered: tales,
  };
}

/** The tales that answer this wish, best first; none of them is told yet. */
export const talesFor = (request: StoryRequest, shelf: Shelf): Considered['considered'] =>
  consider(request, shelf).considered;

/** What the tale that would be told is about, in its author's sentence. */
export function premiseFor(request: StoryRequest, shelf: Shelf): string {
  const head = talesFor(request, shelf)[0]?.head;
  return head ? shelf.taleOf(head).premise : '';
}

/** "Tell it again, but shorter, and with the dog": the same tale, where it can be told to whoever is in it now. */
function sameAgain(request: StoryRequest, shelf: Shelf, cast: Cast, { people }: Wish): TaleHead | undefined {
  const id = request.retells?.story.choices?.arc;
  if (id === undefined) return undefined;
  return shelf.heads.find(
    (head) => head.id === id && fitsFamily(head, cast, request.culture, 'none', people),
  );
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
