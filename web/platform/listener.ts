import { watchKept } from './storage.ts';
import { useCurrent } from './use-current.ts';

// For whom it is tonight at this bed. Asked once and remembered in this browser, for the account that is signed in: two beds have two
// devices, and each has its own child. It is forgotten with everything else of the family. It stands below the features because four of
// them go by it: whose shelf it is, whose stars, whose places, whose wind-down.

/** A child's id; `everyone` where a parent has said so, and `unsaid` where nobody was asked yet. */
export type Listener = { kind: 'child'; id: string } | { kind: 'everyone' } | { kind: 'unsaid' };

const everyone: Listener = { kind: 'everyone' };
const unsaid: Listener = { kind: 'unsaid' };

const kept = watchKept<Listener>('lamplight.listener', (value) => {
  const { kind, id }: Partial<Record<'kind' | 'id', unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  if (kind === 'child' && typeof id === 'string') return { kind, id };
  return kind === 'everyone' ? everyone : unsaid;
});

export const listener = {
  current: kept.current,
  subscribe: kept.subscribe,
  /** A child's id, or null for everyone. */
  choose: (childId: string | null) =>
    void kept.change(childId === null ? everyone : { kind: 'child', id: childId }),
  forget: () => void kept.change(unsaid),
  /** Whose places and favourites these are; undefined where they are the whole family's. */
  id: (): string | undefined => {
    const now = kept.current();
    return now.kind === 'child' ? now.id : undefined;
  },
};

export function useListener(): Listener {
  return useCurrent(listener);
}
