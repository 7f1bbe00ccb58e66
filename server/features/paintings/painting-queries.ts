import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { PaintingTables } from './tables.ts';

export type PaintingRow = Selectable<PaintingTables['paintings']>;

/** This feature's SQL. */
export function paintingQueries(database: Database) {
  const tables = database.tables<PaintingTables>();
  return {
    /** Those that can be seen. */
    of: (userId: string): Promise<PaintingRow[]> =>
      tables
        .selectFrom('paintings')
        .selectAll()
        .where('user_id', '=', userId)
        .where('media', 'is not', null)
        .orderBy('created_at')
        .execute(),

    one: (id: string): Promise<PaintingRow | undefined> =>
      tables.selectFrom('paintings').selectAll().where('id', '=', id).executeTakeFirst(),

    ofStory: (storyId: string): Promise<PaintingRow | undefined> =>
      tables.selectFrom('paintings').selectAll().where('story_id', '=', storyId).executeTakeFirst(),

    all: (userId: string, storyId?: string): Promise<PaintingRow[]> =>
      tables
        .selectFrom('paintings')
        .selectAll()
        .where('user_id', '=', userId)
        .$if(storyId !== undefined, (query) => query.where('story_id', '=', storyId ?? ''))
        .execute(),

    /** Before its file, so that no file is ever there that nobody knows of. */
    add: (row: PaintingRow) => tables.insertInto('paintings').values(row).execute(),

    /** False where its story has gone meanwhile. */
    async keep(id: string, media: string): Promise<boolean> {
      const kept = await tables
        .updateTable('paintings')
        .set({ media })
        .where('id', '=', id)
        .returning('id')
        .execute();
      return kept.length > 0;
    },

    remove: (id: string) => tables.deleteFrom('paintings').where('id', '=', id).execute(),
  };
}
