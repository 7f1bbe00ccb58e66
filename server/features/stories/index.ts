import type { Problem } from '#contract/problem.ts';
import type { Story, StoryReading, StoryRequest, StoryWish } from '#contract/stories.ts';
import type { StoryPlace } from '#contract/story-places.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Log } from '#server/platform/log.ts';
import type { PictureWords, Writer } from '#server/writers/writer.ts';
import { createStoryMaker } from './make-story.ts';
import { drawOldStories } from './old-pictures.ts';
import type { DrawnMember, VignettesFor } from './picture-of.ts';
import { listenerNotFound } from './refusals.ts';
import { serveStories } from './routes.ts';
import { serveOffers } from './story-offers.ts';
import { createPlaces, type Places } from './story-places.ts';
import { storyChangeQueries } from './story-change-queries.ts';
import { storyQueries } from './story-queries.ts';
import { createWishReader } from './understand-wish.ts';

export { asDrawn } from './picture-of.ts';
export { type KeptStories, openKeptStories } from './kept-stories.ts';
export {
  listenerMigration,
  listenerOwnerMigration,
  storyBreakfastMigration,
  storyHeardMigration,
  storyMigration,
  storyPictureMigration,
  storyPlaceMigration,
} from './tables.ts';

type Needs = {
  database: Database;
  clock: Clock;
  log: Log;
  limits: { storiesPerDay: number };
  writer: Writer;
  /** What a family reads under a story, from the id of whoever wrote it. */
  signatureOf: (writerId: string) => string;
  /** Everybody of the family, for a wish that names one who is not in the story, or asks to bring one along. */
  familyOf: (userId: string) => Promise<readonly (DrawnMember & { id: string })[]>;
  /** What is on the picture of a story whose writer did not say, from the words of the wish. */
  pictureFor: (request: StoryRequest) => Promise<PictureWords>;
  /** The small pictures on the way through a story that was told. */
  vignettesFor: VignettesFor;
  /** Throws 402 when this family may not have new stories. */
  requirePlan: (userId: string) => Promise<void>;
  /** Who has read which story aloud for this family. */
  readingsOf: (userId: string) => Promise<ReadonlyMap<string, StoryReading[]>>;
  /** Whether this family would like questions for the next morning. */
  wantsBreakfast: (userId: string) => Promise<boolean>;
  /** A story is being heard, or was until now; inside the transaction that keeps its place. */
  onHeard: (inside: Database, heard: { userId: string; story: Story; place: StoryPlace }) => Promise<void>;
  /** Where the pictures of this family's stories are seen that were painted outside the house. */
  paintingsOf: (userId: string) => Promise<ReadonlyMap<string, string>>;
  /** A story is kept, in the transaction that keeps it. */
  onStoryKept: (inside: Database, userId: string, storyId: string) => Promise<void>;
  /** What goes with a story: its painting, and what somebody has read of it. It goes first, as its sound does. */
  onStoryLeaving: (userId: string, storyId: string) => Promise<void>;
  /** What goes with the last story of a text: its sound. It goes first, so that a story whose sound cannot go yet can be asked to again. */
  onStoryDeleted: (userId: string, text: string) => Promise<void>;
  /** A failure as what a family is told of it; in a stream the status has gone out long before. */
  problemOf: (error: unknown) => Problem;
};

export type Stories = Pick<Places, 'placeOf' | 'keepPlace'> & {
  serve(api: Api): void;
  /** Writes one without a browser that waits: the same key is the same story, and whatever a family is refused is refused. */
  makeFor(userId: string, key: string, wish: StoryWish): Promise<Story>;
  /** Gives the stories that are older than our pictures theirs, while everything else goes on. */
  start(): void;
  /** After the last answer, before the database closes. */
  close(): Promise<void>;
};

/** Makes stories, and serves them; what is kept of them is read elsewhere too (`kept-stories.ts`). */
export function createStories(needs: Needs): Stories {
  const { database } = needs;
  const queries = storyQueries(database);
  const closing = new AbortController();
  let drawing: Promise<void> | undefined;
  const places = createPlaces({ ...needs, requireListener });
  const maker = createStoryMaker({ ...needs, storiesPerDay: needs.limits.storiesPerDay });
  const readWish = createWishReader({ ...needs, queries });

  return {
    placeOf: places.placeOf,
    keepPlace: places.keepPlace,
    makeFor: async (userId, key, wish) => {
      await needs.requirePlan(userId);
      return (await maker.make(userId, key, await readWish(userId, wish))).story;
    },
    serve(api) {
      places.serve(api);
      serveOffers(api, { ...needs, queries, readWish });
      serveStories(api, { ...needs, maker, readWish, requireListener });
    },
    start() {
      drawing = drawOldStories(
        { ...needs, queries, changes: storyChangeQueries(database) },
        closing.signal,
      ).catch((error: unknown) =>
        needs.log.warn({ err: error }, 'older stories get their pictures at the next start'),
      );
    },
    async close() {
      closing.abort();
      await drawing;
      await maker.close();
    },
  };

  async function requireListener(userId: string, listener: string | undefined): Promise<void> {
    if (listener === undefined) return;
    const family = await needs.familyOf(userId);
    if (!family.some(({ id }) => id === listener)) throw listenerNotFound();
  }
}
