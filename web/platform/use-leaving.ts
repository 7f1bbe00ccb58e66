import { useCallback, useSyncExternalStore } from 'react';
import { leaving } from './leaving.ts';

/** A list without those that are on their way out; the same function until one goes or comes back. */
export function useWithoutLeaving<Item extends { id: string }>(): (items: Item[]) => Item[] {
  const ids = useSyncExternalStore(leaving.subscribe, leaving.ids);
  return useCallback((items) => (ids.size === 0 ? items : items.filter(({ id }) => !ids.has(id))), [ids]);
}
