import type { ExpressionBuilder, Updateable } from 'kysely';
import { dayMs, dayOf } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { leaseEnd, leaseIsOver } from '#server/platform/lease.ts';
import type { StoryTables } from './tables.ts';

/** Which making: whose, under which key, and who is at it. */
export type StoryLease = { userId: string; key: string; holder: string };

/** `ours`: make it. `theirs`: somebody is at it. `made`: it is there. `full`: no more today. */
export type Begun = { state: 'ours' | 'theirs' | 'full' } | { state: 'made'; storyId: string };

/** Longer than any pause of a process that lives; short enough that a family whose story died with its process gets it tonight. */
export const leaseMs = 60_000;
const keptMs = dayMs;

/**
 * Who makes which story, and how many a family was granted today. Everything is in the database, so that it holds for any number of
 * processes: one key has one making, one making one story, and a day never more stories than its limit.
 */
export function storyLeaseQueries(database: Database) {
  const tables = database.tables<StoryTables>();

  /** One statement that both looks and counts: however many ask at once, no more than the limit are granted. */
  async function reserve(userId: string, day: string, most: number): Promise<boolean> {
    await tables
      .insertInto('story_days')
      .values({ user_id: userId, day, granted: 0 })
      .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
      .execute();
    const granted = await tables
      .updateTable('story_days')
      .set((eb) => ({ granted: eb('granted', '+', 1) }))
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .where('granted', '<', most)
      .executeTakeFirst();
    return granted.numUpdatedRows > 0n;
  }

  async function giveBack(userId: string, day: string, howMany: number): Promise<void> {
    await tables
      .updateTable('story_days')
      .set((eb) => ({ granted: eb('granted', '-', howMany) }))
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .execute();
  }

  /** What a process that died has left behind counts for nothing, and yesterday's keys are forgotten. */
  async function sweep(userId: string, exceptKey: string, now: Date): Promise<void> {
    const abandoned = await tables
      .deleteFrom('story_makings')
      .where('user_id', '=', userId)
      .where('key', '!=', exceptKey)
      .where('story_id', 'is', null)
      .where((row) => leaseIsOver(row, 'leased_until', { now, leaseMs }))
      .returning('day')
      .execute();
    for (const { day } of abandoned) await giveBack(userId, day, 1);
    const longAgo = new Date(now.getTime() - keptMs);
    await tables
      .deleteFrom('story_makings')
      .where('user_id', '=', userId)
      .where('story_id', 'is not', null)
      .where('begun_at', '<', longAgo)
      .execute();
    await tables
      .deleteFrom('story_days')
      .where('user_id', '=', userId)
      .where('day', '<', dayOf(new Date(longAgo.getTime() - keptMs)))
      .execute();
  }

  /** False when another has taken over meanwhile. */
  async function change(lease: StoryLease, news: Updateable<StoryTables['story_makings']>): Promise<boolean> {
    const changed = await tables
      .updateTable('story_makings')
      .set(news)
      .where((row) => stillOurs(row, lease))
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  }

  return {
    /** Must be inside a transaction: what is refused leaves no trace. */
    async begin({ userId, key, holder }: StoryLease, most: number, now: Date): Promise<Begun> {
      await sweep(userId, key, now);
      const lease = { holder, leased_until: leaseEnd(now, leaseMs) };
      const day = dayOf(now);
      const inserted = await tables
        .insertInto('story_makings')
        .values({ user_id: userId, key, ...lease, day, story_id: null, begun_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
        .returning('key')
        .execute();
      if (inserted.length > 0) return { state: (await reserve(userId, day, most)) ? 'ours' : 'full' };

      const takenOver = await tables
        .updateTable('story_makings')
        .set(lease)
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('story_id', 'is', null)
        .where((row) => leaseIsOver(row, 'leased_until', { now, leaseMs }))
        .executeTakeFirst();
      if (takenOver.numUpdatedRows > 0n) return { state: 'ours' };

      const row = await tables
        .selectFrom('story_makings')
        .select('story_id')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.story_id ? { state: 'made', storyId: row.story_id } : { state: 'theirs' };
    },

    renew: (lease: StoryLease, until: Date): Promise<boolean> => change(lease, { leased_until: until }),

    /** Where it is not done, this one's story must not be kept. */
    finish: (lease: StoryLease, storyId: string): Promise<boolean> => change(lease, { story_id: storyId }),

    /** The making came to nothing: the next try with its key makes a story, and the day has its story back. */
    async abandon(lease: StoryLease): Promise<void> {
      const [gone] = await tables
        .deleteFrom('story_makings')
        .where((row) => stillOurs(row, lease))
        .returning('day')
        .execute();
      if (gone) await giveBack(lease.userId, gone.day, 1);
    },

    /** How many were granted on each day that is still counted. */
    async days(userId: string): Promise<{ day: string; stories: number }[]> {
      const rows = await tables
        .selectFrom('story_days')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('day')
        .execute();
      return rows.map(({ day, granted }) => ({ day, stories: granted }));
    },
  };
}

/** The story is not there yet, and nobody else makes it. */
const stillOurs = (row: ExpressionBuilder<StoryTables, 'story_makings'>, lease: StoryLease) =>
  row.and([
    row('user_id', '=', lease.userId),
    row('key', '=', lease.key),
    row('holder', '=', lease.holder),
    row('story_id', 'is', null),
  ]);
