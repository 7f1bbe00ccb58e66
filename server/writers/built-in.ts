import { ownTick } from '#server/platform/event-loop.ts';
import { pictureFor } from './pictures/picture-for.ts';
import { vignettesFor } from './pictures/vignettes-for.ts';
import { openShelf, type Shelf, taleFilesIn } from './tales/shelf/shelf.ts';
import { createTaleWriter, premiseFor } from './tales/tale-writer.ts';
import type { Fault } from './tales/tale.ts';
import { talesFolder } from './tales/tales-folder.ts';
import { theThingsAreRead } from './tales/things/book.ts';
import { readWish } from './tales/wish/read-wish.ts';
import type { PictureWords, StoryRequest, Writer } from './writer.ts';

export type BuiltInStoryteller = {
  /** The storyteller of the house, which needs no key and no network. */
  builtIn: Writer;
  /** What one of its tales is about, for another writer whom a family leaves the choice to. */
  premiseFor(request: StoryRequest): string;
  /** What is on the picture of a story whose writer has not said so. */
  pictureFor(request: Pick<StoryRequest, 'theme' | 'characters'>): Promise<PictureWords>;
  /** The small pictures on the way through a story, whoever wrote it. */
  vignettesFor: typeof vignettesFor;
  /** What is wrong with tales of whoever runs this house; those were left out. */
  faultyTales: readonly Fault[];
};

/** Reads the heads of the tales, once. That each can be told to every family it is for is shown by the tests, not at every start. */
export function openBuiltInStoryteller({
  theirTales,
}: { theirTales?: string | undefined } = {}): BuiltInStoryteller {
  const shelf = shelfWith(theirTales);
  return {
    builtIn: createTaleWriter(shelf),
    premiseFor: (request) => premiseFor(request, shelf),
    async pictureFor({ theme, characters }) {
      await theThingsAreRead();
      await ownTick();
      return pictureFor({ wish: readWish(theme, characters), names: characters.map(({ name }) => name) });
    },
    vignettesFor,
    faultyTales: shelf.faults,
  };
}

/** Our own tales do not change while a process lives: however many houses it opens (as the tests do), it reads them once. */
let ourShelf: Shelf | undefined;

function shelfWith(theirs: string | undefined): Shelf {
  if (theirs !== undefined && taleFilesIn(theirs).length > 0)
    return openShelf({ ours: talesFolder(), theirs });
  ourShelf ??= openShelf({ ours: talesFolder() });
  return ourShelf;
}
