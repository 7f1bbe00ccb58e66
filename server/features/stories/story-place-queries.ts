import type { Selectable } from 'kysely';
import { type StoryPlace, storyPlaceLimits } from '#contract/story-places.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StoryTables } from './tables.ts';

/** Whoever plays says so every few seconds; a device whose battery is empty says nothing any more. */
const believedPlayingMs = 15_000;

/** Where each story was left, by the family and by each of its children. */
export function storyPlaceQueries(database: Database, clock: Clock) {
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
      const { listed } = storyPlaceLimits;
      const [family, listeners] = await Promise.all([
        ofFamily(userId).orderBy('updated_at', 'desc').limit(listed).execute(),
        ofListeners(userId).orderBy('updated_at', 'desc').limit(listed).execute(),
      ]);
      return [...family, ...listeners]
        .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime())
        .slice(0, listed)
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

/** Nothing stays of where somebody was in which story, and of what they liked. */
export async function forgetListener(database: Database, userId: string, listener: string): Promise<void> {
  const tables = database.tables<StoryTables>();
  for (const table of ['listener_places', 'listener_stars'] as const)
    await tables.deleteFrom(table).where('user_id', '=', userId).where('listener', '=', listener).execute();
}
