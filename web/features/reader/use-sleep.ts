import { useSyncExternalStore } from 'react';
import type { Sleep, SleepTimer } from './sleep-timer.ts';

export function useSleep(timer: SleepTimer): Sleep {
  return useSyncExternalStore(timer.subscribe, timer.current);
}
