import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isDatabaseAway } from '#server/platform/database/database-errors.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { accountById, removeAccount, type Account } from './account-queries.ts';
import * as texts from '../letters/letter-texts.ts';
import { wishesOf } from '../sign-in/mailed-passwords.ts';

type Needs = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mail: Mail;
  throttle: Throttle;
  log: Log;
  /** What keeps an older backup from bringing them back. */
  markDeparted: (inside: Database, userId: string) => Promise<void>;
  sender: texts.Sender;
  /** Whether letters leave the house. In the outbox folder a goodbye would be the one thing that stays of a family. */
  isPostal: boolean;
  /** First, while the rows still say which files are whose: removes the family's files, and stops what is making more. */
  eraseFiles: (userId: string) => Promise<void>;
  /** In the transaction in which the rows go: what has to follow outside the house, such as ending a subscription. */
  accountClosing: (inside: Database, userId: string) => Promise<void>;
};
/** Null in a job that an earlier version has left behind. */
const Payload = z.nullable(z.object({ deletedAt: z.number() }));

export type DeleteAccount = (userId: string) => Promise<void>;

/**
 * Answers when it is true: no row, no file, no letter and no page of the database's own log has the family in it any more. Only where
 * something else still reads that log, a backup say, the log follows as soon as it may; and the pages of PostgreSQL a moment later.
 */
export function createDeleteAccount(needs: Needs): DeleteAccount {
  const { database, jobs, mail } = needs;
  let erasedSince = 0;
  jobs.handle('accounts.erase', async ({ payload }) => {
    const { deletedAt } = Payload.parse(payload) ?? { deletedAt: Infinity };
    // Of several that leave at once, the first erasure that begins afterwards is everybody's.
    if (erasedSince > deletedAt) return;
    const begun = needs.clock.now().getTime();
    await database.eraseWhole();
    erasedSince = begun;
  });

  return async (userId) => {
    const account = await accountById(database, userId);
    if (!account) throw new Problem('not_signed_in');
    await needs.eraseFiles(userId);
    await database.transaction(async (inside) => {
      await needs.accountClosing(inside, userId);
      // The account before what hangs on it: signing in takes them in this order too, so the two never wait for each other.
      await removeAccount(inside, userId);
      await needs.throttle.forget(inside, account.email);
      await jobs.forget(inside, userId);
      await jobs.forget(inside, wishesOf(account.email));
      await needs.markDeparted(inside, userId);
      await jobs.enqueue(inside, 'accounts.erase', { deletedAt: needs.clock.now().getTime() });
    });
    await mail.forget(account.email);
    await database.erase().catch(leftToTheJob);
    if (needs.isPostal) sayGoodbye(account);
  };

  /** The family is gone for good by now: to be told to try again would only send them to a sign-in that knows them no more. */
  function leftToTheJob(error: unknown): void {
    if (!isDatabaseAway(error)) throw error;
    needs.log.warn({ err: error }, 'what was deleted is erased from the log of the database later');
  }

  /** From memory and once: a letter that waited to be tried again would keep the address it is to forget. */
  function sayGoodbye(account: Account): void {
    const words = texts.goodbye(needs.sender, { firstName: account.first_name });
    mail
      .deliver({ to: account.email, ...words }, randomUUID())
      .catch((error: unknown) =>
        needs.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a goodbye was not sent'),
      );
  }
}
