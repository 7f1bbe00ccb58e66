import { sql } from 'kysely';
import type { Story } from '#contract/stories.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StoryTables } from './tables.ts';

/** What children have said of stories on their own shelves, beside what the family has. */
export function listenerStarQueries(database: Database) {
  const tables = database.tables<StoryTables>();
  const ofFamily = (userId: string) =>
    tables.selectFrom('listener_stars').selectAll().where('user_id', '=', userId);

  return {
    async put(
      { userId, listener }: { userId: string; listener: string },
      storyId: string,
      isFavorite: boolean,
    ): Promise<void> {
      await tables
        .insertInto('listener_stars')
        .values({ story_id: storyId, listener, user_id: userId, is_favorite: isFavorite })
        .onConflict((conflict) =>
          conflict
            .columns(['story_id', 'listener'])
            .doUpdateSet({ is_favorite: sql<boolean>`excluded.is_favorite` }),
        )
        .execute();
    },

    async byStory(userId: string, storyId?: string): Promise<ReadonlyMap<string, Record<string, boolean>>> {
      const all = ofFamily(userId);
      const rows = await (storyId === undefined ? all : all.where('story_id', '=', storyId)).execute();
      const stars = new Map<string, Record<string, boolean>>();
      for (const row of rows)
        stars.set(row.story_id, { ...stars.get(row.story_id), [row.listener]: row.is_favorite });
      return stars;
    },
  };
}

/** Each story with whose favourite it is, where it is somebody's. */
export async function withStars<One extends Story>(
  database: Database,
  userId: string,
  stories: readonly One[],
): Promise<One[]> {
  const [only, another] = stories;
  const byStory = await listenerStarQueries(database).byStory(userId, another ? undefined : only?.id);
  return stories.map((story) => {
    const stars = byStory.get(story.id);
    return stars ? { ...story, stars } : story;
  });
}
