import { beforeSignOut } from './api.ts';

// What was deleted and can be taken back for a moment: out of sight at once, and gone when the moment is over, or when the page is left or
// the family signs out before that.

export const undoMs = 10_000;

type Leaving = { act: () => Promise<void>; waiting: ReturnType<typeof setTimeout>; isDone: boolean };

const going = new Map<string, Leaving>();
const listeners = new Set<() => void>();
let ids: ReadonlySet<string> = new Set();

export const leaving = {
  /** Who is out of sight. */
  ids: () => ids,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** `act` is what cannot be undone. It is done once; whatever becomes of it, the thing is no longer on its way out. */
  letGo(id: string, act: () => Promise<void>): void {
    going.set(id, { act, waiting: setTimeout(() => void finish(id), undoMs), isDone: false });
    tell();
  },
  /** False where it has gone already. */
  takeBack(id: string): boolean {
    const one = going.get(id);
    if (!one || one.isDone) return false;
    clearTimeout(one.waiting);
    going.delete(id);
    tell();
    return true;
  },
  finishAll: async () => void (await Promise.all([...going.keys()].map(finish))),
};

async function finish(id: string): Promise<void> {
  const one = going.get(id);
  if (!one || one.isDone) return;
  one.isDone = true;
  clearTimeout(one.waiting);
  try {
    await one.act();
  } finally {
    going.delete(id);
    tell();
  }
}

function tell(): void {
  ids = new Set(going.keys());
  for (const listener of listeners) listener();
}

if ('addEventListener' in globalThis) addEventListener('pagehide', () => void leaving.finishAll());
beforeSignOut.add(leaving.finishAll);
