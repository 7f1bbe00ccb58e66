import type { Insertable } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { type Json, json } from '#server/platform/database/columns.ts';
import type { Migration } from '#server/platform/database/migrate.ts';
import { openTestDatabase } from './databases.ts';

/** Two tables with one of everything that a table may have, for tests of the database itself. */
export type FamilyTables = {
  families: { id: string; name: string };
  children: {
    id: string;
    family_id: string;
    is_guest: boolean;
    hobbies: Json<string[]>;
    born_at: Date | null;
    steps: number;
  };
};

export const familyTables: Migration = {
  name: 'families',
  async up(schema) {
    await schema
      .createTable('families')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .execute();
    await schema
      .createTable('children')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('family_id', 'text', (column) =>
        column.notNull().references('families.id').onDelete('cascade'),
      )
      .addColumn('is_guest', 'boolean', (column) => column.notNull())
      .addColumn('hobbies', 'jsonb', (column) => column.notNull())
      .addColumn('born_at', 'timestamptz')
      .addColumn('steps', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const mia: Insertable<FamilyTables['children']> & { born_at: Date } = {
  id: 'mia',
  family_id: 'hill',
  is_guest: false,
  hobbies: json(['kites', 'O’Brien’s "snails"']),
  born_at: new Date('2019-02-03T04:05:06.789Z'),
  steps: 9_007_199_254_740_991,
};

export const openFamilies = () => openTestDatabase([familyTables]);

export const addFamily = (database: Database, name: string) =>
  database.tables<FamilyTables>().insertInto('families').values({ id: name, name }).returning('id').execute();

export const familyNames = async (database: Database) => {
  const rows = await database
    .tables<FamilyTables>()
    .selectFrom('families')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};
