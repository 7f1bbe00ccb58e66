import { useSyncExternalStore } from 'react';
import type { Story } from '#contract/stories.ts';
import { bedtimeQueue } from './bedtime-queue.ts';

export function useQueueIds(): readonly string[] {
  return useSyncExternalStore(bedtimeQueue.subscribe, bedtimeQueue.current);
}

/** The stories of the queue that can be told from this shelf, the next one first. */
export function queued(ids: readonly string[], shelf: readonly Story[]): Story[] {
  return ids.flatMap((id) => shelf.find((story) => story.id === id) ?? []);
}
