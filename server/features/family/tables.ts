import type { Look } from '#contract/looks.ts';
import type { Pronouns } from '#contract/family.ts';
import type { Json } from '#server/platform/database/columns.ts';
import type { Migration } from '#server/platform/database/migrate.ts';

export type FamilyTables = {
  family_members: {
    id: string;
    user_id: string;
    name: string;
    age: number;
    relationship: string;
    avatar: string;
    look: Json<Look>;
    hobbies: Json<string[]>;
    character_traits: Json<string[]>;
    is_guest: boolean;
    pronouns: Pronouns | null;
    say_as: string | null;
    is_sample: boolean;
    version: number;
    created_at: Date;
  };
  /** How many there are, so that the limit holds exactly however many browsers add at once. */
  family_sizes: { user_id: string; members: number };
};

export const familyMigration: Migration = {
  name: '0030-family',
  async up(schema) {
    await schema
      .createTable('family_members')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('age', 'integer', (c) => c.notNull())
      .addColumn('relationship', 'text', (c) => c.notNull())
      .addColumn('avatar', 'text', (c) => c.notNull())
      .addColumn('hobbies', 'jsonb', (c) => c.notNull())
      .addColumn('character_traits', 'jsonb', (c) => c.notNull())
      .addColumn('is_guest', 'boolean', (c) => c.notNull())
      .addColumn('pronouns', 'text')
      .addColumn('say_as', 'text')
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'timestamptz', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('family_members_of_user')
      .on('family_members')
      .columns(['user_id', 'created_at', 'id'])
      .execute();
    await schema
      .createTable('family_sizes')
      .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('members', 'integer', (c) => c.notNull())
      .execute();
  },
};

export const sampleFamilyMigration: Migration = {
  name: '0031-sample-family',
  async up(schema) {
    await schema
      .alterTable('family_members')
      .addColumn('is_sample', 'boolean', (c) => c.notNull().defaultTo(false))
      .execute();
  },
};

export const looksMigration: Migration = {
  name: '0100-looks',
  async up(schema) {
    await schema
      .alterTable('family_members')
      .addColumn('look', 'jsonb', (c) => c.notNull().defaultTo('{}'))
      .execute();
  },
};
