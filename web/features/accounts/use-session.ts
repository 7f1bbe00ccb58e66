import { useSyncExternalStore } from 'react';
// By their types only: the session is on every public page, and schemas would be the heaviest thing that it brings along.
import type { accountCalls } from '#contract/accounts.ts';
import { askOf, beforeSignOut, carryToken, whenNotSignedIn } from '#web/platform/api.ts';
import { keep, readKept, storageKeys } from '#web/platform/storage.ts';
import { otherTabs } from './other-tabs.ts';
import { createSession, type Session } from './session.ts';

type Calls = typeof accountCalls;

const signOutPatienceMs = 4000;
/** With stories in the next room nobody waits for a house that does not answer. */
const checkPatienceMs = 5000;
/** As long as a session of the house: nothing that a family keeps here outlives it. */
const longestAwayMs = 30 * 24 * 3_600_000;

export const session = createSession({
  validate: (userId) =>
    askOf<Calls['validateSession']>(
      { method: 'POST', path: '/api/validate-session' },
      { body: { userId }, ...(mayStay() && { signal: AbortSignal.timeout(checkPatienceMs) }) },
    ),
  mayStay,
  noteSeen: () => void keep(storageKeys.houseSeenAt, Date.now()),
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

whenNotSignedIn(() => void session.recheck());

function mayStay(): boolean {
  const kept = readKept(storageKeys.keptStories);
  const seenAt = readKept(storageKeys.houseSeenAt);
  const isRecent = typeof seenAt === 'number' && Date.now() - seenAt < longestAwayMs;
  return isRecent && Array.isArray(kept) && kept.length > 0;
}

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.current, session.asBuilt);
}

export async function signOut(): Promise<void> {
  await Promise.allSettled([...beforeSignOut].map((act) => act()));
  await session.signOut();
}
