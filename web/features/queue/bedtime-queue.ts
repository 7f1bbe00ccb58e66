import * as z from 'zod/mini';
import { watchKept } from '#web/platform/storage.ts';

// What is told tonight, one story after the other. It is this device's own: it lies beside one bed, and what is told there tonight
// need not be told in the other room. It goes with the family at sign-out.

/** Five stories of eight minutes are an evening; a queue that never ends is not a bedtime. */
export const longestQueue = 5;

const Queue = z.array(z.string());

const kept = watchKept<readonly string[]>('lamplight.bedtimeQueue', (value) => {
  const queue = z.safeParse(Queue, value);
  return queue.success ? queue.data.slice(0, longestQueue) : [];
});

/** The ids of the stories, the next one first. */
export const bedtimeQueue = { current: kept.current, subscribe: kept.subscribe, add, remove, move };

/** At its end; false when there is no room. */
function add(storyId: string): boolean {
  const queue = kept.current();
  if (queue.includes(storyId)) return true;
  return queue.length < longestQueue && kept.change([...queue, storyId]);
}

function remove(...storyIds: readonly string[]): void {
  const left = kept.current().filter((id) => !storyIds.includes(id));
  if (left.length < kept.current().length) kept.change(left);
}

/** One place earlier or later. */
function move(storyId: string, by: -1 | 1): void {
  const queue = [...kept.current()];
  const from = queue.indexOf(storyId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= queue.length) return;
  queue.splice(to, 0, ...queue.splice(from, 1));
  kept.change(queue);
}
