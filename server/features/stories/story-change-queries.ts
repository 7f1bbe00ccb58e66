import { sql, type Updateable } from 'kysely';
import type { StoryPicture } from '#contract/pictures.ts';
import type { Story } from '#contract/stories.ts';
import { json } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StoryChoices } from '#server/writers/writer.ts';
import { asStory } from './story-row.ts';
import type { StoryTables } from './tables.ts';

export type NewStory = Omit<Story, 'createdAt'> & { createdAt: Date; choices: StoryChoices };

export type StoryChangeQueries = ReturnType<typeof storyChangeQueries>;

/** What changes stories: each change counts, so that a browser knows whether what it has is of today. */
export function storyChangeQueries(database: Database) {
  const tables = database.tables<StoryTables>();
  const mine = (userId: string, id: string) => ({ user_id: userId, id });

  /** In one statement, so that two changes at once count as two. */
  async function countChange(userId: string): Promise<void> {
    await tables
      .insertInto('story_libraries')
      .values({ user_id: userId, version: 1 })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ version: sql<number>`story_libraries.version + 1` }),
      )
      .execute();
  }

  return {
    countChange,

    async add(userId: string, story: NewStory): Promise<Story> {
      const row = await tables
        .insertInto('stories')
        .values({
          id: story.id,
          user_id: userId,
          title: story.title,
          content: story.content,
          narrator_voice: story.narratorVoice,
          is_favorite: story.isFavorite,
          written_by: story.writtenBy,
          request: json(story.request),
          picture: story.picture && json(story.picture),
          breakfast: story.breakfast ? json(story.breakfast) : null,
          choices: json(story.choices),
          series_of: story.seriesOf,
          duration_ms: story.durationMs,
          created_at: story.createdAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await countChange(userId);
      return asStory(row);
    },

    async change(
      userId: string,
      id: string,
      change: Partial<Pick<Updateable<StoryTables['stories']>, 'is_favorite' | 'duration_ms' | 'request'>>,
    ): Promise<Story | null> {
      const row = await tables
        .updateTable('stories')
        .set(change)
        .where((eb) => eb.and(mine(userId, id)))
        .returningAll()
        .executeTakeFirst();
      if (!row) return null;
      await countChange(userId);
      return asStory(row);
    },

    /** Inside a transaction: whose it is is kept with what was asked. */
    async giveTo(userId: string, id: string, toldFor: readonly string[] | null): Promise<Story | null> {
      const row = await tables
        .selectFrom('stories')
        .select('request')
        .where((eb) => eb.and(mine(userId, id)))
        .executeTakeFirst();
      if (!row) return null;
      const request = { ...row.request };
      if (toldFor) request.toldFor = [...toldFor];
      else delete request.toldFor;
      return this.change(userId, id, { request: json(request) });
    },

    async givePicture(userId: string, id: string, picture: StoryPicture): Promise<void> {
      const given = await tables
        .updateTable('stories')
        .set({ picture: json(picture) })
        .where((eb) => eb.and(mine(userId, id)))
        .where('picture', 'is', null)
        .executeTakeFirst();
      if (given.numUpdatedRows > 0n) await countChange(userId);
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await tables
        .deleteFrom('stories')
        .where((eb) => eb.and(mine(userId, id)))
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) return false;
      await countChange(userId);
      return true;
    },
  };
}
