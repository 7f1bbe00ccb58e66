import type { Json } from '#server/platform/database/columns.ts';
import type { Migration } from '#server/platform/database/migrate.ts';

export type KeptPlaylist = {
  id: string;
  name: string;
  description: string | null;
  owner: string | null;
  tracksTotal: number | null;
};

export type SleepTables = {
  /** One row. `version` counts the changes, and whoever has raised it holds the row until the change is kept. */
  sleep_playlist: { slot: 'tonight'; version: number; playlist: Json<KeptPlaylist> | null; updated_at: Date };
  /** Only ever added to. Who did it is forgotten when they leave; that it was done is not. */
  sleep_playlist_changes: {
    version: number;
    changed_by: string | null;
    changed_at: Date;
    before: Json<KeptPlaylist> | null;
    after: Json<KeptPlaylist>;
  };
};

export const sleepMigration: Migration = {
  name: '0060-sleep',
  async up(schema) {
    await schema
      .createTable('sleep_playlist')
      .addColumn('slot', 'text', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('playlist', 'jsonb')
      .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
      .execute();
    await schema
      .createTable('sleep_playlist_changes')
      .addColumn('version', 'integer', (c) => c.primaryKey())
      .addColumn('changed_by', 'text', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('changed_at', 'timestamptz', (c) => c.notNull())
      .addColumn('before', 'jsonb')
      .addColumn('after', 'jsonb', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('sleep_playlist_changes_by')
      .on('sleep_playlist_changes')
      .column('changed_by')
      .execute();
  },
};
