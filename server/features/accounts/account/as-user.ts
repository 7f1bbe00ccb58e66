import type { User } from '#contract/accounts.ts';
import type { Plan } from '#contract/billing.ts';
import type { Account } from './account-queries.ts';

/** What the browser may know of an account. */
export function asUser(account: Account, own: { isAdmin: boolean; plan: Plan }): User {
  return {
    id: account.id,
    username: account.email,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    createdAt: account.created_at.toISOString(),
    mustChangePassword: account.must_change_password,
    ...own,
  };
}
