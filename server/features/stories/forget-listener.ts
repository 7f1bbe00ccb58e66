import type { Database } from '#server/platform/database/database.ts';
import type { StoryTables } from './tables.ts';

/** Nothing stays of where somebody was in which story, and of what they liked. */
export async function forgetListener(database: Database, userId: string, listener: string): Promise<void> {
  const tables = database.tables<StoryTables>();
  for (const table of ['listener_places', 'listener_stars'] as const)
    await tables.deleteFrom(table).where('user_id', '=', userId).where('listener', '=', listener).execute();
}
