import { NarratorFailure, type Narrator } from './narrator.ts';

export type TimeLimit = { utteranceMs: number };

/** Ends an utterance that takes too long, whether it never begins or never ends. */
export function withTimeLimit(narrator: Narrator, { utteranceMs }: TimeLimit): Narrator {
  return {
    ...narrator,
    async *speak(utterance, signal) {
      const limit = new AbortController();
      const leave = () => limit.abort();
      const time = { isOver: false };
      const alarm = setTimeout(() => {
        time.isOver = true;
        limit.abort();
      }, utteranceMs);
      signal.addEventListener('abort', leave, { once: true });
      try {
        if (signal.aborted) return;
        yield* narrator.speak(utterance, limit.signal);
        // A narrator stops without a word when its signal fires; only we know that it was ours.
        if (time.isOver)
          throw new NarratorFailure('broken', `${narrator.name} took longer than ${utteranceMs} ms`);
      } finally {
        clearTimeout(alarm);
        signal.removeEventListener('abort', leave);
      }
    },
  };
}
