import type { Story, StoryReading } from '#contract/stories.ts';
import { type StoryPlace, storyPlaceCalls } from '#contract/story-places.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isForeignKeyViolation } from '#server/platform/database/database-errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { storyNotFound } from './refusals.ts';
import { storyQueries } from './story-queries.ts';
import { storyPlaceQueries } from './story-place-queries.ts';

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

export type Places = {
  serve(api: Api): void;
  /** Where it was left; at its beginning where nobody has left it anywhere yet. */
  placeOf: (userId: string, storyId: string, listener?: string) => Promise<StoryPlace>;
  /** Answers with the place that is kept: of two devices the one that was there last is right. */
  keepPlace: (userId: string, storyId: string, place: StoryPlace) => Promise<StoryPlace>;
};

export function createPlaces(needs: Needs): Places {
  const { database, clock, requireListener } = needs;

  const placeOf: Places['placeOf'] = async (userId, storyId, listener) => {
    const story = await storyQueries(database).one(userId, storyId);
    if (!story) throw storyNotFound();
    const atItsBeginning = {
      positionMs: 0,
      isAsleep: false,
      isPlaying: false,
      isHeard: false,
      updatedAt: story.createdAt,
    };
    return (await storyPlaceQueries(database, clock).one(userId, storyId, listener)) ?? atItsBeginning;
  };

  const keepPlace: Places['keepPlace'] = async (userId, storyId, sent) => {
    await requireListener(userId, sent.listener);
    const readings = (await needs.readingsOf(userId)).get(storyId);
    const place = { ...sent, updatedAt: notAfter(clock.now(), sent.updatedAt) };
    return database
      .transaction(async (inside) => {
        const story = await storyQueries(inside).one(userId, storyId);
        if (!story) throw storyNotFound();
        const places = storyPlaceQueries(inside, clock);
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
    serve(api) {
      api.serve(storyPlaceCalls.list, ({ caller: { userId } }) =>
        storyPlaceQueries(database, clock).latest(userId),
      );
      api.serve(storyPlaceCalls.one, ({ caller, params, query }) =>
        placeOf(caller.userId, params.id, query.listener),
      );
      api.serve(storyPlaceCalls.keep, ({ caller, params, body }) =>
        keepPlace(caller.userId, params.id, body),
      );
    },
  };
}

/** A device whose clock runs ahead must not have the last word for as long as it does. */
function notAfter(now: Date, sent: string): string {
  return new Date(Math.max(0, Math.min(now.getTime(), Date.parse(sent)))).toISOString();
}
