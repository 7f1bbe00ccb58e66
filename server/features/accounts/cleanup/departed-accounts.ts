import { createHmac } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { departed } from '#server/platform/archive/archive.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { accountIds } from '../account/account-queries.ts';
import type { DeleteAccount } from '../account/delete-account.ts';

type Needs = { database: Database; files: FileStore; jobs: Jobs; key: Buffer };

/** What a restore puts into the jobs of the house that it fills. */
export const forgetAgainJob = 'accounts.forget-again';
const markJob = 'accounts.mark-departed';

/**
 * A backup made before a family left still has them in it. So that a restore does not bring them back, a mark of each stays beside the
 * sounds, outside the database: a number of which only this house can tell whose account it was, and only while that account is there.
 */
export function createDepartedAccounts({ database, files, jobs, key }: Needs) {
  const markOf = (userId: string) => departed.prefix + createHmac('sha256', key).update(userId).digest('hex');

  jobs.handle(markJob, async ({ payload }) => {
    if (typeof payload === 'string') await files.put(payload, new Uint8Array());
  });

  return {
    /** With the deletion itself, and kept trying until the store has it. */
    mark: (inside: Database, userId: string) => jobs.enqueue(inside, markJob, markOf(userId)),

    /** After a restore, before anybody is likely to have noticed. */
    forgetAgain(deleteAccount: DeleteAccount): void {
      jobs.handle(forgetAgainJob, async () => {
        const marks = new Set<string>();
        for await (const { name } of files.list(departed.prefix)) marks.add(name);
        if (marks.size === 0) return;
        for (const id of await accountIds(database)) if (marks.has(markOf(id))) await deleteAccount(id);
      });
    },
  };
}
