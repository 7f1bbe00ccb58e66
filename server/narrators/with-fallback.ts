import { asNarratorFailure, type Narrator } from './narrator.ts';
import { wholeOf } from './with-retry.ts';

export type FallbackSettings = {
  /** For how many utterances the first is left in peace after it failed, so that a story does not wait for it at every sentence. */
  restUtterances: number;
  /** Whether what the second says is marked as a stand-in's. */
  isStandIn: boolean;
};

/**
 * Lets a second narrator say what the first cannot. Only where the first is busy or broken: words that were refused should not be
 * said by somebody else, and a wrong key should be seen.
 */
export function withFallback(first: Narrator, second: Narrator, settings: FallbackSettings): Narrator {
  let leftToRest = 0;
  return {
    name: first.name,
    version: first.version,
    async *speak(utterance, signal) {
      if (leftToRest > 0) leftToRest -= 1;
      else {
        try {
          yield* await wholeOf(first.speak(utterance, signal));
          return;
        } catch (error) {
          const failure = asNarratorFailure(error, first.name);
          if (failure.kind === 'refused' || failure.kind === 'misconfigured') throw failure;
          leftToRest = settings.restUtterances;
        }
      }
      for await (const piece of second.speak(utterance, signal)) {
        yield settings.isStandIn ? { ...piece, isStandIn: true } : piece;
      }
    },
    async close() {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
