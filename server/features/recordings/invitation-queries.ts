import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { RecordingTables } from './tables.ts';

export type InvitationRow = Selectable<RecordingTables['recording_invitations']>;

export type InvitationQueries = ReturnType<typeof invitationQueries>;

/** This feature's SQL over invitations. */
export function invitationQueries(database: Database) {
  const tables = database.tables<RecordingTables>();
  return {
    /** The newest first. */
    list: (userId: string, now: Date): Promise<InvitationRow[]> =>
      tables
        .selectFrom('recording_invitations')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    find: (id: string, now: Date): Promise<InvitationRow | undefined> =>
      tables
        .selectFrom('recording_invitations')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    add: (row: InvitationRow): Promise<InvitationRow> =>
      tables.insertInto('recording_invitations').values(row).returningAll().executeTakeFirstOrThrow(),

    /** Counts what is sent by it, unless that was enough. */
    async countTake(id: string, most: number): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('recording_invitations')
        .set((eb) => ({ takes: eb('takes', '+', 1) }))
        .where('id', '=', id)
        .where('takes', '<', most)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async remove(
      userId: string,
      which: { id?: string; story_id?: string; member_id?: string },
    ): Promise<number> {
      const { numDeletedRows } = await tables
        .deleteFrom('recording_invitations')
        .where((eb) => eb.and({ user_id: userId, ...which }))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async removeExpired(now: Date): Promise<void> {
      await tables.deleteFrom('recording_invitations').where('expires_at', '<=', now).execute();
    },
  };
}
