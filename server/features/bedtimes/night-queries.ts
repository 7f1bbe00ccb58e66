import type { Selectable } from 'kysely';
import { bedtimeLimits, type Night } from '#contract/bedtimes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { BedtimeTables } from './tables.ts';

export type NightRow = Selectable<BedtimeTables['bedtime_nights']>;
export type NightQueries = ReturnType<typeof nightQueries>;

/** What became of each night: the story that was made for it, and whether somebody opened it. */
export function nightQueries(database: Database) {
  const tables = database.tables<BedtimeTables>();

  return {
    async last(bedtimeId: string): Promise<string | null> {
      const row = await tables
        .selectFrom('bedtime_nights')
        .select('night')
        .where('bedtime_id', '=', bedtimeId)
        .orderBy('night', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.night ?? null;
    },

    /** False where that night has had its story. */
    async add(night: Omit<NightRow, 'opened_at'>): Promise<boolean> {
      const added = await tables
        .insertInto('bedtime_nights')
        .values({ ...night, opened_at: null })
        .onConflict((conflict) => conflict.columns(['bedtime_id', 'night']).doNothing())
        .returning('night')
        .execute();
      return added.length > 0;
    },

    async latest(userId: string, most: number = bedtimeLimits.nights): Promise<NightRow[]> {
      return tables
        .selectFrom('bedtime_nights')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('made_at', 'desc')
        .limit(most)
        .execute();
    },

    /** Whether it was one of those that were made ahead. */
    async noteOpened(userId: string, storyId: string, now: Date): Promise<boolean> {
      const noted = await tables
        .updateTable('bedtime_nights')
        .set((eb) => ({ opened_at: eb.fn.coalesce('opened_at', eb.val(now)) }))
        .where('user_id', '=', userId)
        .where('story_id', '=', storyId)
        .executeTakeFirst();
      return noted.numUpdatedRows > 0n;
    },

    async lastOpened(userId: string): Promise<Date | null> {
      const row = await tables
        .selectFrom('bedtime_nights')
        .select('opened_at')
        .where('user_id', '=', userId)
        .where('opened_at', 'is not', null)
        .orderBy('opened_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.opened_at ?? null;
    },

    async forgetBefore(day: Date): Promise<void> {
      await tables.deleteFrom('bedtime_nights').where('made_at', '<', day).execute();
    },
  };
}

export const asNight = (row: NightRow): Night => ({
  bedtimeId: row.bedtime_id,
  listener: row.listener,
  night: row.night,
  storyId: row.story_id,
  isTold: row.is_told,
  note: row.note,
  madeAt: row.made_at.toISOString(),
  isOpened: row.opened_at !== null,
});
