import { detailsOnTheirWay } from '#contract/accounts.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MailedPasswords } from '../sign-in/mailed-passwords.ts';
import type { TemporaryPasswords } from '../sign-in/temporary-passwords.ts';
import { takeReveal } from './unclaimed-account-queries.ts';

type Needs = {
  database: Database;
  clock: Clock;
  temporaryPasswords: TemporaryPasswords;
  mailedPasswords: MailedPasswords;
};
export type Credentials = { credentials: { email: string; password: string } } | { message: string };
export type ClaimPurchase = (email: string, checkoutId: string | undefined) => Promise<Credentials>;

/** The id of a checkout as the payment provider writes it into the address it sends the buyer back to. */
export const isCheckoutId = (text: unknown): text is string =>
  typeof text === 'string' && /^cs_(test|live)_[A-Za-z0-9]{10,200}$/.test(text);

/**
 * Knowing an address is not having bought with it. Only the browser that comes back from the checkout can name its id, and only the
 * account which that very checkout opened, and which nobody has entered yet, is shown to it. Everyone else gets one and the same answer.
 */
export function createClaimPurchase(needs: Needs): ClaimPurchase {
  const { database, clock, temporaryPasswords } = needs;

  return async (email, checkoutId) => {
    const password = isCheckoutId(checkoutId) ? await reveal(email, checkoutId) : null;
    if (password !== null) return { credentials: { email, password } };
    await needs.mailedPasswords.forPurchase(email);
    return { message: detailsOnTheirWay };
  };

  async function reveal(email: string, checkoutId: string): Promise<string | null> {
    return await database.transaction(async (inside) => {
      const userId = await takeReveal(inside, { checkoutId, email, now: clock.now() });
      return userId === null ? null : await temporaryPasswords.makeFirst(inside, userId);
    });
  }
}
