import { useSyncExternalStore } from 'react';
import { accountCalls } from '#contract/accounts.ts';
import { ask, carryToken } from '#web/platform/api.ts';
import { createSession, type Session } from './session.ts';

const signOutPatienceMs = 4000;

export const session = createSession({
  validate: (userId) => ask(accountCalls.validateSession, { body: { userId } }),
  endSession: () => ask(accountCalls.logout, { signal: AbortSignal.timeout(signOutPatienceMs) }),
  carryToken,
  leaveFor: (path) => location.replace(path),
  wait: (ms) => new Promise((over) => setTimeout(over, ms)),
});

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.current, session.asBuilt);
}

export function signOut(): Promise<void> {
  return session.signOut();
}
