import * as z from 'zod/mini';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { accountByEmail } from '../account/account-queries.ts';
import type { LetterLimit } from '../letters/letter-limit.ts';
import type { Letters } from '../letters/letters.ts';
import { isUnclaimed } from '../purchase/unclaimed-account-queries.ts';

type Needs = { database: Database; jobs: Jobs; letters: Letters; letterLimit: LetterLimit };
const Payload = z.object({ email: z.string() });

export type MailedPasswords = ReturnType<typeof createMailedPasswords>;

/**
 * Two wishes that anybody may voice for any address. The request only notes the wish, the same for every address, and answers; whether
 * there is an account is looked up afterwards, by a job. So neither the answer nor the time it takes can tell.
 */
export function createMailedPasswords({ database, jobs, letters, letterLimit }: Needs) {
  jobs.handle('accounts.reset-password', async ({ payload }) => {
    const { email } = Payload.parse(payload);
    const account = await accountByEmail(database, email);
    if (account && (await letterLimit.allows(email)))
      await letters.send(database, 'temporary-password', account.id);
  });
  jobs.handle('accounts.purchase-details', async ({ payload }) => {
    const { email } = Payload.parse(payload);
    const account = await accountByEmail(database, email);
    if (account && (await isUnclaimed(database, account.id)) && (await letterLimit.allows(email)))
      await letters.send(database, 'purchase-details', account.id);
  });

  const note = (kind: string) => (email: string) =>
    jobs.enqueue(database, kind, { email }, { owner: wishesOf(email) });
  return { forReset: note('accounts.reset-password'), forPurchase: note('accounts.purchase-details') };
}

/** Under which name the wishes for an address wait, so that they can be taken back when its account is deleted. */
export const wishesOf = (email: string): string => `wishes for ${email}`;
