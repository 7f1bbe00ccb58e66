import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { Account } from './account-queries.ts';

const lifeMs = 14 * dayMs;

export type ConfirmLinks = {
  tokenFor(account: Pick<Account, 'id' | 'email'>): string;
  /** Whose address the token speaks of, if we made it and it has not run out. The address itself is checked by `isFor`. */
  read(token: string): { userId: string; isFor(account: Pick<Account, 'id' | 'email'>): boolean } | null;
};

/** The link that shows that somebody reads the mail of an address. It is signed, not stored: with the account it loses its meaning. */
export function createConfirmLinks({ clock, key }: { clock: Clock; key: Buffer }): ConfirmLinks {
  const sign = (userId: string, email: string, expires: string) =>
    createHmac('sha256', key).update(`${userId}\n${email}\n${expires}`).digest('base64url');

  return {
    tokenFor({ id, email }) {
      const expires = Math.floor((clock.now().getTime() + lifeMs) / 1_000).toString(36);
      return [id, expires, sign(id, email, expires)].join('.');
    },
    read(token) {
      const [userId, expires, signature, ...rest] = token.split('.');
      // An id is looked up before the signature can be checked, and some characters no database takes.
      if (!userId || !/^[\w-]+$/.test(userId) || !expires || !signature || rest.length > 0) return null;
      if (!(Number.parseInt(expires, 36) * 1_000 > clock.now().getTime())) return null;
      return {
        userId,
        isFor(account) {
          const expected = Buffer.from(sign(account.id, account.email, expires));
          const given = Buffer.from(signature);
          return (
            account.id === userId && given.length === expected.length && timingSafeEqual(given, expected)
          );
        },
      };
    },
  };
}
