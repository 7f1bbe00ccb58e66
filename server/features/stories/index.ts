import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import {
  type Story,
  storyCalls,
  type StoryCharacter,
  storyLimits,
  type StoryPlace,
  type StoryReading,
  type StoryRequest,
  type StoryStreamEvent,
  type StoryWish,
} from '#contract/stories.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sendEvents, wantsEvents } from '#server/platform/http/event-stream.ts';
import type { Door } from '#server/platform/http/serve.ts';
import type { Log } from '#server/platform/log.ts';
import type { PictureWords, StoryChoices, Writer } from '#server/writers/writer.ts';
import { listenerStars } from './listener-stars.ts';
import { bookmarkFrom, cursorAfter, etagOf, isKnown } from './library-page.ts';
import { createStoryMaker, type Making, type Order } from './make-story.ts';
import { makings } from './makings.ts';
import { drawOldStories } from './old-pictures.ts';
import type { DrawnMember, VignettesFor } from './picture-of.ts';
import { createPlaces, type Places, storyPlaces } from './story-places.ts';
import { storyNotFound, storyShelf } from './story-shelf.ts';
import { forgetListener } from './forget-listener.ts';
import { othersThan, withChange } from './tell-again.ts';
import { requestFrom } from './wish.ts';

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
  serve(door: Door): void;
  /** For whoever makes its sound. */
  storyOf(userId: string, storyId: string): Promise<Story | null>;
  storiesOf(userId: string): Promise<Story[]>;
  /** Writes one without a browser that waits: the same key is the same story, and whatever a family is refused is refused. */
  makeFor(userId: string, key: string, wish: StoryWish): Promise<Story>;
  /** When somebody of the family was in a story last. */
  lastHeardAt(userId: string): Promise<Date | null>;
  /** Somebody leaves the family: their places and stars go with them. Their stories stay. */
  forgetListener(userId: string, memberId: string): Promise<void>;
  /** Something that the shelf shows beside its stories is different. */
  noteChange(userId: string): Promise<void>;
  keepDuration(userId: string, storyId: string, durationMs: number): Promise<void>;
  exportOf(userId: string): Promise<StoryExport>;
  /** Everybody's. */
  count(): Promise<number>;
  /** Gives the stories that are older than our pictures theirs, while everything else goes on. */
  start(): void;
  /** After the last answer, before the database closes. */
  close(): Promise<void>;
};

export type StoryExport = {
  stories: (Story & { choices: StoryChoices })[];
  storiesByDay: { day: string; stories: number }[];
  storyPlaces: (StoryPlace & { storyId: string })[];
};

export function createStories(needs: Needs): Stories {
  const { database } = needs;
  const shelf = storyShelf(database);
  const closing = new AbortController();
  let drawing: Promise<void> | undefined;
  const places = createPlaces({ ...needs, requireListener });
  const maker = createStoryMaker({ ...needs, storiesPerDay: needs.limits.storiesPerDay });

  return {
    async close() {
      closing.abort();
      await drawing;
      await maker.close();
    },
    placeOf: places.placeOf,
    keepPlace: places.keepPlace,
    storyOf: (userId, storyId) => shelf.one(userId, storyId),
    storiesOf: async (userId) => withStars(userId, await shelf.list(userId)),
    noteChange: (userId) => database.transaction((inside) => storyShelf(inside).countChange(userId)),
    makeFor: async (userId, key, wish) => {
      await needs.requirePlan(userId);
      return (await maker.make(userId, key, await orderOf(userId, wish))).story;
    },
    lastHeardAt: async (userId) => {
      const [latest] = await storyPlaces(database, needs.clock).latest(userId);
      return latest ? new Date(latest.updatedAt) : null;
    },
    forgetListener: async (userId, memberId) => {
      await database.transaction(async (inside) => {
        await forgetListener(inside, userId, memberId);
        await storyShelf(inside).countChange(userId);
      });
    },
    keepDuration: (userId, storyId, durationMs) =>
      database.transaction(async (inside) => {
        await storyShelf(inside).change(userId, storyId, { duration_ms: durationMs });
      }),
    count: () => shelf.count(),
    start() {
      drawing = drawOldStories({ ...needs, shelf }, closing.signal).catch((error: unknown) =>
        needs.log.warn({ err: error }, 'older stories get their pictures at the next start'),
      );
    },
    exportOf: async (userId) => ({
      stories: await withStars(userId, await shelf.all(userId)),
      storiesByDay: await makings(database).days(userId),
      storyPlaces: await storyPlaces(database, needs.clock).all(userId),
    }),

    serve(door) {
      places.serve(door);
      door.serve(
        storyCalls.list,
        async ({ caller: { userId }, query: { limit, cursor }, request, reply }) => {
          const after = cursor === undefined ? undefined : bookmarkFrom(cursor);
          const etag = etagOf(userId, await shelf.version(userId));
          void reply.header('etag', etag);
          if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
          if (limit === undefined) return asShown(userId, await shelf.list(userId, { after }));
          // One more than asked for, only to know whether there is one.
          const stories = await shelf.list(userId, { limit: limit + 1, after });
          const last = stories[limit - 1];
          if (stories.length > limit && last) {
            const next = `${storyCalls.list.path}?limit=${limit}&cursor=${cursorAfter(last)}`;
            void reply.header('link', `<${next}>; rel="next"`);
          }
          return asShown(userId, stories.slice(0, limit));
        },
      );

      door.serve(storyCalls.one, async ({ caller, params }) => {
        const story = await shelf.one(caller.userId, params.id);
        if (!story) throw storyNotFound();
        return oneAsShown(caller.userId, story);
      });

      door.serve(storyCalls.create, async ({ caller: { userId }, body, request, reply }) => {
        await needs.requirePlan(userId);
        const key = keyOf(request.headers['idempotency-key']) ?? randomUUID();
        const making = await maker.make(userId, key, await orderOf(userId, body));
        if (wantsEvents(request)) return sendEvents(reply, streamOf(making));
        return making.story;
      });

      door.serve(storyCalls.favourite, async ({ caller: { userId }, params: { id }, body }) => {
        const { isFavorite, listener } = body;
        await requireListener(userId, listener);
        const changed = await database.transaction(async (inside) => {
          const story =
            listener === undefined
              ? await storyShelf(inside).change(userId, id, { is_favorite: isFavorite })
              : await storyShelf(inside).one(userId, id);
          if (!story) throw storyNotFound();
          if (listener === undefined) return story;
          await listenerStars(inside).put({ userId, listener }, id, isFavorite);
          await storyShelf(inside).countChange(userId);
          return story;
        });
        return oneAsShown(userId, changed);
      });

      door.serve(storyCalls.giveTo, async ({ caller: { userId }, params: { id }, body: { toldFor } }) => {
        for (const listener of toldFor ?? []) await requireListener(userId, listener);
        const moved = await database.transaction((inside) => storyShelf(inside).giveTo(userId, id, toldFor));
        if (!moved) throw storyNotFound();
        return oneAsShown(userId, moved);
      });

      door.serve(storyCalls.remove, async ({ caller: { userId }, params: { id } }) => {
        const story = await shelf.one(userId, id);
        if (!story) throw storyNotFound();
        await needs.onStoryLeaving(userId, id);
        if (!(await shelf.hasTwin(userId, story))) await needs.onStoryDeleted(userId, story.content);
        const isGone = await database.transaction((inside) => storyShelf(inside).remove(userId, id));
        if (!isGone) throw storyNotFound();
        return undefined;
      });
    },
  };

  async function requireListener(userId: string, listener: string | undefined): Promise<void> {
    if (listener === undefined) return;
    const family = await needs.familyOf(userId);
    if (!family.some(({ id }) => id === listener)) throw listenerNotFound();
  }

  /** With all that is known beside the stories themselves: who reads them, and whose favourites they are. */
  async function asShown(userId: string, stories: readonly Story[]): Promise<Story[]> {
    const [byStory, paintings] = await Promise.all([needs.readingsOf(userId), needs.paintingsOf(userId)]);
    const starred = await withStars(userId, stories);
    return starred.map((story) => {
      const readings = byStory.get(story.id);
      const painting = paintings.get(story.id);
      return { ...story, ...(readings && { readings }), ...(painting !== undefined && { painting }) };
    });
  }

  async function oneAsShown(userId: string, story: Story): Promise<Story> {
    const [shown = story] = await asShown(userId, [story]);
    return shown;
  }

  async function withStars<One extends Story>(userId: string, stories: readonly One[]): Promise<One[]> {
    const [only, another] = stories;
    const byStory = await listenerStars(database).byStory(userId, another ? undefined : only?.id);
    return stories.map((story) => {
      const stars = byStory.get(story.id);
      return stars ? { ...story, stars } : story;
    });
  }

  async function orderOf(userId: string, wish: StoryWish): Promise<Order> {
    const { seriesOf = null, likeStory = null, tellAgain = null } = wish;
    const like = await known(userId, likeStory);
    const again = await known(userId, tellAgain?.story ?? null);
    const continues = await known(userId, seriesOf);
    const drawn = await needs.familyOf(userId);
    const family = drawn.map(asCharacter);
    const before = (like ?? again)?.request ?? null;
    const asked = ofFamily(requestFrom(wish, before, continues?.request.toldFor), drawn);
    const changed = tellAgain && withChange(asked, tellAgain.but, family);
    // A model finds a way; others would tell the same again.
    if (changed?.isAtItsEnd && !needs.writer.descriptor.changesAnything) throw noOtherLength();
    const { request, isUnderstood } = changed ?? { request: asked, isUnderstood: true };
    const household = othersThan(request.characterDetails, family);
    const toldFor = placesOf(request, drawn);
    return {
      request,
      seriesOf,
      family: drawn,
      ties: {
        ...(continues && { continues: continues.earlier }),
        ...(like && { like: like.earlier }),
        ...(again && tellAgain && { retells: { story: again.earlier, but: tellAgain.but, isUnderstood } }),
        ...((await needs.wantsBreakfast(userId)) && { wantsBreakfast: true }),
        ...(toldFor.length > 0 && { toldFor }),
        ...(household.length > 0 && { household: household.map(asOneSpokenOf) }),
      },
    };
  }

  /** A story that a wish names has to be there, and to be this family's. */
  async function known(userId: string, id: string | null) {
    if (id === null) return null;
    const found = await shelf.forAnother(userId, id);
    if (!found) throw storyNotFound();
    return found;
  }

  async function* streamOf({ told, story }: Making): AsyncGenerator<StoryStreamEvent> {
    try {
      for await (const event of told()) {
        if (event.type === 'picture') yield { event: 'picture', data: event.picture };
        else if (event.type === 'title') yield { event: 'title', data: { title: event.title } };
        else yield { event: 'paragraph', data: { index: event.index, text: event.text } };
      }
      yield { event: 'story', data: await story };
    } catch (error) {
      const problem = needs.problemOf(error);
      if (problem.status >= 500)
        needs.log.error({ err: problem.cause ?? problem, route: storyCalls.create.path }, 'request failed');
      yield { event: 'problem', data: problem.body() };
    }
  }
}

/** Among tonight's people, those whose shelf it goes to: the story is theirs. */
function placesOf(
  { toldFor = [], characterDetails }: StoryRequest,
  family: readonly { id: string; name: string }[],
): number[] {
  const names = family.filter(({ id }) => toldFor.includes(id)).map(({ name }) => name);
  return [...characterDetails.keys()].filter((place) => names.includes(characterDetails[place]?.name ?? ''));
}

/** Whoever has left the family meanwhile has no shelf any more. */
const ofFamily = (request: StoryRequest, family: readonly { id: string }[]): StoryRequest =>
  request.toldFor
    ? { ...request, toldFor: request.toldFor.filter((listener) => family.some(({ id }) => id === listener)) }
    : request;

const listenerNotFound = () => new Problem('not_found', { message: 'We could not find that family member.' });

const noOtherLength = () =>
  new Problem('cannot_change', { message: 'That is as short, or as long, as our stories are.' });

/** What a story knows of somebody, and so without a face. */
const asCharacter = ({
  name,
  age,
  relationship,
  hobbies,
  traits,
  pronouns,
  isGuest,
}: DrawnMember): StoryCharacter => ({ name, age, relationship, hobbies, traits, pronouns, isGuest });

const asOneSpokenOf = ({ name, age, relationship, pronouns }: StoryCharacter) => ({
  name,
  age,
  relationship,
  ...(pronouns && { pronouns }),
});

function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const isOne = typeof header === 'string' && /^[\x21-\x7e]+$/.test(header);
  if (isOne && header.length <= storyLimits.idempotencyKey) return header;
  const message = `An Idempotency-Key has 1 to ${storyLimits.idempotencyKey} characters without spaces`;
  throw new Problem('invalid_field', { message, fields: { 'Idempotency-Key': message } });
}
