import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { FeedTables } from './tables.ts';

export type FeedRow = Selectable<FeedTables['feeds']>;

/** This feature's SQL. */
export function feedQueries(database: Database) {
  const tables = database.tables<FeedTables>();
  return {
    of: (userId: string): Promise<FeedRow | undefined> =>
      tables.selectFrom('feeds').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    find: (id: string): Promise<FeedRow | undefined> =>
      tables.selectFrom('feeds').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Undefined where the family has one already. */
    add: (row: FeedRow): Promise<FeedRow | undefined> =>
      tables
        .insertInto('feeds')
        .values(row)
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .returningAll()
        .executeTakeFirst(),

    setNames: (userId: string, withNames: boolean): Promise<FeedRow | undefined> =>
      tables
        .updateTable('feeds')
        .set({ with_names: withNames })
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst(),

    async remove(userId: string): Promise<void> {
      await tables.deleteFrom('feeds').where('user_id', '=', userId).execute();
    },

    /** Notes what it says now, if that is something else, and tells since when it has said so. */
    async noteContent(row: FeedRow, hash: string, now: Date): Promise<Date> {
      if (row.content_hash === hash) return row.changed_at;
      const changed = await tables
        .updateTable('feeds')
        .set({ content_hash: hash, changed_at: now })
        .where('id', '=', row.id)
        .where('content_hash', '!=', hash)
        .returning('changed_at')
        .executeTakeFirst();
      return changed?.changed_at ?? now;
    },
  };
}

export type FeedQueries = ReturnType<typeof feedQueries>;
