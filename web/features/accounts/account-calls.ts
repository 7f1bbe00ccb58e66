import { accountCalls } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/call.ts';
import { ask, askForResponse } from '#web/platform/api.ts';
import type { SavedUser } from './session.ts';

type Typed<Name extends keyof typeof accountCalls> = BodyOf<(typeof accountCalls)[Name]>;

/** A sign-in may wait its turn behind others, but nobody waits for an answer that does not come. */
const patienceMs = 30_000;

export async function logIn(typed: Typed<'login'>): Promise<SavedUser> {
  const { user, token } = await ask(accountCalls.login, {
    body: typed,
    signal: AbortSignal.timeout(patienceMs),
  });
  return { ...user, ...(token !== undefined && { token }) };
}

export function signUp(typed: Typed<'signUp'>) {
  return ask(accountCalls.signUp, { body: typed });
}

export function askForNewPassword(typed: Typed<'resetPassword'>) {
  return ask(accountCalls.resetPassword, { body: typed });
}

export function askForCredentials(typed: Typed<'getCustomerCredentials'>) {
  return ask(accountCalls.getCustomerCredentials, { body: typed });
}

export function confirmEmail(typed: Typed<'confirmEmail'>) {
  return ask(accountCalls.confirmEmail, { body: typed });
}

export function changePassword(typed: Typed<'changePassword'>) {
  return ask(accountCalls.changePassword, { body: typed });
}

export function deleteAccount(userId: string) {
  return ask(accountCalls.deleteAccount, {
    query: { userId },
    headers: { 'content-type': 'application/json' },
  });
}

/** Everything kept about the account, to read, to hear, and for other programs: as the file that it is. */
export async function downloadEverything(userId: string): Promise<Blob> {
  const response = await askForResponse(accountCalls.downloadEverything, { query: { userId } });
  return await response.blob();
}
