import { useSyncExternalStore } from 'react';
// By their types only: the session is on every public page, and schemas would be the heaviest thing that it brings along.
import type { accountCalls } from '#contract/accounts.ts';
import { askOf, carryToken } from '#web/platform/api.ts';
import { otherTabs } from './other-tabs.ts';
import { createSession, type Session } from './session.ts';

type Calls = typeof accountCalls;

const signOutPatienceMs = 4000;

export const session = createSession({
  validate: (userId) =>
    askOf<Calls['validateSession']>({ method: 'POST', path: '/api/validate-session' }, { body: { userId } }),
  endSession: () =>
    askOf<Calls['logout']>(
      { method: 'POST', path: '/api/logout' },
      { signal: AbortSignal.timeout(signOutPatienceMs) },
    ),
  carryToken,
  otherTabs,
  leaveFor: (path) => location.replace(path),
  wait: (ms) => new Promise((over) => setTimeout(over, ms)),
});

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.current, session.asBuilt);
}

export function signOut(): Promise<void> {
  return session.signOut();
}
