import { Problem } from '#contract/problem.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Clock } from '#server/platform/clock.ts';
import { accountById, confirmAddress, setPassword } from '../account/account-queries.ts';
import type { Letters } from '../letters/letters.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { Session, Sessions } from './sessions.ts';
import type { SignInGuard, Whence } from './sign-in-guard.ts';
import { mustBeUncommon } from '../account/sign-up.ts';
import type { TemporaryPasswords } from './temporary-passwords.ts';

type Needs = {
  database: Database;
  clock: Clock;
  hasher: PasswordHasher;
  guard: SignInGuard;
  sessions: Sessions;
  temporaryPasswords: TemporaryPasswords;
  letters: Letters;
};
type Typed = { email: string; currentPassword: string; newPassword: string };
export type ChangePassword = (session: Session, typed: Typed, whence: Whence) => Promise<void>;

/** Behind the same count as signing in, because it too tells whether a password is right. Every other session ends. */
export function createChangePassword(needs: Needs): ChangePassword {
  const { database, temporaryPasswords } = needs;

  return async (session, typed, whence) => {
    if (typed.email !== session.email)
      throw new Problem('not_allowed', { message: 'You can change the password of your own account only.' });
    mustBeUncommon(typed.newPassword, 'newPassword');
    const account = await accountById(database, session.userId);
    if (!account) throw new Problem('not_signed_in');

    const temporary = await temporaryPasswords.used(account.id, typed.currentPassword);
    const look = temporary
      ? null
      : await needs.guard.look(session.email, whence, () =>
          needs.hasher.verify(account.password_hash, typed.currentPassword),
        );
    if (look?.isRight === false) throw wrongCurrentPassword();

    const passwordHash = await needs.hasher.hash(typed.newPassword);
    await database.transaction(async (inside) => {
      if (!(await setPassword(inside, account, passwordHash))) throw wrongCurrentPassword();
      // Only now: until the old password is gone, somebody who opened the account with this address may still hold it.
      if (temporary?.kind === 'mailed') await confirmAddress(inside, account, needs.clock.now());
      await look?.succeeded(inside);
      await temporaryPasswords.dropAll(inside, account.id);
      await needs.sessions.endAll(inside, account.id, session);
      await needs.letters.send(inside, 'password-changed', account.id);
    });
  };
}

const wrongCurrentPassword = () => {
  const message = 'That is not your current password. Please try again.';
  return new Problem('wrong_credentials', { message, fields: { currentPassword: message } });
};
