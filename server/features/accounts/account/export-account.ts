import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { accountById } from './account-queries.ts';
import type { Sessions } from '../sign-in/sessions.ts';

/** What another feature keeps about a family, under the names it should have in the file. */
export type Contribution = (userId: string) => Promise<Record<string, unknown>>;

type Needs = {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  contributions: readonly Contribution[];
};
export type ExportAccount = (userId: string) => Promise<Record<string, unknown>>;

/** Everything that is kept about a family, in one file that a person can read. No password and no token is in it, not even a hash. */
export function createExportAccount(needs: Needs): ExportAccount {
  return async (userId) => {
    const account = await accountById(needs.database, userId);
    if (!account) throw new Problem('not_signed_in');
    const sessions = await needs.sessions.list(userId);
    const contributed = await Promise.all(needs.contributions.map((contribution) => contribution(userId)));
    return {
      exportedAt: needs.clock.now(),
      account: {
        id: account.id,
        email: account.email,
        firstName: account.first_name,
        lastName: account.last_name,
        createdAt: account.created_at,
        emailConfirmedAt: account.email_confirmed_at,
        lastSignInAt: account.last_sign_in_at,
      },
      signedInDevices: sessions.map((session) => ({
        since: session.created_at,
        lastSeenAt: session.last_seen_at,
      })),
      ...Object.assign({}, ...contributed),
    };
  };
}
