import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { accountById, confirmAddress, voidPassword, type Account } from './account-queries.ts';
import type { ConfirmLinks } from './confirm-link.ts';
import type { PasswordHasher } from '../sign-in/password-hash.ts';
import type { Session, Sessions } from '../sign-in/sessions.ts';
import type { Look, SignInGuard, Whence } from '../sign-in/sign-in-guard.ts';

type Needs = {
  database: Database;
  clock: Clock;
  confirmLinks: ConfirmLinks;
  hasher: PasswordHasher;
  guard: SignInGuard;
  sessions: Sessions;
  /** Whether this account runs the house once its address is known to be its own. */
  willBeAdmin: (email: string) => boolean;
};
type Given = { token: string; password?: string | undefined };
/** Says whether whoever did it runs the house from now on. */
export type ConfirmAddress = (
  given: Given,
  session: Session | null,
  whenceOf: (email: string) => Whence,
) => Promise<{ hasBecomeAdmin: boolean }>;

/**
 * An address is confirmed by somebody who holds the link from our letter and the account: is signed in to it, or types its password. So a
 * mail program that opens every link confirms nothing, and nor does a person who reads the letter of an account that a stranger has opened
 * with their address. Where it makes an admin, whoever else is signed in to the account goes out.
 */
export function createConfirmAddress(needs: Needs): ConfirmAddress {
  const { database, clock } = needs;

  return async ({ token, password }, session, whenceOf) => {
    const link = needs.confirmLinks.read(token);
    const account = link && (await accountById(database, link.userId));
    if (!account || !link.isFor(account)) throw linkNotGood();
    const isTheirs = session?.userId === account.id;
    const look = isTheirs ? null : await lookAt(account, password, whenceOf(account.email));
    if (look?.isRight === false) throw wrongPassword();

    const hasBecomeAdmin = account.email_confirmed_at === null && needs.willBeAdmin(account.email);
    await database.transaction(async (inside) => {
      await look?.succeeded(inside);
      await confirmAddress(inside, account, clock.now());
      // Whoever is in by our mail has not said that the password from before is theirs: with it a stranger would be in the house's rooms.
      const isInByMail = isTheirs && account.must_change_password;
      if (isInByMail) await voidPassword(inside, account.id);
      if (isInByMail || hasBecomeAdmin)
        await needs.sessions.endAll(inside, account.id, isTheirs ? session : undefined);
    });
    return { hasBecomeAdmin };
  };

  async function lookAt(account: Account, password: string | undefined, whence: Whence): Promise<Look> {
    if (password === undefined) throw passwordMissing();
    needs.hasher.mustHaveRoom();
    return await needs.guard.look(account.email, whence, () =>
      needs.hasher.verify(account.password_hash, password),
    );
  }
}

const linkNotGood = () =>
  new Problem('bad_request', {
    message:
      'This link is no longer good. The newest letter has one that is; “Reset password” on our sign-in page helps, too.',
  });

const passwordMissing = () => atPassword('invalid_field', 'Please type the password of your account');
const wrongPassword = () =>
  atPassword('wrong_credentials', 'That is not the password of this account. Please try again.');
const atPassword = (code: 'invalid_field' | 'wrong_credentials', message: string) =>
  new Problem(code, { message, fields: { password: message } });
