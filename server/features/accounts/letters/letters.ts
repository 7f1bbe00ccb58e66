import * as z from 'zod/mini';
import type { Database } from '#server/platform/database/database.ts';
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { accountById, type Account } from '../account/account-queries.ts';
import type { ConfirmLinks } from '../account/confirm-link.ts';
import * as texts from './letter-texts.ts';
import type { TemporaryPasswords } from '../sign-in/temporary-passwords.ts';

const kinds = [
  'welcome',
  'already-known',
  'temporary-password',
  'purchase-ready',
  'purchase-details',
  'premium-on',
  'password-changed',
] as const;
type Kind = (typeof kinds)[number];
type Words = Omit<Letter, 'to'>;
const Payload = z.object({ kind: z.enum(kinds), userId: z.string() });

export type Letters = {
  /** With the change that calls for it, or not at all. */
  send(inside: Database, kind: Kind, userId: string): Promise<void>;
};

type Needs = {
  database: Database;
  jobs: Jobs;
  mail: Mail;
  confirmLinks: ConfirmLinks;
  temporaryPasswords: TemporaryPasswords;
  sender: texts.Sender;
};

/**
 * What waits to be sent is only which letter and whose. It is written when it goes out, to the address that is stored then, so nothing
 * waits anywhere with an address or a password in it, and nothing goes to somebody who has left in the meantime.
 */
export function createLetters(needs: Needs): Letters {
  needs.jobs.handle('accounts.letter', async (job) => {
    const { kind, userId } = Payload.parse(job.payload);
    const account = await accountById(needs.database, userId);
    const words = account && (await write(kind, account, job));
    if (!words) return;
    await needs.mail.deliver({ to: account.email, ...words }, job.id);
    // Its addressee may have left while it was being written, and a letter in the outbox would be the one thing that stays.
    if (!(await accountById(needs.database, userId))) await needs.mail.forget(account.email);
  });

  return {
    send: (inside, kind, userId) =>
      needs.jobs.enqueue(inside, 'accounts.letter', { kind, userId }, { owner: userId }),
  };

  async function write(kind: Kind, account: Account, job: Job): Promise<Words | null> {
    const { sender } = needs;
    const to = { firstName: account.first_name, email: account.email };
    switch (kind) {
      case 'welcome':
        return texts.welcome(sender, { ...to, token: needs.confirmLinks.tokenFor(account) });
      case 'already-known':
        return texts.alreadyKnown(sender, to);
      case 'purchase-ready':
        return texts.purchaseReady(sender, to);
      case 'premium-on':
        return texts.premiumOn(sender, to);
      case 'password-changed':
        return texts.passwordChanged(sender, to);
      case 'temporary-password':
      case 'purchase-details': {
        const password = await makePassword(account, job);
        if (password === null) return null;
        return kind === 'purchase-details'
          ? texts.purchaseDetails(sender, { ...to, password })
          : texts.temporaryPassword(sender, { ...to, password });
      }
    }
    return null;
  }

  function makePassword(account: Account, job: Job): Promise<string | null> {
    return needs.database.transaction((inside) =>
      needs.temporaryPasswords.makeMailed(inside, account.id, job.id),
    );
  }
}
