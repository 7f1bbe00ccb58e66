import type { Migration } from '#server/platform/database/migrate.ts';

export type FeedTables = {
  /** A family's podcast. Its secret is made of the id and is nowhere kept. */
  feeds: {
    id: string;
    user_id: string;
    with_names: boolean;
    created_at: Date;
    /** What it said when somebody last asked, and since when it has said so. */
    content_hash: string;
    changed_at: Date;
  };
};

export const feedMigration: Migration = {
  name: '0110-feeds',
  async up(schema) {
    await schema
      .createTable('feeds')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().unique().references('users.id').onDelete('cascade'))
      .addColumn('with_names', 'boolean', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .addColumn('content_hash', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'timestamptz', (c) => c.notNull())
      .execute();
  },
};
