import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { Problem } from '#contract/problem.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Migration } from './database/migrate.ts';

/** How often something may be tried. The first `most` tries pass at once. */
export type Limit = {
  name: string;
  most: number;
  /** Without `waits`: the window that begins with the first try, and nothing more passes until it ends. */
  perMs: number;
  /** With it: after `most`, single tries pass, each after twice the wait of the one before; all is forgotten `perMs` after the last. */
  waits?: { firstMs: number; longestMs: number };
};

/** One try: of whose (an account's address, say) and from where. Either may be ''. Neither is kept in plain words. */
export type Try = { limit: Limit; subject: string; place: string };

export type Refusal = { limit: Limit; waitMs: number };

export type Throttle = {
  /** Counts a try against every limit, or, when one of them refuses, against none. Null: it may pass. */
  take(tries: readonly Try[]): Promise<Refusal | null>;
  /** The try was an honest one: it is as if it had not happened. */
  giveBack(database: Database, tries: readonly Try[]): Promise<void>;
  /** The try proved that the ones before it were honest too. */
  clear(database: Database, tries: readonly Try[]): Promise<void>;
  /** Forgets every try of this subject, wherever it came from. */
  forget(database: Database, subject: string): Promise<void>;
  /** Removes what has lost its meaning. */
  sweep(): Promise<void>;
};

/**
 * Kept in the database, so that a restart forgives nobody and two processes count together. One statement counts and decides, on
 * either database: of fifty tries at once exactly as many pass as may.
 */
export function createThrottle(needs: { database: Database; clock: Clock; key: Buffer }): Throttle {
  const { database, clock } = needs;
  const veil = (text: string): string =>
    text === '' ? '' : createHmac('sha256', needs.key).update(text).digest('base64url');
  const rowOf = ({ limit, subject, place }: Try): Row => ({
    name: limit.name,
    subject: veil(subject),
    place: veil(place),
  });

  return {
    async take(tries) {
      try {
        await database.transaction(async (inside) => {
          for (const one of tries) {
            const waitMs = await takeOne(inside, rowOf(one), one.limit, clock.now().getTime());
            if (waitMs > 0) throw new Refused({ limit: one.limit, waitMs });
          }
        });
        return null;
      } catch (error) {
        if (error instanceof Refused) return error.refusal;
        throw error;
      }
    },
    async giveBack(inside, tries) {
      for (const one of tries) {
        await inside
          .tables<ThrottleTables>()
          .updateTable('throttles')
          .set((row) => ({ count: row('count', '-', 1) }))
          .where((row) => row.and(rowOf(one)))
          .where('count', '>', 0)
          .execute();
      }
    },
    async clear(inside, tries) {
      for (const one of tries) {
        await inside
          .tables<ThrottleTables>()
          .deleteFrom('throttles')
          .where((row) => row.and(rowOf(one)))
          .execute();
      }
    },
    async forget(inside, subject) {
      await inside
        .tables<ThrottleTables>()
        .deleteFrom('throttles')
        .where('subject', '=', veil(subject))
        .execute();
    },
    async sweep() {
      await database
        .tables<ThrottleTables>()
        .deleteFrom('throttles')
        .where('forget_at', '<=', clock.now().getTime())
        .execute();
    },
  };
}

/** A refusal with a wait that a person understands and a program can read. */
export function tooManyTries(waitMs: number, message?: (wait: string) => string): Problem {
  const wait = inWords(waitMs);
  return new Problem('too_many_tries', {
    message: message?.(wait) ?? `That was a little too often. Please try again in ${wait}.`,
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
}

function inWords(waitMs: number): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  if (minutes < 90) return `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('A limit refused this try.');
    this.refusal = refusal;
  }
}

type Row = { name: string; subject: string; place: string };

/** Times are milliseconds since 1970, because adding to a timestamp is where the two databases speak differently. */
type ThrottleTables = {
  throttles: Row & { count: number; taken_at: number; free_at: number; forget_at: number };
};

/** Two processes do not have quite the same time. What lies further ahead was noted by a clock that has been wrong. */
const mostSkewMs = 60_000;

async function takeOne(inside: Database, row: Row, limit: Limit, now: number): Promise<number> {
  const firstWaitMs = limit.waits?.firstMs ?? limit.perMs;
  const isForgotten = sql<boolean>`(throttles.forget_at <= excluded.taken_at
    or throttles.taken_at > excluded.taken_at + ${sql.lit(mostSkewMs)})`;
  const count = sql<number>`case when ${isForgotten} then 1 else throttles.count + 1 end`;
  const taken = await inside
    .tables<ThrottleTables>()
    .insertInto('throttles')
    .values({ ...row, count: 1, taken_at: now, free_at: now + firstWaitMs, forget_at: now + limit.perMs })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'subject', 'place'])
        .doUpdateSet({
          count,
          taken_at: sql<number>`excluded.taken_at`,
          free_at: limit.waits ? growingWait(count, limit.most, limit.waits) : windowEnd(isForgotten),
          forget_at: limit.waits ? sql<number>`excluded.forget_at` : windowEnd(isForgotten),
        })
        .where(
          sql<boolean>`${isForgotten} or throttles.count < ${sql.lit(limit.most)} or throttles.free_at <= excluded.taken_at`,
        ),
    )
    .returning('count')
    .executeTakeFirst();
  const longestMs = limit.waits?.longestMs ?? limit.perMs;
  return taken ? 0 : Math.min(longestMs, await waitLeft(inside, row, now));
}

const windowEnd = (isForgotten: ReturnType<typeof sql<boolean>>) =>
  sql<number>`case when ${isForgotten} then excluded.forget_at else throttles.forget_at end`;

function growingWait(
  count: ReturnType<typeof sql<number>>,
  most: number,
  { firstMs, longestMs }: { firstMs: number; longestMs: number },
) {
  const doublings = Math.ceil(Math.log2(longestMs / firstMs));
  const over = sql<number>`(${count} - ${sql.lit(most)})`;
  return sql<number>`excluded.taken_at + case when ${over} < 0 then 0 when ${over} >= ${sql.lit(doublings)}
    then ${sql.lit(longestMs)} else ${sql.lit(firstMs)} * (1 << ${over}) end`;
}

async function waitLeft(inside: Database, row: Row, now: number): Promise<number> {
  const kept = await inside
    .tables<ThrottleTables>()
    .selectFrom('throttles')
    .select('free_at')
    .where((where) => where.and(row))
    .executeTakeFirst();
  return Math.max(1, (kept?.free_at ?? now) - now);
}

export const throttleMigration: Migration = {
  name: '0003-throttles',
  async up(schema) {
    await schema
      .createTable('throttles')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('taken_at', 'bigint', (column) => column.notNull())
      .addColumn('free_at', 'bigint', (column) => column.notNull())
      .addColumn('forget_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('throttles_key', ['name', 'subject', 'place'])
      .execute();
    await schema.createIndex('throttles_subject').on('throttles').column('subject').execute();
    await schema.createIndex('throttles_forget_at').on('throttles').column('forget_at').execute();
  },
};
