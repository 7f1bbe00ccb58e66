import { NarratorFailure, type Narrator } from './narrator.ts';

export type TimeLimit = { utteranceMs: number };

/** Ends an utterance that takes too long, whether it never begins or never ends. */
export function withTimeLimit(narrator: Narrator, { utteranceMs }: TimeLimit): Narrator {
  return {
    ...narrator,
    async *speak(utterance, signal) {
      const limit = AbortSignal.timeout(utteranceMs);
      yield* narrator.speak(utterance, AbortSignal.any([signal, limit]));
      // A narrator stops without a word when its signal fires; only we know whose signal it was.
      if (limit.aborted && !signal.aborted) {
        throw new NarratorFailure('broken', `${narrator.name} took longer than ${utteranceMs} ms`, {
          cause: limit.reason,
        });
      }
    },
  };
}
