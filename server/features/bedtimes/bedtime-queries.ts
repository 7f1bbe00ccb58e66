import type { Selectable, Updateable } from 'kysely';
import {
  type Bedtime,
  type BedtimeDraft,
  bedtimeLimits,
  type BedtimeNews,
  type Night,
} from '#contract/bedtimes.ts';
import { json } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { BedtimeTables } from './tables.ts';

export type BedtimeRow = Selectable<BedtimeTables['bedtimes']>;
export type NightRow = Selectable<BedtimeTables['bedtime_nights']>;
export type BedtimeQueries = ReturnType<typeof bedtimeQueries>;

/** This feature's SQL, and no other's. Whose it is stands in every statement that a family causes. */
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

    async lastNight(bedtimeId: string): Promise<string | null> {
      const row = await tables
        .selectFrom('bedtime_nights')
        .select('night')
        .where('bedtime_id', '=', bedtimeId)
        .orderBy('night', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.night ?? null;
    },

    /** False where that night has had its story. */
    async addNight(night: Omit<NightRow, 'opened_at'>): Promise<boolean> {
      const added = await tables
        .insertInto('bedtime_nights')
        .values({ ...night, opened_at: null })
        .onConflict((conflict) => conflict.columns(['bedtime_id', 'night']).doNothing())
        .returning('night')
        .execute();
      return added.length > 0;
    },

    async nights(userId: string, most: number = bedtimeLimits.nights): Promise<NightRow[]> {
      return tables
        .selectFrom('bedtime_nights')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('made_at', 'desc')
        .limit(most)
        .execute();
    },

    /** Whether it was one of those that were made ahead. */
    async noteOpened(userId: string, storyId: string, now: Date): Promise<boolean> {
      const noted = await tables
        .updateTable('bedtime_nights')
        .set((eb) => ({ opened_at: eb.fn.coalesce('opened_at', eb.val(now)) }))
        .where('user_id', '=', userId)
        .where('story_id', '=', storyId)
        .executeTakeFirst();
      return noted.numUpdatedRows > 0n;
    },

    async lastOpened(userId: string): Promise<Date | null> {
      const row = await tables
        .selectFrom('bedtime_nights')
        .select('opened_at')
        .where('user_id', '=', userId)
        .where('opened_at', 'is not', null)
        .orderBy('opened_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.opened_at ?? null;
    },

    async forgetNightsBefore(day: Date): Promise<void> {
      await tables.deleteFrom('bedtime_nights').where('made_at', '<', day).execute();
    },

    async news(userId: string): Promise<BedtimeNews> {
      const row = await tables
        .selectFrom('bedtime_news')
        .select(['by_mail', 'notes_say_title'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return { byMail: row?.by_mail ?? false, notesSayTitle: row?.notes_say_title ?? false };
    },

    async keepNews(userId: string, { byMail, notesSayTitle }: BedtimeNews): Promise<void> {
      const news = { by_mail: byMail, notes_say_title: notesSayTitle };
      await tables
        .insertInto('bedtime_news')
        .values({ user_id: userId, ...news })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(news))
        .execute();
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

export const asNight = (row: NightRow): Night => ({
  bedtimeId: row.bedtime_id,
  listener: row.listener,
  night: row.night,
  storyId: row.story_id,
  isTold: row.is_told,
  note: row.note,
  madeAt: row.made_at.toISOString(),
  isOpened: row.opened_at !== null,
});
