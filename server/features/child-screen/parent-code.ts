import { createHmac, timingSafeEqual } from 'node:crypto';
import { mostWrongCodes } from '#contract/child-screen.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ChildScreenTables } from './tables.ts';

export type Tried = 'right' | 'wrong' | 'no-more';

export type ParentCodes = ReturnType<typeof parentCodes>;

/** The four digits that take a device back. There are ten thousand of them, so what protects them is that only a few can be tried. */
export function parentCodes(database: Database, secrets: Secrets) {
  const tables = database.tables<ChildScreenTables>();
  const key = secrets.keyFor('parent-codes');
  const macOf = (userId: string, code: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([userId, code]))
      .digest('base64url');

  return {
    async isChosen(userId: string): Promise<boolean> {
      const row = await tables
        .selectFrom('parent_codes')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async choose(userId: string, code: string): Promise<void> {
      const news = { code_mac: macOf(userId, code), wrong: 0 };
      await tables
        .insertInto('parent_codes')
        .values({ user_id: userId, ...news })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(news))
        .execute();
    },

    /** Counted before it is looked at, so that fifty at once are fifty. */
    async attempt(userId: string, code: string): Promise<{ tried: Tried; left: number }> {
      const row = await tables
        .updateTable('parent_codes')
        .set((eb) => ({ wrong: eb('wrong', '+', 1) }))
        .where('user_id', '=', userId)
        .where('wrong', '<', mostWrongCodes)
        .returning(['code_mac', 'wrong'])
        .executeTakeFirst();
      if (!row) return { tried: 'no-more', left: 0 };
      const isRight = timingSafeEqual(Buffer.from(row.code_mac), Buffer.from(macOf(userId, code)));
      const left = mostWrongCodes - row.wrong;
      if (isRight) return { tried: 'right', left };
      return { tried: left > 0 ? 'wrong' : 'no-more', left };
    },

    /** The parents were here: tries are counted anew. */
    async forgive(inside: Database, userId: string): Promise<void> {
      await inside
        .tables<ChildScreenTables>()
        .updateTable('parent_codes')
        .set({ wrong: 0 })
        .where('user_id', '=', userId)
        .execute();
    },
  };
}
