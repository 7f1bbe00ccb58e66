import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { RecordingTables } from './tables.ts';

export type RecordingRow = Selectable<RecordingTables['recordings']>;
export type RecordingQueries = ReturnType<typeof recordingQueries>;
export type TakeRow = Selectable<RecordingTables['recording_takes']>;

/** This feature's SQL over recordings and their takes. Whose it is stands in every statement that a family asks for. */
export function recordingQueries(database: Database) {
  const tables = database.tables<RecordingTables>();
  const mine = (userId: string, id: string) => ({ user_id: userId, id });
  const seen = () => tables.selectFrom('recordings').selectAll().where('state', '!=', 'leaving');

  return {
    /** The newest first. */
    list: (userId: string): Promise<RecordingRow[]> =>
      seen().where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute(),

    one: (userId: string, id: string): Promise<RecordingRow | undefined> =>
      seen()
        .where((eb) => eb.and(mine(userId, id)))
        .executeTakeFirst(),

    byInvitation: (invitationId: string): Promise<RecordingRow[]> =>
      seen().where('invitation_id', '=', invitationId).orderBy('created_at').execute(),

    /** Undefined where there is one of that id already. */
    add: (row: RecordingRow): Promise<RecordingRow | undefined> =>
      tables
        .insertInto('recordings')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll()
        .executeTakeFirst(),

    async takesOf(ids: readonly string[]): Promise<TakeRow[]> {
      if (ids.length === 0) return [];
      return tables.selectFrom('recording_takes').selectAll().where('recording_id', 'in', ids).execute();
    },

    /** Keeps a take while its recording is being made; false when it is not. The file that it takes the place of can go. */
    async keepTake(take: TakeRow): Promise<{ isKept: boolean; before: string | null }> {
      const held = await tables
        .updateTable('recordings')
        .set({ state: 'begun' })
        .where('id', '=', take.recording_id)
        .where('state', '=', 'begun')
        .executeTakeFirst();
      if (held.numUpdatedRows === 0n) return { isKept: false, before: null };
      const known = await tables
        .selectFrom('recording_takes')
        .select('file')
        .where('recording_id', '=', take.recording_id)
        .where('piece', '=', take.piece)
        .executeTakeFirst();
      await tables
        .insertInto('recording_takes')
        .values(take)
        .onConflict((conflict) =>
          conflict
            .columns(['recording_id', 'piece'])
            .doUpdateSet({ file: take.file, duration_ms: take.duration_ms }),
        )
        .execute();
      return { isKept: true, before: known?.file ?? null };
    },

    async dropTakes(id: string): Promise<void> {
      await tables.deleteFrom('recording_takes').where('recording_id', '=', id).execute();
    },

    /** False when somebody else has finished or deleted it in the meantime. */
    async finish(
      id: string,
      made: Pick<RecordingRow, 'state' | 'sound_id' | 'duration_ms' | 'has_message'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('recordings')
        .set(made)
        .where('id', '=', id)
        .where('state', '=', 'begun')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async keep(userId: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('recordings')
        .set({ state: 'kept' })
        .where((eb) => eb.and(mine(userId, id)))
        .where('state', '=', 'sent')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Of all who have read a story one may be the family's favourite. */
    async choose(userId: string, storyId: string, id: string | null): Promise<void> {
      const ofStory = { user_id: userId, story_id: storyId };
      await tables
        .updateTable('recordings')
        .set({ is_favorite: false })
        .where((eb) => eb.and(ofStory))
        .execute();
      if (id === null) return;
      await tables
        .updateTable('recordings')
        .set({ is_favorite: true })
        .where((eb) => eb.and({ ...ofStory, id }))
        .execute();
    },

    // A recording goes in three steps: it is said to be leaving, its files go, its row goes. Where a step fails the row still says whose files
    // are left, and the next try or the sweep ends it.

    async letGo(
      userId: string,
      which: { id?: string; story_id?: string; member_id?: string } = {},
    ): Promise<RecordingRow[]> {
      return tables
        .updateTable('recordings')
        .set({ state: 'leaving' })
        .where((eb) => eb.and({ user_id: userId, ...which }))
        .returningAll()
        .execute();
    },

    async letGoUnfinished(before: Date): Promise<void> {
      await tables
        .updateTable('recordings')
        .set({ state: 'leaving' })
        .where('state', '=', 'begun')
        .where('created_at', '<', before)
        .execute();
    },

    leaving: (): Promise<RecordingRow[]> =>
      tables.selectFrom('recordings').selectAll().where('state', '=', 'leaving').execute(),

    async remove(id: string): Promise<void> {
      await tables.deleteFrom('recordings').where('id', '=', id).where('state', '=', 'leaving').execute();
    },
  };
}
