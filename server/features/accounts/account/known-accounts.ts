import type { Database } from '#server/platform/database/database.ts';
import { accountById, countAccounts } from './account-queries.ts';

/** What everybody else may know of accounts, without knowing how one signs in. */
export type KnownAccounts = {
  /** Where a letter to this family goes; null when they have left. */
  addresseeOf(this: void, userId: string): Promise<{ email: string; firstName: string } | null>;
  count(): Promise<number>;
};

export function openKnownAccounts(database: Database): KnownAccounts {
  return {
    async addresseeOf(userId) {
      const account = await accountById(database, userId);
      return account ? { email: account.email, firstName: account.first_name } : null;
    },
    count: () => countAccounts(database),
  };
}
