import type { BedtimeWish, Weekday } from '#contract/bedtimes.ts';
import type { NarratorVoice } from '#contract/narration.ts';
import type { Duration } from '#contract/stories.ts';
import type { Json } from '#server/platform/database/columns.ts';
import type { Migration } from '#server/platform/database/migrate.ts';

export type BedtimeTables = {
  /** The evenings for which stories are made ahead. */
  bedtimes: {
    id: string;
    user_id: string;
    listener: string | null;
    days: Json<Weekday[]>;
    time: string;
    time_zone: string;
    cast_ids: Json<string[]>;
    duration: Duration;
    narrator_voice: NarratorVoice;
    wishes: Json<BedtimeWish[]>;
    is_on: boolean;
    is_resting: boolean;
    /** Since then somebody ought to have listened. */
    awake_since: Date;
    /** When the next story is made; the job that knows another time is no longer wanted. */
    next_at: Date | null;
    version: number;
    created_at: Date;
  };
  /** What came of each evening. One row a night is what keeps a second story from being made. */
  bedtime_nights: {
    bedtime_id: string;
    night: string;
    user_id: string;
    listener: string | null;
    story_id: string | null;
    is_told: boolean;
    note: string | null;
    made_at: Date;
    opened_at: Date | null;
  };
  bedtime_news: { user_id: string; by_mail: boolean; notes_say_title: boolean };
  /** Browsers that are sent a note. */
  note_devices: {
    id: string;
    user_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Date;
  };
};

export const bedtimeMigration: Migration = {
  name: '0130-bedtimes',
  async up(schema) {
    await schema
      .createTable('bedtimes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('listener', 'text')
      .addColumn('days', 'jsonb', (c) => c.notNull())
      .addColumn('time', 'text', (c) => c.notNull())
      .addColumn('time_zone', 'text', (c) => c.notNull())
      .addColumn('cast_ids', 'jsonb', (c) => c.notNull())
      .addColumn('duration', 'text', (c) => c.notNull())
      .addColumn('narrator_voice', 'text', (c) => c.notNull())
      .addColumn('wishes', 'jsonb', (c) => c.notNull())
      .addColumn('is_on', 'boolean', (c) => c.notNull())
      .addColumn('is_resting', 'boolean', (c) => c.notNull())
      .addColumn('awake_since', 'timestamptz', (c) => c.notNull())
      .addColumn('next_at', 'timestamptz')
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
    await schema.createIndex('bedtimes_of_user').on('bedtimes').columns(['user_id', 'created_at']).execute();
    await schema.createIndex('bedtimes_next').on('bedtimes').column('next_at').execute();
    await schema
      .createTable('bedtime_nights')
      .addColumn('bedtime_id', 'text', (c) => c.notNull().references('bedtimes.id').onDelete('cascade'))
      .addColumn('night', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('listener', 'text')
      .addColumn('story_id', 'text')
      .addColumn('is_told', 'boolean', (c) => c.notNull())
      .addColumn('note', 'text')
      .addColumn('made_at', 'timestamptz', (c) => c.notNull())
      .addColumn('opened_at', 'timestamptz')
      .addPrimaryKeyConstraint('bedtime_nights_key', ['bedtime_id', 'night'])
      .execute();
    await schema
      .createIndex('bedtime_nights_of_user')
      .on('bedtime_nights')
      .columns(['user_id', 'made_at'])
      .execute();
    await schema.createIndex('bedtime_nights_old').on('bedtime_nights').column('made_at').execute();
    await schema
      .createTable('bedtime_news')
      .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('by_mail', 'boolean', (c) => c.notNull())
      .execute();
  },
};

export const noteDeviceMigration: Migration = {
  name: '0131-note-devices',
  async up(schema) {
    await schema
      .alterTable('bedtime_news')
      .addColumn('notes_say_title', 'boolean', (c) => c.notNull().defaultTo(false))
      .execute();
    await schema
      .createTable('note_devices')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', (c) => c.notNull().unique())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
    await schema.createIndex('note_devices_of_user').on('note_devices').column('user_id').execute();
  },
};

/** A family's nights are found by the family; with an index over all nights, PostgreSQL looked through everybody's. */
export const nightsOfFamilyMigration: Migration = {
  name: '0143-nights-of-a-family',
  async up(schema) {
    await schema.dropIndex('bedtime_nights_old').execute();
  },
};
