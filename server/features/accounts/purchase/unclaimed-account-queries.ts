import { createHash } from 'node:crypto';
import { dayMs } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AccountTables } from '../tables.ts';

const revealsAtMost = 5;
/** A clock that was further ahead gives nobody more than a day. */
const mostSkewMs = 60_000;

const tables = (database: Database) => database.tables<AccountTables>();

/** The id of a checkout is a secret that its buyer's browser holds, so only its hash is kept. */
const hashOf = (checkoutId: string): string => createHash('sha256').update(checkoutId).digest('base64url');

/** Opens the claim of whoever comes back from that checkout to the account that it made. */
export async function openClaim(
  database: Database,
  { userId, checkoutId, at }: { userId: string; checkoutId: string; at: Date },
): Promise<void> {
  await tables(database)
    .insertInto('unclaimed_accounts')
    .values({ user_id: userId, checkout_hash: hashOf(checkoutId), opened_at: at, reveals: 0 })
    .execute();
}

/** Whose account this browser may be shown, counted in the same statement that decides it: five times, within a day, by the right address. */
export async function takeReveal(
  database: Database,
  { checkoutId, email, now }: { checkoutId: string; email: string; now: Date },
): Promise<string | null> {
  const taken = await tables(database)
    .updateTable('unclaimed_accounts')
    .set((row) => ({ reveals: row('reveals', '+', 1) }))
    .where('checkout_hash', '=', hashOf(checkoutId))
    .where('reveals', '<', revealsAtMost)
    .where('opened_at', '>', new Date(now.getTime() - dayMs))
    .where('opened_at', '<=', new Date(now.getTime() + mostSkewMs))
    .where('user_id', 'in', (row) => row.selectFrom('users').select('id').where('email', '=', email))
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id ?? null;
}

export async function isUnclaimed(database: Database, userId: string): Promise<boolean> {
  const row = await tables(database)
    .selectFrom('unclaimed_accounts')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody has signed in: from now on nothing is revealed to anyone. */
export async function closeClaim(database: Database, userId: string): Promise<void> {
  await tables(database).deleteFrom('unclaimed_accounts').where('user_id', '=', userId).execute();
}
