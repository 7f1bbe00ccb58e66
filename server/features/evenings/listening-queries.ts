import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { EveningTables } from './tables.ts';

export type Listening = Selectable<EveningTables['listenings']>;

export function listeningQueries(database: Database) {
  const tables = database.tables<EveningTables>();

  return {
    async isCounted(userId: string): Promise<boolean> {
      const row = await tables
        .selectFrom('evening_counting')
        .select('is_counted')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.is_counted ?? true;
    },

    /** Inside a transaction: what was counted goes with the wish that it be counted no longer. */
    async count(userId: string, isCounted: boolean): Promise<void> {
      await tables
        .insertInto('evening_counting')
        .values({ user_id: userId, is_counted: isCounted })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_counted: isCounted }))
        .execute();
      if (!isCounted) await tables.deleteFrom('listenings').where('user_id', '=', userId).execute();
    },

    /** Of this family, the latest first. */
    async since(userId: string, from: Date): Promise<Listening[]> {
      return await tables
        .selectFrom('listenings')
        .selectAll()
        .where('user_id', '=', userId)
        .where('heard_until', '>=', from)
        .orderBy('begun_at', 'desc')
        .orderBy('id')
        .execute();
    },

    async begin(listening: Omit<Listening, 'id'>): Promise<void> {
      await tables
        .insertInto('listenings')
        .values({ id: randomUUID(), ...listening })
        .execute();
    },

    async goOn(id: string, change: Partial<Listening>): Promise<void> {
      await tables.updateTable('listenings').set(change).where('id', '=', id).execute();
    },

    async forgetOlder(than: Date): Promise<void> {
      await tables.deleteFrom('listenings').where('heard_until', '<', than).execute();
    },
  };
}
