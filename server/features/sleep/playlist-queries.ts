import { json } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { KeptPlaylist, SleepTables } from './tables.ts';

const slot = 'tonight';

export function playlistQueries(database: Database) {
  const tables = database.tables<SleepTables>();

  return {
    async current(): Promise<{ playlist: KeptPlaylist; updatedAt: Date } | null> {
      const row = await tables
        .selectFrom('sleep_playlist')
        .select(['playlist', 'updated_at'])
        .where('slot', '=', slot)
        .executeTakeFirst();
      return row?.playlist ? { playlist: row.playlist, updatedAt: row.updated_at } : null;
    },

    /** Inside a transaction: of two admins at once the second sees what the first has chosen. */
    async replace(playlist: KeptPlaylist, by: string, at: Date): Promise<void> {
      const { version, playlist: before } = await takeTurn(at);
      await tables
        .updateTable('sleep_playlist')
        .set({ playlist: json(playlist), updated_at: at })
        .where('slot', '=', slot)
        .execute();
      await tables
        .insertInto('sleep_playlist_changes')
        .values({
          version,
          changed_by: by,
          changed_at: at,
          before: before && json(before),
          after: json(playlist),
        })
        .execute();
    },

    /** The latest ones. Their numbers have no gaps, so the list may be years long and is never read whole. */
    async changes(most: number) {
      return await tables
        .selectFrom('sleep_playlist_changes')
        .selectAll()
        .where('version', '>', (row) =>
          row
            .selectFrom('sleep_playlist')
            .select((current) => current('version', '-', most).as('before_the_latest'))
            .where('slot', '=', slot),
        )
        .orderBy('version', 'desc')
        .execute();
    },

    async changesBy(userId: string) {
      return await tables
        .selectFrom('sleep_playlist_changes')
        .select(['changed_at', 'before', 'after'])
        .where('changed_by', '=', userId)
        .orderBy('version')
        .execute();
    },
  };

  /** Raises the version, which holds the row, and gives what still lies there. */
  async function takeTurn(at: Date) {
    await tables
      .insertInto('sleep_playlist')
      .values({ slot, version: 0, playlist: null, updated_at: at })
      .onConflict((conflict) => conflict.column('slot').doNothing())
      .execute();
    return await tables
      .updateTable('sleep_playlist')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('slot', '=', slot)
      .returning(['version', 'playlist'])
      .executeTakeFirstOrThrow();
  }
}
