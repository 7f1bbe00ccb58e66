// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, readKept, sharedKeys } from '#web/platform/storage.ts';
import { createSession, type News, type SavedUser } from './session.ts';
import { accountKeys } from './storage-keys.ts';

type Answer = { valid: boolean; user?: Partial<SavedUser> };

function openSession(
  answer: () => Promise<Answer> = async () => ({ valid: true }),
  { hasKeptStories = false } = {},
) {
  const waits: { ms: number; over: () => void }[] = [];
  const ears: ((news: News) => void)[] = [];
  const needs = {
    otherTabs: { tell: vi.fn(), listen: (hear: (news: News) => void) => void ears.push(hear) },
    validate: vi.fn(answer),
    mayStay: () => hasKeptStories,
    noteSeen: vi.fn(),
    endSession: vi.fn(async (): Promise<unknown> => undefined),
    carryToken: vi.fn(),
    leaveFor: vi.fn(),
    wait: (ms: number) => new Promise<void>((over) => waits.push({ ms, over })),
  };
  const hear = (news: News) => ears.forEach((ear) => ear(news));
  return { session: createSession(needs), needs, waits, hear };
}

/** Everything that was promised so far has happened. */
const settled = () => new Promise((over) => setTimeout(over));

const keptEntries = () => [accountKeys.user, accountKeys.profile, accountKeys.currentUserId].map(readKept);

beforeEach(() => localStorage.clear());
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('who is here', () => {
  it('is a visitor when no user was kept, and nobody asks the server', async () => {
    const { session, needs } = openSession();
    await Promise.race([session.begin(), settled()]);
    expect(session.current()).toMatchObject({ status: 'signed-out', user: null });
    expect(needs.validate).not.toHaveBeenCalled();
  });

  it('is the kept family once the server agrees, with what the server knows of it', async () => {
    keep(accountKeys.user, { id: 'u1', username: 'old name' });
    const { session, needs } = openSession(async () => ({ valid: true, user: { username: 'Siobhán' } }));
    void session.begin();
    expect(session.current().status).toBe('checking');
    await settled();
    expect(needs.validate).toHaveBeenCalledWith('u1');
    expect(session.current()).toMatchObject({ status: 'signed-in', user: { id: 'u1', username: 'Siobhán' } });
  });

  it.each([
    ['the server says no', async () => ({ valid: false })],
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer cannot be read', () => Promise.reject(new SyntaxError('Unexpected token'))],
  ])('is a visitor, and all three entries are cleared, when %s', async (_, answer) => {
    keep(accountKeys.user, { id: 'u1' });
    keep(accountKeys.profile, { firstName: 'Siobhán' });
    keep(accountKeys.currentUserId, 'u1');
    const { session } = openSession(answer);
    void session.begin();
    await settled();
    expect(session.current()).toMatchObject({ status: 'signed-out', user: null });
    expect(keptEntries()).toEqual([null, null, null]);
  });

  it.each(['{"id":', '"u1"', '{"id":7}', '{"username":"nobody"}'])(
    'is a visitor when what was kept is %s',
    async (text) => {
      localStorage.setItem(accountKeys.user, text);
      const { session, needs } = openSession();
      void session.begin();
      await settled();
      expect(session.current().status).toBe('signed-out');
      expect(needs.validate).not.toHaveBeenCalled();
      expect(localStorage.getItem(accountKeys.user)).toBeNull();
    },
  );

  it('is asked once, however many parts of the page want to know', async () => {
    keep(accountKeys.user, { id: 'u1' });
    const { session, needs } = openSession();
    session.subscribe(() => undefined);
    session.subscribe(() => undefined);
    void session.begin();
    await settled();
    expect(needs.validate).toHaveBeenCalledTimes(1);
  });
});

describe('a family with stories on this device', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch'));
  const open = (answer: () => Promise<Answer>) => {
    keep(accountKeys.user, { id: 'u1', username: 'Siobhán' });
    return openSession(answer, { hasKeptStories: true });
  };

  it('is still here when the house is out of reach', async () => {
    const { session, needs } = open(gone);
    void session.begin();
    await settled();
    expect(session.current()).toMatchObject({ status: 'signed-in', user: { username: 'Siobhán' } });
    expect(needs.noteSeen).not.toHaveBeenCalled();
  });

  it('is not when the house says that its session has ended, and nothing of it stays', async () => {
    keep(sharedKeys.keptStories, [{ storyId: 'a' }]);
    const { session } = open(async () => ({ valid: false }));
    void session.begin();
    await settled();
    expect(session.current().status).toBe('signed-out');
    expect(readKept(sharedKeys.keptStories)).toBeNull();
  });

  it('hears it from the house that is back, without being disturbed before', async () => {
    const answers = [
      gone,
      async () => ({ valid: true, user: { username: 'Sio' } }),
      async () => ({ valid: false }),
    ];
    const { session, needs } = open(() => answers.shift()?.() ?? gone());
    void session.begin();
    await settled();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.current().status));
    await session.recheck();
    expect(session.current().user).toMatchObject({ id: 'u1', username: 'Sio' });
    expect(needs.noteSeen).toHaveBeenCalledTimes(1);
    await session.recheck();
    expect(new Set(seen)).toEqual(new Set(['signed-in', 'signed-out']));
    expect(keptEntries()).toEqual([null, null, null]);
  });
});

describe('the navigation', () => {
  it('answers 100 ms after the check has ended, and not before', async () => {
    keep(accountKeys.user, { id: 'u1' });
    const { session, waits } = openSession();
    void session.begin();
    expect(session.current().isReady).toBe(false);
    await settled();
    expect(session.current()).toMatchObject({ status: 'signed-in', isReady: false });
    expect(waits.map(({ ms }) => ms)).toEqual([100]);
    waits[0]?.over();
    await settled();
    expect(session.current().isReady).toBe(true);
  });

  it('works on a page as it was built, for whoever has no JavaScript', () => {
    const { session } = openSession();
    expect(session.asBuilt()).toMatchObject({ status: 'unasked', isReady: true });
  });

  it('tells every listener, until it stops listening', async () => {
    const { session } = openSession();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    await settled();
    const heard = listener.mock.calls.length;
    expect(heard).toBeGreaterThan(0);
    stop();
    session.signIn({ id: 'u1' });
    expect(listener).toHaveBeenCalledTimes(heard);
  });
});

describe('signing in and out', () => {
  it('keeps the user for the next visit', () => {
    const { session, needs } = openSession();
    session.signIn({ id: 'u1', username: 'Tāne', token: 'bearer' });
    expect(session.current()).toMatchObject({
      status: 'signed-in',
      user: { username: 'Tāne' },
      isReady: true,
    });
    expect(readKept(accountKeys.user)).toMatchObject({ id: 'u1' });
    expect(readKept(accountKeys.currentUserId)).toBe('u1');
    expect(needs.carryToken).toHaveBeenLastCalledWith('bearer');
  });

  it('is not undone by a check that was still under way for somebody else', async () => {
    keep(accountKeys.user, { id: 'old' });
    const { session } = openSession(async () => ({ valid: false }));
    void session.begin();
    session.signIn({ id: 'new' });
    await settled();
    expect(session.current()).toMatchObject({ status: 'signed-in', user: { id: 'new' } });
    expect(readKept(accountKeys.user)).toMatchObject({ id: 'new' });
  });

  it('makes a look at the kept user needless', async () => {
    const { session, needs } = openSession();
    session.signIn({ id: 'u1' });
    session.subscribe(() => undefined);
    await settled();
    expect(session.current()).toMatchObject({ status: 'signed-in', isReady: true });
    expect(needs.validate).not.toHaveBeenCalled();
  });

  it('ends on the server, clears the three entries and goes home', async () => {
    const { session, needs } = openSession();
    session.signIn({ id: 'u1' });
    keep(accountKeys.profile, { firstName: 'Siobhán' });
    await session.signOut();
    expect(needs.endSession).toHaveBeenCalledTimes(1);
    expect(keptEntries()).toEqual([null, null, null]);
    expect(session.current().status).toBe('signed-out');
    expect(needs.leaveFor).toHaveBeenCalledWith('/');
  });

  it('signs out here even when the server does not hear it', async () => {
    const { session, needs } = openSession();
    needs.endSession.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    session.signIn({ id: 'u1' });
    await session.signOut();
    expect(keptEntries()).toEqual([null, null, null]);
    expect(needs.leaveFor).toHaveBeenCalledWith('/');
  });
});

describe('another family at the same tablet', () => {
  it('finds nothing of the one before, even when that one never signed out', () => {
    keep(accountKeys.currentUserId, 'u1');
    keep(accountKeys.profile, { firstName: 'Siobhán' });
    keep('lamplight.audio.s1.emma', {});
    openSession().session.signIn({ id: 'u2' });
    expect(Object.keys(localStorage).toSorted()).toEqual([accountKeys.currentUserId, accountKeys.user]);
  });

  it('keeps what is its own when it signs in again', () => {
    keep(accountKeys.currentUserId, 'u1');
    keep(accountKeys.profile, { firstName: 'Siobhán' });
    openSession().session.signIn({ id: 'u1' });
    expect(readKept(accountKeys.profile)).toEqual({ firstName: 'Siobhán' });
  });

  it('finds no recording of the one that signed out', async () => {
    const { session } = openSession();
    session.signIn({ id: 'u1' });
    keep('lamplight.audio.s1.emma', {});
    await session.signOut();
    expect(localStorage.length).toBe(0);
  });
});

describe('two tabs', () => {
  it('leave together', async () => {
    const { session, needs, hear } = openSession();
    session.signIn({ id: 'u1' });
    hear('left');
    expect(session.current()).toMatchObject({ status: 'signed-out', user: null });
    expect(needs.leaveFor).toHaveBeenCalledWith('/');
  });

  it('tell each other who came and who left', async () => {
    const { session, needs } = openSession();
    session.signIn({ id: 'u1' });
    expect(needs.otherTabs.tell).toHaveBeenLastCalledWith('came');
    await session.signOut();
    expect(needs.otherTabs.tell).toHaveBeenLastCalledWith('left');
  });

  it('are not disturbed when the same family signs in again', () => {
    const { session, needs, hear } = openSession();
    session.signIn({ id: 'u1' });
    hear('came');
    expect(session.current().status).toBe('signed-in');
    expect(needs.leaveFor).not.toHaveBeenCalled();
  });

  it('do not show two families: where another one came, this one goes', () => {
    const { session, needs, hear } = openSession();
    session.signIn({ id: 'u1' });
    keep(accountKeys.user, { id: 'u2' });
    hear('came');
    expect(session.current().user).toBeNull();
    expect(needs.leaveFor).toHaveBeenCalledWith('/');
  });

  it("open a visitor's tab to the family that came in the other", async () => {
    const { session, hear } = openSession();
    await Promise.race([session.begin(), settled()]);
    keep(accountKeys.user, { id: 'u1' });
    hear('came');
    await settled();
    expect(session.current()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } });
  });

  it('leave together also where the house refuses the one before it hears of the other', async () => {
    const { session, needs, hear } = openSession(async () => ({ valid: false }));
    session.signIn({ id: 'u1' });
    await session.recheck();
    expect(needs.leaveFor).not.toHaveBeenCalled();
    hear('left');
    expect(needs.leaveFor).toHaveBeenCalledWith('/');
  });

  it('do nothing for a visitor when somebody leaves', async () => {
    const { session, needs, hear } = openSession();
    await Promise.race([session.begin(), settled()]);
    hear('left');
    expect(needs.leaveFor).not.toHaveBeenCalled();
  });
});

describe('while somebody is here', () => {
  it('what is learned about them is kept', () => {
    const { session } = openSession();
    session.signIn({ id: 'u1', mustChangePassword: true });
    session.learn({ mustChangePassword: false });
    expect(session.current().user).toEqual({ id: 'u1', mustChangePassword: false });
    expect(readKept(accountKeys.user)).toEqual({ id: 'u1', mustChangePassword: false });
  });

  it('and nothing is kept about a visitor', () => {
    const { session } = openSession();
    session.learn({ id: 'u1' });
    expect(readKept(accountKeys.user)).toBeNull();
  });

  it('a deleted account leaves nothing in the browser, and the other tabs hear of it', async () => {
    const { session, needs } = openSession();
    session.signIn({ id: 'u1' });
    await session.leaveForGood();
    expect(localStorage.length).toBe(0);
    expect(needs.otherTabs.tell).toHaveBeenLastCalledWith('left');
    expect(session.current().status).toBe('signed-in');
  });
});
