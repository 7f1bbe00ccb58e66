import type { Selectable, Updateable } from 'kysely';
import { type Bedtime, type BedtimeDraft, bedtimeLimits } from '#contract/bedtimes.ts';
import { json } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { BedtimeTables } from './tables.ts';

export type BedtimeRow = Selectable<BedtimeTables['bedtimes']>;
export type BedtimeQueries = ReturnType<typeof bedtimeQueries>;

/** What is arranged for which evenings; what became of each is in `night-queries.ts`. Whose it is stands in every statement that a family causes. */
export function bedtimeQueries(database: Database) {
  const tables = database.tables<BedtimeTables>();

  /** Undefined where it changed meanwhile: whoever asked looked at another one. */
  async function change(
    { id, version }: Pick<BedtimeRow, 'id' | 'version'>,
    news: Updateable<BedtimeTables['bedtimes']>,
  ): Promise<BedtimeRow | undefined> {
    return tables
      .updateTable('bedtimes')
      .set({ ...news, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
  }

  return {
    async list(userId: string): Promise<BedtimeRow[]> {
      return tables
        .selectFrom('bedtimes')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },

    async one(id: string): Promise<BedtimeRow | undefined> {
      return tables.selectFrom('bedtimes').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /**
     * Whether there may be one more. Inside the transaction that adds it: until that is kept, whoever else adds one for this family waits at
     * the one row that each family has here, and counts afterwards.
     */
    async hasRoom(userId: string): Promise<boolean> {
      await tables
        .insertInto('bedtime_news')
        .values({ user_id: userId, by_mail: false, notes_say_title: false })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
        .execute();
      const known = await tables.selectFrom('bedtimes').select('id').where('user_id', '=', userId).execute();
      return known.length < bedtimeLimits.bedtimes;
    },

    async add(
      userId: string,
      id: string,
      draft: BedtimeDraft,
      next: { nextAt: Date | null; now: Date },
    ): Promise<BedtimeRow> {
      return tables
        .insertInto('bedtimes')
        .values({
          ...asColumns(draft),
          id,
          user_id: userId,
          is_resting: false,
          awake_since: next.now,
          next_at: next.nextAt,
          version: 1,
          created_at: next.now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    change,

    /** As a parent wants it from now on. */
    put(
      before: Pick<BedtimeRow, 'id' | 'version'>,
      draft: BedtimeDraft,
      state: Pick<BedtimeRow, 'is_resting' | 'awake_since' | 'next_at'>,
    ): Promise<BedtimeRow | undefined> {
      return change(before, { ...asColumns(draft), ...state });
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await tables
        .deleteFrom('bedtimes')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },

    async removeOf(userId: string, listener: string): Promise<void> {
      await tables
        .deleteFrom('bedtimes')
        .where('user_id', '=', userId)
        .where('listener', '=', listener)
        .execute();
    },

    /** Those whose hour has struck long ago, whoever's they are: nobody is at them any more. */
    async overdue(before: Date): Promise<BedtimeRow[]> {
      return tables.selectFrom('bedtimes').selectAll().where('next_at', '<', before).execute();
    },
  };
}

const asColumns = (draft: BedtimeDraft) => ({
  listener: draft.listener,
  days: json(draft.days),
  time: draft.time,
  time_zone: draft.timeZone,
  cast_ids: json(draft.cast),
  duration: draft.duration,
  narrator_voice: draft.narratorVoice,
  wishes: json(draft.wishes),
  is_on: draft.isOn,
});

export const asBedtime = (row: BedtimeRow): Bedtime => ({
  id: row.id,
  listener: row.listener,
  days: row.days,
  time: row.time,
  timeZone: row.time_zone,
  cast: row.cast_ids,
  duration: row.duration,
  narratorVoice: row.narrator_voice,
  wishes: row.wishes,
  isOn: row.is_on,
  isResting: row.is_resting,
  nextAt: row.next_at?.toISOString() ?? null,
  version: row.version,
});
