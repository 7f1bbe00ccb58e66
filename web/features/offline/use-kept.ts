import { useSyncExternalStore } from 'react';
import { type Kept, keptStories } from './kept-stories.ts';

export function useKept(): readonly Kept[] {
  return useSyncExternalStore(keptStories.subscribe, keptStories.current);
}
