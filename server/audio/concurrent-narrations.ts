import { NarratorFailure } from '#server/narrators/narrator.ts';
import { narrate, type NarrationEvent, type NarrationRequest } from './narrate.ts';
import type { Speaker } from './speaker.ts';

export type ConcurrencySettings = {
  /** Stories told at the same time; each holds an encoder, a few sentences of sound and a place in the engines' line. */
  mostAtOnce: number;
};

export type ConcurrentNarrations = {
  /**
   * Tells a text: sound and marks as they come, then its length. Reading slowly slows the telling down; not reading on ends it.
   * Fails as busy before the first sound when every seat is taken, and as the speaker fails after the last.
   */
  narrate: (request: NarrationRequest) => AsyncGenerator<NarrationEvent, void>;
  /** Ends every story that is being told. */
  close: () => void;
};

/** Refusing at the door is kinder than a story that breaks off in the middle. */
const isFull = () => new NarratorFailure('busy', 'as many stories are being told as there is room for');

export function openConcurrentNarrations(
  speaker: Speaker,
  { mostAtOnce }: ConcurrencySettings,
): ConcurrentNarrations {
  const beingTold = new Set<AbortController>();
  return {
    async *narrate(request) {
      if (beingTold.size >= mostAtOnce) throw isFull();
      const story = new AbortController();
      const leave = () => story.abort();
      beingTold.add(story);
      request.signal.addEventListener('abort', leave, { once: true });
      if (request.signal.aborted) leave();
      try {
        yield* narrate({ ...request, signal: story.signal }, speaker);
      } finally {
        request.signal.removeEventListener('abort', leave);
        beingTold.delete(story);
      }
    },
    close() {
      for (const story of beingTold) story.abort();
    },
  };
}
