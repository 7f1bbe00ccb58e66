import type { Migration } from '#server/platform/database/migrate.ts';

export type PaintingTables = {
  /** The picture of a story, painted outside the house. There is at most one of a story, and it is painted once. */
  paintings: {
    /** Nobody can guess it: whoever knows it may look. */
    id: string;
    user_id: string;
    story_id: string;
    /** Null until its file is there. */
    media: string | null;
    painted_by: string;
    created_at: Date;
  };
};

export const paintingMigration: Migration = {
  name: '0140-paintings',
  async up(schema) {
    await schema
      .createTable('paintings')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('story_id', 'text', (c) => c.notNull().unique().references('stories.id').onDelete('cascade'))
      .addColumn('media', 'text')
      .addColumn('painted_by', 'text', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
    await schema.createIndex('paintings_of_user').on('paintings').column('user_id').execute();
  },
};
