import type { Selectable } from 'kysely';
import type { Marks, Voice } from '#contract/narration.ts';
import { json } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import { leaseEnd, leaseIsOver } from '#server/platform/lease.ts';
import type { givenVoice, NarrationTables } from './tables.ts';

export type NarrationRow = Selectable<NarrationTables['narrations']>;
export type NewSound = {
  id: string;
  userId: string | null;
  textKey: string;
  voice: Voice | typeof givenVoice;
};

const noMarks: Marks = { isFinal: false, durationMs: 0, sentences: [], words: [] };

/** The maker of a sound that is let go. */
export const nobody = 'nobody';
const asLetGo = { maker: nobody, is_whole: false, parts: 0, lease_until: new Date(0) };

/** This feature's SQL. One process at a time may make a sound; the statements, not the processes, see to that. */
export function narrationQueries(database: Database) {
  const tables = database.tables<NarrationTables>();
  const one = (id: string) => tables.selectFrom('narrations').selectAll().where('id', '=', id);

  return {
    find: (id: string): Promise<NarrationRow | undefined> => one(id).executeTakeFirst(),

    /** True for the one process that may make it now: because nobody has yet, or because whoever began has gone silent. */
    async claim(sound: NewSound, maker: string, now: Date, leaseMs: number): Promise<boolean> {
      const fresh = {
        maker,
        lease_until: leaseEnd(now, leaseMs),
        parts: 0,
        marks: json(noMarks),
        is_whole: false,
        heard_until: null,
        created_at: now,
      };
      const claimed = await tables
        .insertInto('narrations')
        .values({
          id: sound.id,
          user_id: sound.userId,
          text_key: sound.textKey,
          voice: sound.voice,
          ...fresh,
        })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(fresh)
            // A whole one holds for longer than any lease, and is over only when its time is.
            .where((row) =>
              row.or([
                row('narrations.lease_until', '<', now),
                row.and([
                  row('narrations.is_whole', '=', false),
                  leaseIsOver(row, 'narrations.lease_until', { now, leaseMs }),
                ]),
              ]),
            ),
        )
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    /** False when another has taken over, or the family has deleted it: then there is nothing left to make. */
    async report(
      id: string,
      maker: string,
      progress: { parts: number; marks: Marks; until: Date },
    ): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('narrations')
        .set({ parts: progress.parts, marks: json(progress.marks), lease_until: progress.until })
        .where('id', '=', id)
        .where('maker', '=', maker)
        .where('is_whole', '=', false)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async keep(id: string, maker: string, marks: Marks, until: Date): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('narrations')
        .set({ is_whole: true, marks: json(marks), parts: 0, lease_until: until })
        .where('id', '=', id)
        .where('maker', '=', maker)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Somebody listens to it in another process than the one that makes it. */
    async isHeard(id: string, until: Date): Promise<void> {
      await tables
        .updateTable('narrations')
        .set({ heard_until: until })
        .where('id', '=', id)
        .where('is_whole', '=', false)
        .execute();
    },

    /** A sign of life while nothing new is heard, so that a slow voice is not believed to be gone. */
    async renew(id: string, maker: string, until: Date): Promise<boolean> {
      const renewed = await tables
        .updateTable('narrations')
        .set({ lease_until: until })
        .where('id', '=', id)
        .where('maker', '=', maker)
        .where('is_whole', '=', false)
        .executeTakeFirst();
      return renewed.numUpdatedRows > 0n;
    },

    // A sound goes in three steps: it is let go, its files are removed, its row is removed. Where a step fails, the row still says whose
    // files are left, and the next try or the sweep ends it.

    async letGo(id: string, maker: string): Promise<void> {
      await tables
        .updateTable('narrations')
        .set(asLetGo)
        .where('id', '=', id)
        .where('maker', '=', maker)
        .where('is_whole', '=', false)
        .execute();
    },

    /** The store has lost it. */
    async letGoWhole(id: string): Promise<void> {
      await tables
        .updateTable('narrations')
        .set(asLetGo)
        .where('id', '=', id)
        .where('is_whole', '=', true)
        .execute();
    },

    /** Begun and never ended by a process that is no more, or let go and not yet removed. */
    async letGoExpired(now: Date): Promise<string[]> {
      const rows = await tables
        .updateTable('narrations')
        .set(asLetGo)
        .where('lease_until', '<', now)
        .where('is_whole', '=', false)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async letGoGiven(id: string): Promise<void> {
      await tables.updateTable('narrations').set(asLetGo).where('id', '=', id).execute();
    },

    async letGoOf(userId: string, textKey?: string): Promise<string[]> {
      let rows = tables.updateTable('narrations').set(asLetGo).where('user_id', '=', userId);
      if (textKey !== undefined) rows = rows.where('text_key', '=', textKey);
      return (await rows.returning('id').execute()).map(({ id }) => id);
    },

    /** Only what nobody has claimed since it was let go. */
    async remove(id: string): Promise<void> {
      await tables.deleteFrom('narrations').where('id', '=', id).where('maker', '=', nobody).execute();
    },

    /** What is kept about a family's sounds besides the sounds. */
    async all(userId: string) {
      return await tables
        .selectFrom('narrations')
        .select(['id', 'text_key', 'voice', 'marks', 'created_at'])
        .where('user_id', '=', userId)
        .where('is_whole', '=', true)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },

    /** Which sounds there are, the oldest first, without their times: those are long. */
    async whole(userId: string) {
      return await tables
        .selectFrom('narrations')
        .select(['id', 'text_key', 'voice', 'created_at'])
        .where('user_id', '=', userId)
        .where('is_whole', '=', true)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },

    async days(userId: string) {
      return await tables
        .selectFrom('narration_days')
        .select(['day', 'characters'])
        .where('user_id', '=', userId)
        .orderBy('day')
        .execute();
    },

    async charactersOn(userId: string, day: string): Promise<number> {
      const row = await tables
        .selectFrom('narration_days')
        .select('characters')
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .executeTakeFirst();
      return row?.characters ?? 0;
    },

    /** Of all families: what was told on days that count no more. */
    async forgetDaysBefore(day: string): Promise<void> {
      await tables.deleteFrom('narration_days').where('day', '<', day).execute();
    },

    /** One statement, so that two processes together grant no more than one would. */
    async reserve(userId: string, day: string, characters: number, most: number): Promise<boolean> {
      if (characters > most) return false;
      const granted = await tables
        .insertInto('narration_days')
        .values({ user_id: userId, day, characters })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'day'])
            .doUpdateSet((eb) => ({ characters: eb('narration_days.characters', '+', characters) }))
            .where('narration_days.characters', '<=', most - characters),
        )
        .returning('characters')
        .executeTakeFirst();
      return granted !== undefined;
    },

    async giveBack(userId: string, day: string, characters: number): Promise<void> {
      await tables
        .updateTable('narration_days')
        .set((eb) => ({ characters: eb('characters', '-', characters) }))
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .execute();
    },
  };
}

export type NarrationQueries = ReturnType<typeof narrationQueries>;
