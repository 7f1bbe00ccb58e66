import { useSyncExternalStore } from 'react';
import type { Evening, Told } from './evening.ts';

/** What is told just now, on whichever page it was begun. */
export function useTold(evening: Evening): Told | null {
  return useSyncExternalStore(evening.subscribe, evening.current);
}
