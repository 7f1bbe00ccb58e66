import { useCallback } from 'react';
import { pendingDeletes } from './pending-deletes.ts';
import { useCurrent } from './use-current.ts';

/** A list without what was deleted a moment ago; the same function until something goes or comes back. */
export function useWithoutDeleted<Item extends { id: string }>(): (items: Item[]) => Item[] {
  const ids = useCurrent(pendingDeletes);
  return useCallback((items) => (ids.size === 0 ? items : items.filter(({ id }) => !ids.has(id))), [ids]);
}
