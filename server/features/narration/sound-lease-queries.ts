import type { Marks, Voice } from '#contract/narration.ts';
import { json } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import { leaseEnd, leaseIsOver } from '#server/platform/lease.ts';
import { asLetGo } from './narration-queries.ts';
import type { givenVoice, NarrationTables } from './tables.ts';

export type NewSound = {
  id: string;
  userId: string | null;
  textKey: string;
  voice: Voice | typeof givenVoice;
};

const noMarks: Marks = { isFinal: false, durationMs: 0, sentences: [], words: [] };

export type SoundLeaseQueries = ReturnType<typeof soundLeaseQueries>;

/** Who makes which sound. One process at a time may; the statements, not the processes, see to that. */
export function soundLeaseQueries(database: Database) {
  const tables = database.tables<NarrationTables>();
  const unfinished = (id: string) =>
    tables.updateTable('narrations').where('id', '=', id).where('is_whole', '=', false);
  /** No row when another has taken over, or the family has deleted it: then there is nothing left to make. */
  const beingMade = (id: string, maker: string) => unfinished(id).where('maker', '=', maker);

  return {
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

    async report(
      id: string,
      maker: string,
      progress: { parts: number; marks: Marks; until: Date },
    ): Promise<boolean> {
      const { numUpdatedRows } = await beingMade(id, maker)
        .set({ parts: progress.parts, marks: json(progress.marks), lease_until: progress.until })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** A sign of life while nothing new is heard, so that a slow voice is not believed to be gone. */
    async renew(id: string, maker: string, until: Date): Promise<boolean> {
      const { numUpdatedRows } = await beingMade(id, maker).set({ lease_until: until }).executeTakeFirst();
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
      await unfinished(id).set({ heard_until: until }).execute();
    },

    async letGo(id: string, maker: string): Promise<void> {
      await beingMade(id, maker).set(asLetGo).execute();
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
  };
}
