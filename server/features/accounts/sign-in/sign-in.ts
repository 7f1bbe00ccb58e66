import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import {
  accountByEmail,
  accountById,
  confirmAddress,
  noteSignIn,
  noteTemporarySignIn,
  type Account,
} from '../account/account-queries.ts';
import type { Letters } from '../letters/letters.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { Sessions } from './sessions.ts';
import type { SignInGuard, Whence } from './sign-in-guard.ts';
import type { Slot, TemporaryPasswords } from './temporary-passwords.ts';
import { closeClaim } from '../purchase/unclaimed-account-queries.ts';

type Needs = {
  database: Database;
  clock: Clock;
  hasher: PasswordHasher;
  guard: SignInGuard;
  sessions: Sessions;
  temporaryPasswords: TemporaryPasswords;
  throttle: Throttle;
  letters: Letters;
  /** Whether a password chosen at the sign-up opens nothing until its address was confirmed. */
  opensOnlyConfirmed: boolean;
};

export type SignedIn = { account: Account; token: string };
export type SignIn = (typed: { email: string; password: string }, whence: Whence) => Promise<SignedIn>;

/**
 * First the passwords that we made ourselves: they cannot be guessed, so no limit stands before them, and nobody's guessing can lock out
 * an owner who has just read our mail. Then, counted, the owner's own: one slow look, the same for every address there could be.
 */
export function createSignIn(needs: Needs): SignIn {
  const { database, clock, sessions, temporaryPasswords } = needs;

  return async ({ email, password }, whence) => {
    const account = await accountByEmail(database, email);
    const slot = await temporaryPasswords.match(account?.id, password);
    if (account && slot) {
      const token = await spendTemporary(account, slot);
      if (token !== null) return { account: await asItIsNow(account), token };
    }
    needs.hasher.mustHaveRoom();
    const look = await needs.guard.look(email, whence, () =>
      needs.hasher.verify(account?.password_hash ?? null, password),
    );
    if (!account || !look.isRight || isTooNew(account)) throw new Problem('wrong_credentials');
    const token = await database.transaction(async (inside) => {
      if (!(await noteSignIn(inside, account, clock.now()))) throw new Problem('wrong_credentials');
      await look.succeeded(inside);
      await closeClaim(inside, account.id);
      return await sessions.open(inside, account.id);
    });
    return { account, token };
  };

  /**
   * A stranger who signs up with an address and then signs in would else learn whether it had an account before. Who was bought an account or
   * has been in once is not asked.
   */
  function isTooNew({ email_confirmed_at, last_sign_in_at }: Account): boolean {
    return needs.opensOnlyConfirmed && email_confirmed_at === null && last_sign_in_at === null;
  }

  /**
   * Null when somebody was quicker with the same one. The owner's own password, and whoever is signed in, stay until a new one is chosen. Where
   * nobody has a password of their own, whoever paid with somebody else's address and came in first goes out.
   */
  async function spendTemporary(account: Account, slot: Slot): Promise<string | null> {
    return await database.transaction(async (inside) => {
      if (!(await temporaryPasswords.use(inside, slot))) return null;
      await noteTemporarySignIn(inside, account.id, clock.now());
      await closeClaim(inside, account.id);
      if (account.password_hash === null) await sessions.endAll(inside, account.id);
      if (account.password_hash === null && slot.kind === 'mailed') await makeTheirs(inside, account, slot);
      await needs.throttle.forget(inside, account.email);
      return await sessions.open(inside, account.id);
    });
  }

  /** A mail on its way to the owner stays good when somebody else signs in first; what that one was shown does not when the owner comes. */
  async function makeTheirs(inside: Database, account: Account, slot: Slot) {
    await temporaryPasswords.dropAll(inside, account.id, slot);
    await confirmAddress(inside, account, clock.now());
    await needs.letters.send(inside, 'password-changed', account.id);
  }

  async function asItIsNow({ id }: Account): Promise<Account> {
    const account = await accountById(database, id);
    if (!account) throw new Problem('wrong_credentials');
    return account;
  }
}
