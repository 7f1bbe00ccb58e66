import type { Migration } from '#server/platform/database/migrate.ts';

/** Families as a table and no more, for a scene of one feature: who signs in, and how, is another's. */
export const onlyFamilies = (ids: readonly string[]): Migration => ({
  name: 'families-of-this-test',
  async up(schema, database) {
    await schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
    for (const id of ids)
      await database.tables<{ users: { id: string } }>().insertInto('users').values({ id }).execute();
  },
});
