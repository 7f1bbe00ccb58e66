import type { Migration } from '#server/platform/database/migrate.ts';

export type EveningTables = {
  /** Families that have said whether they want it; whoever has said nothing is counted for. */
  evening_counting: { user_id: string; is_counted: boolean };
  /** A story that was told on one evening, from its first word until nothing was heard of it for a while. */
  listenings: {
    id: string;
    user_id: string;
    story_id: string;
    /** Whose shelf it was heard from; the whole family's where it is null. */
    listener: string | null;
    /** By what its narrator is known: one of the house's, or a recording. */
    voice: string;
    begun_at: Date;
    /** When a hand was last on it; null where it began by itself after another one, and none was. */
    touched_at: Date | null;
    heard_until: Date;
    position_ms: number;
    is_playing: boolean;
    /** It was told to its last word a moment ago. */
    is_over: boolean;
  };
};

export const eveningMigration: Migration = {
  name: '0130-evenings',
  async up(schema) {
    await schema
      .createTable('evening_counting')
      .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('is_counted', 'boolean', (c) => c.notNull())
      .execute();
    await schema
      .createTable('listenings')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('listener', 'text', (c) => c.references('family_members.id').onDelete('set null'))
      .addColumn('voice', 'text', (c) => c.notNull())
      .addColumn('begun_at', 'timestamptz', (c) => c.notNull())
      .addColumn('touched_at', 'timestamptz')
      .addColumn('heard_until', 'timestamptz', (c) => c.notNull())
      .addColumn('position_ms', 'integer', (c) => c.notNull())
      .addColumn('is_playing', 'boolean', (c) => c.notNull())
      .addColumn('is_over', 'boolean', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('listenings_of_user')
      .on('listenings')
      .columns(['user_id', 'begun_at'])
      .execute();
    await schema.createIndex('listenings_of_story').on('listenings').column('story_id').execute();
    await schema.createIndex('listenings_of_listener').on('listenings').column('listener').execute();
  },
};
