import type { Story } from '#contract/stories.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { bedtimeQueue } from './bedtime-queue.ts';

export function useQueueIds(): readonly string[] {
  return useCurrent(bedtimeQueue);
}

/** The stories of the queue that can be told from this shelf, the next one first. */
export function queued(ids: readonly string[], shelf: readonly Story[]): Story[] {
  return ids.flatMap((id) => shelf.find((story) => story.id === id) ?? []);
}

/** What is told after a story: the one behind it in the queue, or the queue's first where it stands in none. */
export function nextQueued(ids: readonly string[], shelf: readonly Story[], storyId: string): Story | null {
  const queue = queued(ids, shelf);
  const place = queue.findIndex(({ id }) => id === storyId);
  return queue[place + 1] ?? null;
}
