import type { User } from '#contract/accounts.ts';
import { createNotifier } from '#web/platform/notifier.ts';
import { forget, forgetEverything, forgetFamily, keep, readKept } from '#web/platform/storage.ts';
import { accountKeys } from './storage-keys.ts';

// Who is here. A user kept in this browser is believed only once the server agrees; in every other case what was kept
// is cleared and the browser is a visitor's, but for a family that has kept stories for an evening without the house. Pages wait for the answer, and the navigation a breath longer.

/** As much as was known of the user when it was saved. In the native wrapper the session's token is kept with it. */
export type SavedUser = Pick<User, 'id'> & Partial<User> & { token?: string | undefined };

export type Session = {
  /** `unasked` is a page as it was built: nobody has looked yet. */
  status: 'unasked' | 'checking' | 'signed-in' | 'signed-out';
  user: SavedUser | null;
  /** The navigation answers: the check has ended and a moment has passed. */
  isReady: boolean;
};

/** Somebody signed in, or out, in another tab. */
export type News = 'came' | 'left';

type Needs = {
  validate(userId?: string): Promise<{ valid: boolean; user?: Partial<SavedUser> | undefined }>;
  /** The family has stories in this browser to hear without the house, and the house was seen not too long ago. */
  mayStay(): boolean;
  noteSeen(): void;
  endSession(): Promise<unknown>;
  carryToken(token: string | null): void;
  /** The same site in the browser's other tabs. */
  otherTabs: { tell(news: News): void; listen(hear: (news: News) => void): void };
  /** Leaves for another page and replaces this one in the history. */
  leaveFor(path: string): void;
  wait(ms: number): Promise<void>;
};

const readyAfterMs = 100;
const unasked: Session = { status: 'unasked', user: null, isReady: true };

export function createSession(needs: Needs) {
  let session = unasked;
  let check: Promise<void> | undefined;
  /** This tab was refused before it heard why: who signs out in another one is told a moment after the house knows it. */
  let wasRefused = false;
  const { subscribe, notify } = createNotifier();

  return {
    current: () => session,
    asBuilt: () => unasked,
    subscribe: (hear: () => void) => {
      const leave = subscribe(hear);
      void begin();
      return leave;
    },
    begin,
    recheck,
    meetChild,
    signIn,
    learn,
    signOut,
    leaveForGood,
    forgetUser,
  };

  /** Asks once, however many parts of the page want to know. */
  function begin(): Promise<void> {
    if (!check) {
      check = findOut();
      needs.otherTabs.listen(follow);
    }
    return check;
  }

  async function findOut(): Promise<void> {
    tell({ status: 'checking', user: null, isReady: false });
    const user = await believedUser();
    // Somebody may have signed in while the server was thinking about whoever was here before.
    if (session.status === 'checking')
      tell({ status: user ? 'signed-in' : 'signed-out', user, isReady: false });
    await needs.wait(readyAfterMs);
    tell({ ...session, isReady: true });
  }

  async function believedUser(): Promise<SavedUser | null> {
    const saved = savedUser();
    if (!saved) {
      forgetKept();
      return null;
    }
    needs.carryToken(saved.token ?? null);
    try {
      const answer = await needs.validate(saved.id);
      if (answer.valid) {
        needs.noteSeen();
        return { ...saved, ...answer.user };
      }
      // It was ended elsewhere: then nothing of the family stays here either.
      if (session.status === 'checking') await forgetFamily();
    } catch (trouble) {
      console.info('The session could not be checked', trouble);
      if (needs.mayStay()) return saved;
    }
    if (session.status === 'checking') forgetKept();
    return null;
  }

  /** Whether the family still belongs here, asked without a word to anybody: the house is back, or has refused something. */
  async function recheck(): Promise<void> {
    const { user } = session;
    if (session.status !== 'signed-in' || !user) return;
    try {
      const answer = await needs.validate(user.id);
      if (session.user?.id !== user.id) return;
      if (answer.valid) {
        needs.noteSeen();
        return learn(answer.user ?? {});
      }
      wasRefused = true;
      await forgetFamily();
      needs.otherTabs.tell('left');
      forgetUser();
    } catch (trouble) {
      console.info('The session could not be checked', trouble);
    }
  }

  /** The house says that this device is in a child's hands. Where this browser has forgotten whose it is, it hears it anew. */
  async function meetChild(): Promise<void> {
    if (session.user) return recheck();
    try {
      const { valid, user } = await needs.validate();
      if (valid && user?.id !== undefined) signIn({ ...user, id: user.id });
    } catch (trouble) {
      console.info('The session could not be checked', trouble);
    }
  }

  function signIn(user: SavedUser): void {
    // What another family left in this browser is not for this one.
    if (readKept(accountKeys.currentUserId) !== user.id) void forgetFamily();
    keep(accountKeys.user, user);
    keep(accountKeys.currentUserId, user.id);
    needs.noteSeen();
    needs.carryToken(user.token ?? null);
    wasRefused = false;
    settle({ status: 'signed-in', user, isReady: true });
    needs.otherTabs.tell('came');
  }

  /** Something about the user has changed while they are here. */
  function learn(news: Partial<SavedUser>): void {
    if (!session.user) return;
    const user = { ...session.user, ...news };
    keep(accountKeys.user, user);
    tell({ ...session, user });
  }

  async function signOut(): Promise<void> {
    await needs.endSession().catch((trouble: unknown) => {
      console.info('The server did not hear the sign-out', trouble);
    });
    await forgetFamily();
    needs.otherTabs.tell('left');
    forgetUser();
    needs.leaveFor('/');
  }

  /** The account is gone. Whoever was here still sees the page they are on, until they are led home. */
  async function leaveForGood(): Promise<void> {
    await forgetEverything();
    needs.carryToken(null);
    needs.otherTabs.tell('left');
  }

  /** A family that left in one tab is nowhere to be seen in the others, and one that came is welcome in all of them. */
  function follow(news: News): void {
    const hasGone = news === 'left' || savedUser()?.id !== session.user?.id;
    if (session.user ? hasGone : wasRefused && news === 'left') {
      wasRefused = false;
      tell({ status: 'signed-out', user: null, isReady: true });
      needs.leaveFor('/');
    } else if (news === 'came' && session.status === 'signed-out') {
      check = findOut();
    }
  }

  function forgetUser(): void {
    forgetKept();
    settle({ status: 'signed-out', user: null, isReady: true });
  }

  function forgetKept(): void {
    forget(accountKeys.user, accountKeys.profile, accountKeys.currentUserId);
    needs.carryToken(null);
  }

  /** Whoever signed in or out just now is who is here; a kept user need not be looked up any more. */
  function settle(next: Session): void {
    if (!check) {
      check = Promise.resolve();
      needs.otherTabs.listen(follow);
    }
    tell(next);
  }

  function tell(next: Session): void {
    session = next;
    notify();
  }
}

function savedUser(): SavedUser | null {
  const kept = readKept(accountKeys.user);
  if (typeof kept !== 'object' || kept === null || !('id' in kept)) return null;
  return typeof kept.id === 'string' && kept.id !== '' ? (kept as SavedUser) : null;
}
