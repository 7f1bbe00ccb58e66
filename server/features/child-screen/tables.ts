import type { Migration } from '#server/platform/database/migrate.ts';

export type ChildScreenTables = {
  /** Four digits, as a keyed hash: without the house's secret nobody tries the ten thousand. */
  parent_codes: {
    user_id: string;
    code_mac: string;
    /** Wrong ones in a row. */
    wrong: number;
  };
  /** A device in a child's hands, and how far its evening has come. */
  hand_overs: {
    id: string;
    user_id: string;
    child_id: string;
    bedtime_stories: number | null;
    bedtime_minutes: number | null;
    time_zone: string;
    begun_at: Date;
    /** Of this evening: how many stories have begun, the first of them when, and the last which, when and how long. */
    told: number;
    first_told_at: Date | null;
    last_told_at: Date | null;
    last_story: string | null;
    last_ms: number;
    /** Somebody has put the light down before its time. */
    slept_at: Date | null;
  };
};

export const childScreenMigration: Migration = {
  name: '0112-child-screens',
  async up(schema) {
    await schema
      .createTable('parent_codes')
      .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('code_mac', 'text', (c) => c.notNull())
      .addColumn('wrong', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('hand_overs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('child_id', 'text', (c) => c.notNull())
      .addColumn('bedtime_stories', 'integer')
      .addColumn('bedtime_minutes', 'integer')
      .addColumn('time_zone', 'text', (c) => c.notNull())
      .addColumn('begun_at', 'timestamptz', (c) => c.notNull())
      .addColumn('told', 'integer', (c) => c.notNull())
      .addColumn('first_told_at', 'timestamptz')
      .addColumn('last_told_at', 'timestamptz')
      .addColumn('last_story', 'text')
      .addColumn('last_ms', 'integer', (c) => c.notNull())
      .addColumn('slept_at', 'timestamptz')
      .execute();
    await schema.createIndex('hand_overs_of_user').on('hand_overs').column('user_id').execute();
  },
};
