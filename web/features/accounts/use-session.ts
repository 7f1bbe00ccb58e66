// By their types only: the session is on every public page, and schemas would be the heaviest thing that it brings along.
import type { accountCalls } from '#contract/accounts.ts';
import {
  askOf,
  beforeSignOut,
  carryToken,
  dropQuestions,
  whenNotSignedIn,
  whenWithChild,
} from '#web/platform/api.ts';
import { keep, readKept, sharedKeys } from '#web/platform/storage.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { otherTabs } from './other-tabs.ts';
import { createSession, type Session } from './session.ts';
import { accountKeys } from './storage-keys.ts';

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
      {
        body: userId === undefined ? {} : { userId },
        ...(mayStay() && { signal: AbortSignal.timeout(checkPatienceMs) }),
      },
    ),
  mayStay,
  noteSeen: () => void keep(accountKeys.houseSeenAt, Date.now()),
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
whenWithChild(() => void session.meetChild());
// The device was given away, or taken back, in another tab.
if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => key === accountKeys.user && void session.recheck());

function mayStay(): boolean {
  const kept = readKept(sharedKeys.keptStories);
  const seenAt = readKept(accountKeys.houseSeenAt);
  const isRecent = typeof seenAt === 'number' && Date.now() - seenAt < longestAwayMs;
  const hasKept = Array.isArray(kept) && kept.length > 0;
  // A device that was a child's is not a visitor's because the network is away.
  return isRecent && (hasKept || savedHere()?.isWithChild === true);
}

/** Whether this device is in a child's hands; as long as nobody knows, as it was the last time. */
export function useIsWithChild(): boolean {
  const { status, user } = useSession();
  if (status === 'signed-out') return false;
  return (user ?? savedHere())?.isWithChild === true;
}

function savedHere(): { isWithChild?: unknown } | null {
  const kept = readKept(accountKeys.user);
  return typeof kept === 'object' ? kept : null;
}

export function useSession(): Session {
  return useCurrent(session);
}

export async function signOut(): Promise<void> {
  await Promise.allSettled([...beforeSignOut].map((act) => act()));
  const goOn = dropQuestions();
  await session.signOut().finally(goOn);
}
