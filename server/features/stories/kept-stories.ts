import type { Story } from '#contract/stories.ts';
import type { StoryPlace } from '#contract/story-places.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StoryChoices } from '#server/writers/writer.ts';
import { withStars } from './listener-star-queries.ts';
import { storyLeaseQueries } from './story-lease-queries.ts';
import { forgetListener, storyPlaceQueries } from './story-place-queries.ts';
import { storyChangeQueries } from './story-change-queries.ts';
import { storyQueries } from './story-queries.ts';

export type StoryExport = {
  stories: (Story & { choices: StoryChoices })[];
  storiesByDay: { day: string; stories: number }[];
  storyPlaces: (StoryPlace & { storyId: string })[];
};

/** The stories that are kept, for whoever tells them, paints them or looks back on them. Knows none of those. */
export type KeptStories = {
  storyOf(userId: string, storyId: string): Promise<Story | null>;
  storiesOf(userId: string): Promise<Story[]>;
  /** When somebody of the family was in a story last. */
  lastHeardAt(userId: string): Promise<Date | null>;
  /** Somebody leaves the family: their places and stars go with them. Their stories stay. */
  forgetListener(userId: string, memberId: string): Promise<void>;
  /** Something that is shown beside a story is different. */
  noteChange(userId: string): Promise<void>;
  keepDuration(userId: string, storyId: string, durationMs: number): Promise<void>;
  exportOf(userId: string): Promise<StoryExport>;
  /** Of all families. */
  count(): Promise<number>;
};

export function openKeptStories({ database, clock }: { database: Database; clock: Clock }): KeptStories {
  const queries = storyQueries(database);
  const places = storyPlaceQueries(database, clock);
  return {
    storyOf: (userId, storyId) => queries.one(userId, storyId),
    storiesOf: async (userId) => withStars(database, userId, await queries.list(userId)),
    noteChange: (userId) => database.transaction((inside) => storyChangeQueries(inside).countChange(userId)),
    lastHeardAt: async (userId) => {
      const [latest] = await places.latest(userId);
      return latest ? new Date(latest.updatedAt) : null;
    },
    forgetListener: async (userId, memberId) => {
      await database.transaction(async (inside) => {
        await forgetListener(inside, userId, memberId);
        await storyChangeQueries(inside).countChange(userId);
      });
    },
    keepDuration: (userId, storyId, durationMs) =>
      database.transaction(async (inside) => {
        await storyChangeQueries(inside).change(userId, storyId, { duration_ms: durationMs });
      }),
    count: () => queries.count(),
    exportOf: async (userId) => ({
      stories: await withStars(database, userId, await queries.all(userId)),
      storiesByDay: await storyLeaseQueries(database).days(userId),
      storyPlaces: await places.all(userId),
    }),
  };
}
