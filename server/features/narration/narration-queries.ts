import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { NarrationTables } from './tables.ts';

export type NarrationRow = Selectable<NarrationTables['narrations']>;

/** The maker of a sound that is let go. */
export const nobody = 'nobody';
export const asLetGo = { maker: nobody, is_whole: false, parts: 0, lease_until: new Date(0) };

export type NarrationQueries = ReturnType<typeof narrationQueries>;

/** This feature's SQL over the sounds there are, and how they go. How they come is in `sound-lease-queries.ts`. */
export function narrationQueries(database: Database) {
  const tables = database.tables<NarrationTables>();
  const wholeOf = (userId: string) =>
    tables
      .selectFrom('narrations')
      .where('user_id', '=', userId)
      .where('is_whole', '=', true)
      .orderBy('created_at')
      .orderBy('id');

  return {
    find: (id: string): Promise<NarrationRow | undefined> =>
      tables.selectFrom('narrations').selectAll().where('id', '=', id).executeTakeFirst(),

    /** What is kept about a family's sounds besides the sounds. */
    all: (userId: string) =>
      wholeOf(userId).select(['id', 'text_key', 'voice', 'marks', 'created_at']).execute(),

    /** Which sounds there are, the oldest first, without their times: those are long. */
    whole: (userId: string) => wholeOf(userId).select(['id', 'text_key', 'voice', 'created_at']).execute(),

    // A sound goes in three steps: it is let go, its files are removed, its row is removed. Where a step fails, the row still says whose
    // files are left, and the next try or the sweep ends it.

    /** The store has lost it. */
    async letGoWhole(id: string): Promise<void> {
      await tables
        .updateTable('narrations')
        .set(asLetGo)
        .where('id', '=', id)
        .where('is_whole', '=', true)
        .execute();
    },

    async letGoGiven(id: string): Promise<void> {
      await tables.updateTable('narrations').set(asLetGo).where('id', '=', id).execute();
    },

    async letGoOf(userId: string, textKey?: string): Promise<string[]> {
      let rows = tables.updateTable('narrations').set(asLetGo).where('user_id', '=', userId);
      if (textKey !== undefined) rows = rows.where('text_key', '=', textKey);
      return (await rows.returning('id').execute()).map(({ id }) => id);
    },

    /** Only what nobody has claimed since it was let go. */
    async remove(id: string): Promise<void> {
      await tables.deleteFrom('narrations').where('id', '=', id).where('maker', '=', nobody).execute();
    },
  };
}
