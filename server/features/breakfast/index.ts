import { breakfastCalls } from '#contract/breakfast.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Migration } from '#server/platform/database/migrate.ts';
import type { Api } from '#server/platform/http/api.ts';

// Whether a family would like questions for breakfast. The questions themselves are part of a story.

type BreakfastTables = { breakfast_wanted: { user_id: string; is_wanted: boolean } };

export const breakfastMigration: Migration = {
  name: '0131-breakfast',
  async up(schema) {
    await schema
      .createTable('breakfast_wanted')
      .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('is_wanted', 'boolean', (c) => c.notNull())
      .execute();
  },
};

export type BreakfastWishes = {
  serve(api: Api): void;
  /** Nobody is asked anything who has not asked for it. */
  isWanted(userId: string): Promise<boolean>;
};

export function createBreakfast(database: Database): BreakfastWishes {
  const tables = database.tables<BreakfastTables>();

  async function isWanted(userId: string): Promise<boolean> {
    const row = await tables
      .selectFrom('breakfast_wanted')
      .select('is_wanted')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.is_wanted ?? false;
  }

  return {
    isWanted,
    serve(api) {
      api.serve(breakfastCalls.wanted, async ({ caller }) => ({ isWanted: await isWanted(caller.userId) }));

      api.serve(breakfastCalls.want, async ({ caller: { userId }, body }) => {
        await tables
          .insertInto('breakfast_wanted')
          .values({ user_id: userId, is_wanted: body.isWanted })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_wanted: body.isWanted }))
          .execute();
        return body;
      });
    },
  };
}
