import type { Marks, Voice } from '#contract/narration.ts';
import type { Json } from '#server/platform/database/columns.ts';
import type { Migration } from '#server/platform/database/migrate.ts';

/** In the place of a voice: a sound that nobody here has told. */
export const givenVoice = 'given';

export type NarrationTables = {
  /** A sound that is kept, or that somebody is making right now. */
  narrations: {
    id: string;
    /** Null for the welcome, which belongs to every visitor. */
    user_id: string | null;
    /** Which text, without the text: to find all voices of a story that was deleted. */
    text_key: string;
    voice: Voice | typeof givenVoice;
    is_whole: boolean;
    /**
     * Which process makes it, and until when this row holds: a few seconds while it is made, for ever once it is whole. A stand-in's
     * holds for a night, and is then told anew where the family may have new sound.
     */
    maker: string;
    lease_until: Date;
    /** Until when somebody is believed to listen in a process that does not make it. */
    heard_until: Date | null;
    /** How many parts stand in the store while it is made, so that another process can send them on. */
    parts: number;
    marks: Json<Marks>;
    created_at: Date;
  };
  /** Characters a family has had told on one day. */
  narration_days: { user_id: string; day: string; characters: number };
};

export const narrationMigration: Migration = {
  name: '0050-narration',
  async up(schema) {
    await schema
      .createTable('narrations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('text_key', 'text', (c) => c.notNull())
      .addColumn('voice', 'text', (c) => c.notNull())
      .addColumn('is_whole', 'boolean', (c) => c.notNull())
      .addColumn('maker', 'text', (c) => c.notNull())
      .addColumn('lease_until', 'timestamptz', (c) => c.notNull())
      .addColumn('parts', 'integer', (c) => c.notNull())
      .addColumn('marks', 'jsonb', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('narrations_of_user')
      .on('narrations')
      .columns(['user_id', 'text_key'])
      .execute();
    await schema
      .createTable('narration_days')
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('characters', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('narration_days_pk', ['user_id', 'day'])
      .execute();
  },
};

export const narrationHeardMigration: Migration = {
  name: 'narration-heard-elsewhere',
  async up(schema) {
    await schema.alterTable('narrations').addColumn('heard_until', 'timestamptz').execute();
  },
};
