import { useSyncExternalStore } from 'react';
import { ask, carryToken } from '#web/platform/api.ts';
import { logout, validateSession } from './account-calls.ts';
import { createSession, type Session } from './session.ts';

const signOutPatienceMs = 4000;

export const session = createSession({
  validate: (userId) => ask(validateSession, { body: { userId } }),
  endSession: () => ask(logout, { signal: AbortSignal.timeout(signOutPatienceMs) }),
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
