import { beforeSignOut } from './api.ts';
import { createNotifier } from './notifier.ts';

// What was deleted and can be taken back for a moment: out of sight at once, and gone when the moment is over, or when the page is left or
// the family signs out before that.

export const undoMs = 10_000;

type PendingDelete = { act: () => Promise<void>; waiting: ReturnType<typeof setTimeout>; isDone: boolean };

const pending = new Map<string, PendingDelete>();
const { subscribe, notify } = createNotifier();
let ids: ReadonlySet<string> = new Set();

export const pendingDeletes = {
  /** The ids of what is out of sight. */
  current: () => ids,
  subscribe,
  /** `act` is what cannot be undone. It is done once; whatever becomes of it, the thing is no longer pending. */
  add(id: string, act: () => Promise<void>): void {
    pending.set(id, { act, waiting: setTimeout(() => void finish(id), undoMs), isDone: false });
    tell();
  },
  /** False where it has gone already. */
  undo(id: string): boolean {
    const one = pending.get(id);
    if (!one || one.isDone) return false;
    clearTimeout(one.waiting);
    pending.delete(id);
    tell();
    return true;
  },
  finishAll: async () => void (await Promise.all([...pending.keys()].map(finish))),
};

async function finish(id: string): Promise<void> {
  const one = pending.get(id);
  if (!one || one.isDone) return;
  one.isDone = true;
  clearTimeout(one.waiting);
  try {
    await one.act();
  } finally {
    pending.delete(id);
    tell();
  }
}

function tell(): void {
  ids = new Set(pending.keys());
  notify();
}

if ('addEventListener' in globalThis) addEventListener('pagehide', () => void pendingDeletes.finishAll());
beforeSignOut.add(pendingDeletes.finishAll);
