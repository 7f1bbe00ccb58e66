// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, readKept, storageKeys } from '#web/platform/storage.ts';
import { createSession, type SavedUser } from './session.ts';

type Answer = { valid: boolean; user?: Partial<SavedUser> };

function openSession(answer: () => Promise<Answer> = async () => ({ valid: true })) {
  const waits: { ms: number; over: () => void }[] = [];
  const needs = {
    validate: vi.fn(answer),
    endSession: vi.fn(async (): Promise<unknown> => undefined),
    carryToken: vi.fn(),
    leaveFor: vi.fn(),
    wait: (ms: number) => new Promise<void>((over) => waits.push({ ms, over })),
  };
  return { session: createSession(needs), needs, waits };
}

/** Everything that was promised so far has happened. */
const settled = () => new Promise((over) => setTimeout(over));

const keptEntries = () => [storageKeys.user, storageKeys.profile, storageKeys.currentUserId].map(readKept);

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
    keep(storageKeys.user, { id: 'u1', username: 'old name' });
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
    keep(storageKeys.user, { id: 'u1' });
    keep(storageKeys.profile, { firstName: 'Siobhán' });
    keep(storageKeys.currentUserId, 'u1');
    const { session } = openSession(answer);
    void session.begin();
    await settled();
    expect(session.current()).toMatchObject({ status: 'signed-out', user: null });
    expect(keptEntries()).toEqual([null, null, null]);
  });

  it.each(['{"id":', '"u1"', '{"id":7}', '{"username":"nobody"}'])(
    'is a visitor when what was kept is %s',
    async (text) => {
      localStorage.setItem(storageKeys.user, text);
      const { session, needs } = openSession();
      void session.begin();
      await settled();
      expect(session.current().status).toBe('signed-out');
      expect(needs.validate).not.toHaveBeenCalled();
      expect(localStorage.getItem(storageKeys.user)).toBeNull();
    },
  );

  it('is asked once, however many parts of the page want to know', async () => {
    keep(storageKeys.user, { id: 'u1' });
    const { session, needs } = openSession();
    session.subscribe(() => undefined);
    session.subscribe(() => undefined);
    void session.begin();
    await settled();
    expect(needs.validate).toHaveBeenCalledTimes(1);
  });
});

describe('the navigation', () => {
  it('answers 100 ms after the check has ended, and not before', async () => {
    keep(storageKeys.user, { id: 'u1' });
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
    expect(readKept(storageKeys.user)).toMatchObject({ id: 'u1' });
    expect(readKept(storageKeys.currentUserId)).toBe('u1');
    expect(needs.carryToken).toHaveBeenLastCalledWith('bearer');
  });

  it('is not undone by a check that was still under way for somebody else', async () => {
    keep(storageKeys.user, { id: 'old' });
    const { session } = openSession(async () => ({ valid: false }));
    void session.begin();
    session.signIn({ id: 'new' });
    await settled();
    expect(session.current()).toMatchObject({ status: 'signed-in', user: { id: 'new' } });
    expect(readKept(storageKeys.user)).toMatchObject({ id: 'new' });
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
    keep(storageKeys.profile, { firstName: 'Siobhán' });
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
