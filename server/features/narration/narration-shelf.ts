import type { Selectable } from 'kysely';
import type { Marks, Voice } from '#contract/narration.ts';
import { json } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { NarrationTables } from './tables.ts';

export type NarrationRow = Selectable<NarrationTables['narrations']>;
export type NewSound = { id: string; userId: string | null; textKey: string; voice: Voice };

const noMarks: Marks = { isFinal: false, durationMs: 0, sentences: [], words: [] };

/** This feature's SQL. One process at a time may make a sound; the statements, not the processes, see to that. */
export function narrationShelf(database: Database) {
  const tables = database.tables<NarrationTables>();
  const one = (id: string) => tables.selectFrom('narrations').selectAll().where('id', '=', id);

  return {
    find: (id: string): Promise<NarrationRow | undefined> => one(id).executeTakeFirst(),

    /** True for the one process that may make it now: because nobody has yet, or because whoever began has gone silent. */
    async claim(sound: NewSound, maker: string, now: Date, until: Date): Promise<boolean> {
      const fresh = {
        maker,
        lease_until: until,
        parts: 0,
        marks: json(noMarks),
        is_whole: false,
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
          conflict.column('id').doUpdateSet(fresh).where('narrations.lease_until', '<', now),
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

    async abandon(id: string, maker: string): Promise<void> {
      await tables
        .deleteFrom('narrations')
        .where('id', '=', id)
        .where('maker', '=', maker)
        .where('is_whole', '=', false)
        .execute();
    },

    /** Begun and never ended by a process that is no more, or kept for one night only. */
    async abandoned(now: Date): Promise<string[]> {
      const rows = await tables
        .deleteFrom('narrations')
        .where('lease_until', '<', now)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async forget(userId: string, textKey?: string): Promise<string[]> {
      let rows = tables.deleteFrom('narrations').where('user_id', '=', userId);
      if (textKey !== undefined) rows = rows.where('text_key', '=', textKey);
      return (await rows.returning('id').execute()).map(({ id }) => id);
    },

    async idsOf(userId: string): Promise<string[]> {
      const rows = await tables.selectFrom('narrations').select('id').where('user_id', '=', userId).execute();
      return rows.map(({ id }) => id);
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

export type NarrationShelf = ReturnType<typeof narrationShelf>;
