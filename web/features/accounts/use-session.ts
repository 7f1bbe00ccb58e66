import { useSyncExternalStore } from 'react';
import { askOf, carryToken } from '#web/platform/api.ts';
// By their types only: the session is on every public page, and schemas would be the heaviest thing that it brings along.
import type { logout, validateSession } from './account-calls.ts';
import { createSession, type Session } from './session.ts';

const signOutPatienceMs = 4000;

export const session = createSession({
  validate: (userId) =>
    askOf<typeof validateSession>({ method: 'POST', path: '/api/validate-session' }, { body: { userId } }),
  endSession: () =>
    askOf<typeof logout>(
      { method: 'POST', path: '/api/logout' },
      { signal: AbortSignal.timeout(signOutPatienceMs) },
    ),
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
