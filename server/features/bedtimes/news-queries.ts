import type { BedtimeNews } from '#contract/bedtimes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { BedtimeTables } from './tables.ts';

export type NewsQueries = ReturnType<typeof newsQueries>;

/** How a family wants to hear of its nights. */
export function newsQueries(database: Database) {
  const tables = database.tables<BedtimeTables>();

  return {
    async one(userId: string): Promise<BedtimeNews> {
      const row = await tables
        .selectFrom('bedtime_news')
        .select(['by_mail', 'notes_say_title'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return { byMail: row?.by_mail ?? false, notesSayTitle: row?.notes_say_title ?? false };
    },

    async keep(userId: string, { byMail, notesSayTitle }: BedtimeNews): Promise<void> {
      const news = { by_mail: byMail, notes_say_title: notesSayTitle };
      await tables
        .insertInto('bedtime_news')
        .values({ user_id: userId, ...news })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(news))
        .execute();
    },
  };
}
