import type { Story } from '#contract/stories.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';

/** Two lines of a story (or what is said) instead of all of it, for whoever needs its whole sound and has no evening. */
export async function shortened(
  place: { dataDir: string; databaseUrl?: string | undefined },
  story: Story,
  content = 'Mia found a kite.\n\n“Up <up>,” she said.',
): Promise<Story> {
  const { dataDir, databaseUrl } = place;
  const database = await openDatabase({ dataDir, databaseUrl, log: { warn: () => undefined } });
  const stories = database.tables<{ stories: { id: string; content: string } }>();
  await stories.updateTable('stories').set({ content }).where('id', '=', story.id).execute();
  await database.close();
  return { ...story, content };
}
