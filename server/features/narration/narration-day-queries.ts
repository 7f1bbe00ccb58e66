import type { Database } from '#server/platform/database/database.ts';
import type { NarrationTables } from './tables.ts';

export type NarrationDayQueries = ReturnType<typeof narrationDayQueries>;

/** This feature's SQL over how much each family had told on which day. */
export function narrationDayQueries(database: Database) {
  const tables = database.tables<NarrationTables>();

  return {
    async all(userId: string) {
      return await tables
        .selectFrom('narration_days')
        .select(['day', 'characters'])
        .where('user_id', '=', userId)
        .orderBy('day')
        .execute();
    },

    async charactersOn(userId: string, day: string): Promise<number> {
      const row = await tables
        .selectFrom('narration_days')
        .select('characters')
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .executeTakeFirst();
      return row?.characters ?? 0;
    },

    /** Of all families: what was told on days that count no more. */
    async forgetDaysBefore(day: string): Promise<void> {
      await tables.deleteFrom('narration_days').where('day', '<', day).execute();
    },

    /** One statement, so that two processes together grant no more than one would. */
    async reserve(userId: string, day: string, characters: number, most: number): Promise<boolean> {
      if (characters > most) return false;
      const granted = await tables
        .insertInto('narration_days')
        .values({ user_id: userId, day, characters })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'day'])
            .doUpdateSet((eb) => ({ characters: eb('narration_days.characters', '+', characters) }))
            .where('narration_days.characters', '<=', most - characters),
        )
        .returning('characters')
        .executeTakeFirst();
      return granted !== undefined;
    },

    async giveBack(userId: string, day: string, characters: number): Promise<void> {
      await tables
        .updateTable('narration_days')
        .set((eb) => ({ characters: eb('characters', '-', characters) }))
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .execute();
    },
  };
}
