import { useSyncExternalStore } from 'react';
import type { Night } from '#contract/child-screen.ts';
import { loudspeaker } from '#web/platform/loudspeaker.ts';
import { type ChildTelling, createChildPlayer } from './child-player.ts';
import { keepChildsPlace, tellChild } from './child-screen-questions.ts';

const ends = new Set<(night: Night) => void>();

/** Hears that a story was told to its last word. */
export function whenStoryEnds(hear: (night: Night) => void): () => void {
  ends.add(hear);
  return () => void ends.delete(hear);
}

export const childPlayer = createChildPlayer({
  sound: loudspeaker.element,
  tell: tellChild,
  keepPlace: (storyId, place) => {
    keepChildsPlace(storyId, place).catch((trouble: unknown) =>
      console.info('Where a story was left is not known to the house', trouble),
    );
  },
  onEnd: (night) => {
    for (const hear of ends) hear(night);
  },
  onTrouble: (trouble) => console.info('A story could not be told', trouble),
});

export function useChildTelling(): ChildTelling | null {
  return useSyncExternalStore(childPlayer.subscribe, childPlayer.current);
}
