import { createHash, randomBytes } from 'node:crypto';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { AccountTables } from '../tables.ts';

/** That a family came is noted once in so long: a write is a wait for the disk. */
const notedEveryMs = dayMs;
/**
 * A family that opens the app once a month stays signed in. It may have come again since it was noted, and is not to pay for that: so a
 * session ends thirty days after it was used, or up to a day later, and never earlier.
 */
const idleMs = 30 * dayMs + notedEveryMs;
/** Nobody stays signed in for longer than a season. */
export const sessionMs = 90 * dayMs;

const mostSkewMs = 60_000;

export type Session = {
  tokenHash: string;
  userId: string;
  email: string;
  isConfirmed: boolean;
  handedTo: string | null;
};
export type Sessions = ReturnType<typeof createSessions>;

/**
 * A session is a random text of 256 bits that the browser holds and we do not: kept is its hash, from which it cannot be made again.
 * It says nothing by itself, so to end it is to delete a row, and every process knows at its next request.
 */
export function createSessions({ database, clock, log }: { database: Database; clock: Clock; log: Log }) {
  const tables = (inside: Database) => inside.tables<AccountTables>();
  const before = (ms: number) => new Date(clock.now().getTime() - ms);

  return {
    async open(inside: Database, userId: string): Promise<string> {
      const token = newToken();
      const now = clock.now();
      const session = {
        token_hash: hashOf(token),
        user_id: userId,
        created_at: now,
        last_seen_at: now,
        handed_to: null,
      };
      await tables(inside).insertInto('sessions').values(session).execute();
      return token;
    },

    async find(token: string): Promise<Session | null> {
      const tokenHash = hashOf(token);
      const row = await tables(database)
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select([
          'sessions.user_id',
          'sessions.created_at',
          'sessions.last_seen_at',
          'sessions.handed_to',
          'users.email',
          'users.email_confirmed_at',
        ])
        .where('sessions.token_hash', '=', tokenHash)
        .where('sessions.last_seen_at', '>', before(idleMs))
        .where('sessions.created_at', '>', before(sessionMs))
        .executeTakeFirst();
      if (!row) return null;
      if (row.last_seen_at <= before(notedEveryMs) || isAhead(row.last_seen_at))
        await noteSeen(tokenHash, row);
      return {
        tokenHash,
        userId: row.user_id,
        email: row.email,
        isConfirmed: row.email_confirmed_at !== null,
        handedTo: row.handed_to,
      };
    },

    /** The device goes into a child's hands, or comes back. */
    async hand(inside: Database, session: Session, handedTo: string | null): Promise<void> {
      await tables(inside)
        .updateTable('sessions')
        .set({ handed_to: handedTo })
        .where('token_hash', '=', session.tokenHash)
        .execute();
    },

    /** The same session under a new token; whoever holds the old one holds nothing. */
    async renew(inside: Database, session: Session): Promise<string> {
      const token = newToken();
      await tables(inside)
        .updateTable('sessions')
        .set({ token_hash: hashOf(token) })
        .where('token_hash', '=', session.tokenHash)
        .execute();
      return token;
    },

    async end(session: Session): Promise<void> {
      await tables(database).deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
    },

    async endAll(inside: Database, userId: string, but?: Session): Promise<void> {
      await tables(inside)
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', but?.tokenHash ?? '')
        .execute();
    },

    async list(userId: string) {
      return await tables(database)
        .selectFrom('sessions')
        .select(['created_at', 'last_seen_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute();
    },

    async sweep(): Promise<void> {
      await tables(database)
        .deleteFrom('sessions')
        .where((row) =>
          row.or([row('last_seen_at', '<=', before(idleMs)), row('created_at', '<=', before(sessionMs))]),
        )
        .execute();
    },
  };

  /** Opened or used while the clock was wrong: from now on its time runs as it would have. */
  function isAhead(time: Date): boolean {
    return time > before(-mostSkewMs);
  }

  /** On a full disk the stories that are there can still be read, so that they came is noted another time. */
  async function noteSeen(tokenHash: string, { created_at }: { created_at: Date }): Promise<void> {
    const now = clock.now();
    try {
      await tables(database)
        .updateTable('sessions')
        .set({ last_seen_at: now, ...(isAhead(created_at) && { created_at: now }) })
        .where('token_hash', '=', tokenHash)
        .execute();
    } catch (error) {
      log.warn({ err: error }, 'that a family came could not be noted');
    }
  }
}

const newToken = (): string => randomBytes(32).toString('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
