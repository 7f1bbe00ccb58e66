import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { bedtimeLimits, type NoteDevice } from '#contract/bedtimes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { BedtimeTables } from './tables.ts';

type Row = Selectable<BedtimeTables['note_devices']>;

/** The browsers of a family that are sent a note. */
export function noteDeviceQueries(database: Database) {
  const tables = database.tables<BedtimeTables>();
  return {
    async list(userId: string): Promise<Row[]> {
      return tables
        .selectFrom('note_devices')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
    },

    async one(id: string): Promise<Row | undefined> {
      return tables.selectFrom('note_devices').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** A browser belongs to whoever signed in there last; of more than a family can hold, the oldest go. */
    async keep(userId: string, { endpoint, keys }: NoteDevice, now: Date): Promise<void> {
      const device = { user_id: userId, ...keys, created_at: now };
      await tables
        .insertInto('note_devices')
        .values({ id: randomUUID(), endpoint, ...device })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
        .execute();
      const surplus = (await this.list(userId)).slice(bedtimeLimits.noteDevices);
      for (const { id } of surplus) await this.drop(id);
    },

    async drop(id: string): Promise<void> {
      await tables.deleteFrom('note_devices').where('id', '=', id).execute();
    },

    async forget(userId: string, endpoint: string): Promise<void> {
      await tables
        .deleteFrom('note_devices')
        .where('user_id', '=', userId)
        .where('endpoint', '=', endpoint)
        .execute();
    },
  };
}
