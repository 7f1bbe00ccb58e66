import type { Selectable } from 'kysely';
import {
  type Story,
  storyCalls,
  storyLimits,
  type StoryPlace,
  type StoryReading,
} from '#contract/stories.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isForeignKeyViolation } from '#server/platform/database/database-errors.ts';
import type { Door } from '#server/platform/http/serve.ts';
import { storyNotFound, storyShelf } from './story-shelf.ts';
import type { StoryTables } from './tables.ts';

// A story goes on where it was, on whichever device it is opened next. Of two devices the one that was there last is right.

type Needs = {
  database: Database;
  clock: Clock;
  /** Throws where this family has nobody with that id. */
  requireListener: (userId: string, listener: string | undefined) => Promise<void>;
  /** Who has read which story aloud for this family. */
  readingsOf: (userId: string) => Promise<ReadonlyMap<string, StoryReading[]>>;
  /** It is being heard, or was until now. Inside the transaction that keeps its place. */
  onHeard: (inside: Database, heard: { userId: string; story: Story; place: StoryPlace }) => Promise<void>;
};

/** Whoever plays says so every few seconds; a device whose battery is empty says nothing any more. */
const believedPlayingMs = 15_000;

export type Places = {
  serve(door: Door): void;
  /** Where it was left; at its beginning where nobody has left it anywhere yet. */
  placeOf: (userId: string, storyId: string, listener?: string) => Promise<StoryPlace>;
  /** Answers with the place that is kept: of two devices the one that was there last is right. */
  keepPlace: (userId: string, storyId: string, place: StoryPlace) => Promise<StoryPlace>;
};

export function createPlaces(needs: Needs): Places {
  const { database, clock, requireListener } = needs;

  const placeOf: Places['placeOf'] = async (userId, storyId, listener) => {
    const story = await storyShelf(database).one(userId, storyId);
    if (!story) throw storyNotFound();
    const atItsBeginning = {
      positionMs: 0,
      isAsleep: false,
      isPlaying: false,
      isHeard: false,
      updatedAt: story.createdAt,
    };
    return (await storyPlaces(database, clock).one(userId, storyId, listener)) ?? atItsBeginning;
  };

  const keepPlace: Places['keepPlace'] = async (userId, storyId, sent) => {
    await requireListener(userId, sent.listener);
    const readings = (await needs.readingsOf(userId)).get(storyId);
    const place = { ...sent, updatedAt: notAfter(clock.now(), sent.updatedAt) };
    return database
      .transaction(async (inside) => {
        const story = await storyShelf(inside).one(userId, storyId);
        if (!story) throw storyNotFound();
        const places = storyPlaces(inside, clock);
        await places.keep(userId, storyId, place);
        await needs.onHeard(inside, { userId, story: { ...story, ...(readings && { readings }) }, place });
        return (await places.one(userId, storyId, sent.listener)) ?? place;
      })
      .catch((error: unknown) => {
        // It was deleted on another device in this very moment.
        throw isForeignKeyViolation(error) ? storyNotFound() : error;
      });
  };

  return {
    placeOf,
    keepPlace,
    serve(door) {
      door.serve(storyCalls.places, ({ caller: { userId } }) => storyPlaces(database, clock).latest(userId));
      door.serve(storyCalls.place, ({ caller, params, query }) =>
        placeOf(caller.userId, params.id, query.listener),
      );
      door.serve(storyCalls.keepPlace, ({ caller, params, body }) =>
        keepPlace(caller.userId, params.id, body),
      );
    },
  };
}

/** A device whose clock runs ahead must not have the last word for as long as it does. */
function notAfter(now: Date, sent: string): string {
  return new Date(Math.max(0, Math.min(now.getTime(), Date.parse(sent)))).toISOString();
}

export function storyPlaces(database: Database, clock: Clock) {
  const tables = database.tables<StoryTables>();
  const ofFamily = (userId: string) =>
    tables
      .selectFrom('story_places')
      .innerJoin('stories', 'stories.id', 'story_places.story_id')
      .selectAll('story_places')
      .where('stories.user_id', '=', userId);
  const ofListeners = (userId: string) =>
    tables.selectFrom('listener_places').selectAll().where('user_id', '=', userId);

  return {
    /** Whoever has not listened alone yet goes on where the family was. */
    async one(userId: string, storyId: string, listener?: string): Promise<StoryPlace | null> {
      const own =
        listener === undefined
          ? undefined
          : await ofListeners(userId)
              .where('story_id', '=', storyId)
              .where('listener', '=', listener)
              .executeTakeFirst();
      const row = own ?? (await ofFamily(userId).where('story_id', '=', storyId).executeTakeFirst());
      return row ? asPlace(row, clock.now()) : null;
    },

    /** In one statement, so that of two devices at once the later one stays. */
    async keep(
      userId: string,
      storyId: string,
      { isPlaying, isHeard, listener, ...left }: StoryPlace,
    ): Promise<void> {
      const place = {
        position_ms: left.positionMs,
        is_asleep: left.isAsleep,
        playing_until: isPlaying ? new Date(clock.now().getTime() + believedPlayingMs) : null,
        updated_at: new Date(left.updatedAt),
      };
      // What was heard once stays heard.
      const news = { ...place, ...(isHeard && { is_heard: true }) };
      const first = { story_id: storyId, is_heard: isHeard, ...place };
      if (listener === undefined)
        await tables
          .insertInto('story_places')
          .values(first)
          .onConflict((conflict) =>
            conflict
              .column('story_id')
              .doUpdateSet(news)
              .where('story_places.updated_at', '<=', place.updated_at),
          )
          .execute();
      else
        await tables
          .insertInto('listener_places')
          .values({ ...first, listener, user_id: userId })
          .onConflict((conflict) =>
            conflict
              .columns(['story_id', 'listener'])
              .doUpdateSet(news)
              .where('listener_places.updated_at', '<=', place.updated_at),
          )
          .execute();
    },

    async latest(userId: string): Promise<PlaceOfStory[]> {
      const { places } = storyLimits;
      const [family, listeners] = await Promise.all([
        ofFamily(userId).orderBy('updated_at', 'desc').limit(places).execute(),
        ofListeners(userId).orderBy('updated_at', 'desc').limit(places).execute(),
      ]);
      return [...family, ...listeners]
        .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime())
        .slice(0, places)
        .map((row) => asPlaceOfStory(row, clock.now()));
    },

    async all(userId: string): Promise<PlaceOfStory[]> {
      const family = await ofFamily(userId).orderBy('story_id').execute();
      const listeners = await ofListeners(userId).orderBy('story_id').orderBy('listener').execute();
      return [...family, ...listeners].map((row) => asPlaceOfStory(row, clock.now()));
    },
  };
}

type PlaceOfStory = StoryPlace & { storyId: string };
type Row = Selectable<StoryTables['story_places']> & { listener?: string };

const asPlaceOfStory = (row: Row, now: Date): PlaceOfStory => ({
  storyId: row.story_id,
  ...asPlace(row, now),
});

const asPlace = (row: Row, now: Date): StoryPlace => ({
  positionMs: row.position_ms,
  isAsleep: row.is_asleep,
  isPlaying: row.playing_until !== null && row.playing_until > now,
  isHeard: row.is_heard,
  updatedAt: row.updated_at.toISOString(),
  ...(row.listener !== undefined && { listener: row.listener }),
});
