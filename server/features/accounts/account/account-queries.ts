import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { AccountTables } from '../tables.ts';

export type Account = Selectable<AccountTables['users']>;

const tables = (database: Database) => database.tables<AccountTables>();

export async function accountByEmail(database: Database, email: string): Promise<Account | undefined> {
  return await tables(database).selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function accountById(database: Database, id: string): Promise<Account | undefined> {
  return await tables(database).selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function accountIds(database: Database): Promise<string[]> {
  const rows = await tables(database).selectFrom('users').select('id').execute();
  return rows.map(({ id }) => id);
}

export async function countAccounts(database: Database): Promise<number> {
  const counted = await tables(database)
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow();
  return counted.accounts;
}

/** False when the address has an account already: of two that come at once, one is second. */
export async function addAccount(database: Database, account: Account): Promise<boolean> {
  const added = await tables(database)
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .execute();
  return added.length > 0;
}

/**
 * Notes that somebody signs in by the password that was just found to be right. False when it is not the password any more: the row
 * is asked again, because a change of the password or a deletion may have come in between.
 */
export async function noteSignIn(database: Database, account: Account, at: Date): Promise<boolean> {
  const noted = await tables(database)
    .updateTable('users')
    .set({ last_sign_in_at: at })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .returning('id')
    .execute();
  return noted.length > 0;
}

/** The page asks for a new password from now on, whichever is typed. */
export async function noteTemporarySignIn(database: Database, userId: string, at: Date): Promise<void> {
  await tables(database)
    .updateTable('users')
    .set({ must_change_password: true, last_sign_in_at: at })
    .where('id', '=', userId)
    .execute();
}

/** What was typed at the sign-up opens nothing any more; a temporary password, or the one that is chosen next, does. */
export async function voidPassword(database: Database, userId: string): Promise<void> {
  await tables(database).updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
}

/** False when the password has been changed since `account` was read. */
export async function setPassword(
  database: Database,
  account: Account,
  passwordHash: string,
): Promise<boolean> {
  const set = await tables(database)
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', account.id)
    .where((row) =>
      account.password_hash === null
        ? row('password_hash', 'is', null)
        : row('password_hash', '=', account.password_hash),
    )
    .returning('id')
    .execute();
  return set.length > 0;
}

export async function confirmAddress(database: Database, account: Account, at: Date): Promise<void> {
  await tables(database)
    .updateTable('users')
    .set({ email_confirmed_at: at })
    .where('id', '=', account.id)
    .where('email', '=', account.email)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** With it goes every row of every feature that belongs to the account. */
export async function removeAccount(database: Database, userId: string): Promise<boolean> {
  const removed = await tables(database)
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning('id')
    .execute();
  return removed.length > 0;
}
