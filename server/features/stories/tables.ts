import { sql } from 'kysely';
import type { Breakfast } from '#contract/breakfast.ts';
import type { NarratorVoice } from '#contract/narration.ts';
import type { StoryPicture } from '#contract/pictures.ts';
import type { StoryRequest } from '#contract/stories.ts';
import type { Json } from '#server/platform/database/columns.ts';
import type { Migration } from '#server/platform/database/migrate.ts';
import type { StoryChoices } from '#server/writers/writer.ts';

export type StoryTables = {
  stories: {
    id: string;
    user_id: string;
    title: string;
    content: string;
    narrator_voice: NarratorVoice;
    is_favorite: boolean;
    written_by: string;
    request: Json<StoryRequest>;
    /** How it was made, for the writer of the next one. */
    choices: Json<StoryChoices>;
    /** What is on its picture; null only for a story older than our pictures, until it has its own. */
    picture: Json<StoryPicture> | null;
    /** Questions for the next morning. */
    breakfast: Json<Breakfast> | null;
    series_of: string | null;
    duration_ms: number | null;
    created_at: Date;
  };
  /** Counts the changes of a family's library, so that "nothing new" can be said without reading it. */
  story_libraries: { user_id: string; version: number };
  /** How many stories a family was granted on a day. */
  story_days: { user_id: string; day: string; granted: number };
  /** A story that is being made, or was today: who asks again with the same key gets the same one. */
  story_makings: {
    user_id: string;
    key: string;
    /** Whose turn it is. Another may take over when the lease has run out, because its holder is gone. */
    holder: string;
    leased_until: Date;
    /** The day that it counts for. */
    day: string;
    story_id: string | null;
    begun_at: Date;
  };
  /** Where a story was left. */
  story_places: {
    story_id: string;
    position_ms: number;
    is_asleep: boolean;
    is_heard: boolean;
    /** Until then it is believed to be playing, by the house's own clock; null once somebody has said that it is not. */
    playing_until: Date | null;
    updated_at: Date;
  };
  /** The same for one child, beside the whole family's. */
  listener_places: StoryTables['story_places'] & { listener: string; user_id: string };
  /** What a child has said of a story on their own shelf. */
  listener_stars: { story_id: string; listener: string; user_id: string; is_favorite: boolean };
};

export const storyMigration: Migration = {
  name: '0040-stories',
  async up(schema) {
    await schema
      .createTable('stories')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('narrator_voice', 'text', (c) => c.notNull())
      .addColumn('is_favorite', 'boolean', (c) => c.notNull())
      .addColumn('written_by', 'text', (c) => c.notNull())
      .addColumn('request', 'jsonb', (c) => c.notNull())
      .addColumn('choices', 'jsonb', (c) => c.notNull())
      .addColumn('series_of', 'text', (c) => c.references('stories.id').onDelete('set null'))
      .addColumn('duration_ms', 'integer')
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('stories_of_user')
      .on('stories')
      .columns(['user_id', 'is_favorite', 'created_at', 'id'])
      .execute();
    await schema.createIndex('stories_in_series').on('stories').column('series_of').execute();
    await schema
      .createTable('story_libraries')
      .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('story_days')
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('granted', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('story_days_key', ['user_id', 'day'])
      .execute();
    await schema
      .createTable('story_makings')
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('holder', 'text', (c) => c.notNull())
      .addColumn('leased_until', 'timestamptz', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('story_id', 'text')
      .addColumn('begun_at', 'timestamptz', (c) => c.notNull())
      .addPrimaryKeyConstraint('story_makings_key', ['user_id', 'key'])
      .execute();
  },
};

export const storyPlaceMigration: Migration = {
  name: '0070-story-places',
  async up(schema) {
    await schema
      .createTable('story_places')
      .addColumn('story_id', 'text', (c) => c.primaryKey().references('stories.id').onDelete('cascade'))
      .addColumn('position_ms', 'integer', (c) => c.notNull())
      .addColumn('is_asleep', 'boolean', (c) => c.notNull())
      .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
      .execute();
  },
};

export const storyHeardMigration: Migration = {
  name: '0090-story-heard',
  async up(schema) {
    await schema
      .alterTable('story_places')
      .addColumn('is_heard', 'boolean', (c) => c.notNull().defaultTo(false))
      .execute();
    await schema.alterTable('story_places').addColumn('playing_until', 'timestamptz').execute();
  },
};

export const storyPictureMigration: Migration = {
  name: '0101-story-pictures',
  async up(schema) {
    await schema.alterTable('stories').addColumn('picture', 'jsonb').execute();
  },
};

export const listenerMigration: Migration = {
  name: '0120-listeners',
  async up(schema) {
    await schema
      .createTable('listener_places')
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('listener', 'text', (c) => c.notNull())
      .addColumn('position_ms', 'integer', (c) => c.notNull())
      .addColumn('is_asleep', 'boolean', (c) => c.notNull())
      .addColumn('is_heard', 'boolean', (c) => c.notNull())
      .addColumn('playing_until', 'timestamptz')
      .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
      .addPrimaryKeyConstraint('listener_places_key', ['story_id', 'listener'])
      .execute();
    await schema
      .createTable('listener_stars')
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('listener', 'text', (c) => c.notNull())
      .addColumn('is_favorite', 'boolean', (c) => c.notNull())
      .addPrimaryKeyConstraint('listener_stars_key', ['story_id', 'listener'])
      .execute();
    for (const table of ['listener_places', 'listener_stars'])
      await schema.createIndex(`${table}_of_listener`).on(table).column('listener').execute();
  },
};

export const storyBreakfastMigration: Migration = {
  name: '0140-story-breakfast',
  async up(schema) {
    await schema.alterTable('stories').addColumn('breakfast', 'jsonb').execute();
  },
};

/** Whose they are stands in the row, so that a family's are found without looking at anybody else's. */
export const listenerOwnerMigration: Migration = {
  name: '0142-listener-owners',
  async up(schema, database) {
    for (const table of ['listener_places', 'listener_stars'] as const) {
      await schema
        .alterTable(table)
        .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
        .execute();
      await database
        .tables<StoryTables>()
        .updateTable(table)
        .set({
          user_id: sql<string>`(select stories.user_id from stories where stories.id = ${sql.ref(`${table}.story_id`)})`,
        })
        .execute();
      await schema
        .createIndex(`${table}_of_user`)
        .on(table)
        .columns(['user_id', 'story_id', 'listener'])
        .execute();
      // A child's own are found among the family's.
      await schema.dropIndex(`${table}_of_listener`).execute();
    }
  },
};
