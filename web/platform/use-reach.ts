import { useSyncExternalStore } from 'react';
import { reach } from './reach.ts';

export function useIsHouseAway(): boolean {
  return useSyncExternalStore(reach.subscribe, reach.isAway, () => false);
}
