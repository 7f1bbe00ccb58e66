import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/call.ts';
import type { accountCalls } from '#contract/accounts.ts';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { accountByEmail, addAccount, type Account } from './account-queries.ts';
import { wishesOf } from '../sign-in/mailed-passwords.ts';
import { isCommonPassword } from '../sign-in/common-passwords.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Letters } from '../letters/letters.ts';
import type { LetterLimit } from '../letters/letter-limit.ts';
import type { PasswordHasher } from '../sign-in/password-hash.ts';
import { isUnclaimed, openClaim } from '../purchase/unclaimed-account-queries.ts';

/** What another feature has to do when a family comes, in the same transaction: start its trial, say. */
export type AccountOpened = (inside: Database, userId: string) => Promise<void>;

type Needs = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  hasher: PasswordHasher;
  letters: Letters;
  letterLimit: LetterLimit;
  accountOpened: AccountOpened;
};

const knownJob = 'accounts.already-known';
const Payload = z.object({ email: z.string() });

export type Purchase = { email: string; checkoutId: string };
export type SignUp = ReturnType<typeof createSignUp>;

/** The two ways in which a family comes: by the form, or by a purchase at the checkout. */
export function createSignUp(needs: Needs) {
  const { database, clock, jobs, letters } = needs;
  jobs.handle(knownJob, async ({ payload }) => {
    const { email } = Payload.parse(payload);
    const owner = await accountByEmail(database, email);
    if (owner && (await needs.letterLimit.allows(email)))
      await letters.send(database, 'already-known', owner.id);
  });

  return {
    /** The same work and the same answer for an address that has an account; its owner is told by mail. */
    async byForm(form: BodyOf<typeof accountCalls.signUp>): Promise<void> {
      mustBeUncommon(form.password, 'password');
      const account = newAccount(form.email, {
        first_name: form.firstName,
        last_name: form.lastName,
        password_hash: await needs.hasher.hash(form.password),
      });
      await database.transaction(async (inside) => {
        if (await addAccount(inside, account)) {
          await needs.accountOpened(inside, account.id);
          await letters.send(inside, 'welcome', account.id);
        } else {
          // Noted in the same single write: whether the owner has had such letters enough is found out afterwards.
          await jobs.enqueue(inside, knownJob, { email: form.email }, { owner: wishesOf(form.email) });
        }
      });
    },

    /** In the payment's own transaction. An account that was there before is neither shown nor changed. */
    async byPurchase(inside: Database, { email, checkoutId }: Purchase): Promise<string> {
      const account = newAccount(email, { first_name: '', last_name: '', password_hash: null });
      if (await addAccount(inside, account)) {
        await openClaim(inside, { userId: account.id, checkoutId, at: clock.now() });
        await needs.accountOpened(inside, account.id);
        await letters.send(inside, 'purchase-ready', account.id);
        return account.id;
      }
      const owner = await accountByEmail(inside, email);
      if (!owner) throw new Error('An account was deleted while its purchase arrived.');
      await letters.send(
        inside,
        (await isUnclaimed(inside, owner.id)) ? 'purchase-ready' : 'premium-on',
        owner.id,
      );
      return owner.id;
    },
  };

  function newAccount(
    email: string,
    own: Pick<Account, 'first_name' | 'last_name' | 'password_hash'>,
  ): Account {
    return {
      id: randomUUID(),
      email,
      ...own,
      must_change_password: false,
      email_confirmed_at: null,
      last_sign_in_at: null,
      created_at: clock.now(),
    };
  }
}

export function mustBeUncommon(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  const message =
    'That is one of the passwords that are used most, and so one of the first that a stranger would try. Please choose another.';
  throw new Problem('invalid_field', { message, fields: { [field]: message } });
}
