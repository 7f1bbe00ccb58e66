import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

export function useIsHouseAway(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isAway, () => false);
}
