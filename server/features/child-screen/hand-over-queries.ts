import type { Selectable } from 'kysely';
import type { ChildEvening } from '#contract/child-evening.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ChildScreenTables } from './tables.ts';

export type HandOver = Selectable<ChildScreenTables['hand_overs']>;

const newEvening = {
  told: 0,
  first_told_at: null,
  last_told_at: null,
  last_story: null,
  last_ms: 0,
  slept_at: null,
} as const;

export type HandOverQueries = ReturnType<typeof handOverQueries>;

/** This feature's SQL. */
export function handOverQueries(database: Database) {
  const tables = database.tables<ChildScreenTables>();
  return {
    begin: async (row: Omit<HandOver, keyof typeof newEvening>): Promise<HandOver> =>
      tables
        .insertInto('hand_overs')
        .values({ ...row, ...newEvening })
        .returningAll()
        .executeTakeFirstOrThrow(),

    find: (id: string): Promise<HandOver | undefined> =>
      tables.selectFrom('hand_overs').selectAll().where('id', '=', id).executeTakeFirst(),

    list: (userId: string): Promise<HandOver[]> =>
      tables.selectFrom('hand_overs').selectAll().where('user_id', '=', userId).orderBy('begun_at').execute(),

    /** Another story has begun. False where somebody was quicker in another tab: of what is counted nothing is had twice. */
    async countTelling(
      row: HandOver,
      news: Pick<HandOver, 'last_story' | 'last_told_at' | 'last_ms'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('hand_overs')
        .set({ ...news, told: row.told + 1, first_told_at: row.first_told_at ?? news.last_told_at })
        .where('id', '=', row.id)
        .where('told', '=', row.told)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async putToSleep(id: string, now: Date): Promise<void> {
      await tables
        .updateTable('hand_overs')
        .set({ slept_at: now })
        .where('id', '=', id)
        .where('slept_at', 'is', null)
        .execute();
    },

    async beginNewDay({ id }: HandOver): Promise<void> {
      await tables.updateTable('hand_overs').set(newEvening).where('id', '=', id).execute();
    },

    async end(id: string): Promise<void> {
      await tables.deleteFrom('hand_overs').where('id', '=', id).execute();
    },

    async forgetOlder(than: Date): Promise<void> {
      await tables.deleteFrom('hand_overs').where('begun_at', '<', than).execute();
    },
  };
}

export const eveningOf = (row: HandOver): ChildEvening => ({
  bedtime: { stories: row.bedtime_stories, minutes: row.bedtime_minutes },
  timeZone: row.time_zone,
  told: row.told,
  firstToldAt: row.first_told_at,
  lastToldAt: row.last_told_at,
  lastStory: row.last_story,
  lastMs: row.last_ms,
  sleptAt: row.slept_at,
});
