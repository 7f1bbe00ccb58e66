import type { Story } from '#contract/stories.ts';
import type { StoryTables } from '#server/features/stories/tables.ts';
import { storyChangeQueries } from '#server/features/stories/story-change-queries.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';

/** Two lines of a story (or what is said) instead of all of it, for whoever needs its whole sound and has no evening. */
export async function shortened(
  place: { dataDir: string; databaseUrl?: string | undefined },
  story: Story,
  content = 'Mia found a kite.\n\n“Up <up>,” she said.',
): Promise<Story> {
  const { dataDir, databaseUrl } = place;
  const database = await openDatabase({ dataDir, databaseUrl, log: { warn: () => undefined } });
  const tables = database.tables<StoryTables>();
  const { user_id: userId } = await tables
    .updateTable('stories')
    .set({ content })
    .where('id', '=', story.id)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  // Or the house, which knows the list by its number, would go on showing it as it was.
  await storyChangeQueries(database).countChange(userId);
  await database.close();
  return { ...story, content };
}
