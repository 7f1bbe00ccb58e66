import { setTimeout as pause } from 'node:timers/promises';
import { asNarratorFailure, type Narrator, type SpokenPiece } from './narrator.ts';

export type RetrySettings = {
  tries: number;
  /** The first pause; each further one is twice as long, and a vendor that names a pause gets that one. */
  pauseMs: number;
};

/** The longest a vendor may make us wait; beyond that a stand-in speaks sooner. */
const longestPauseMs = 5000;

/** Asks again where asking again can help. Nothing is given on before an utterance is whole, so nothing is ever said twice. */
export function withRetry(narrator: Narrator, { tries, pauseMs }: RetrySettings): Narrator {
  return {
    ...narrator,
    async *speak(utterance, signal) {
      for (let attempt = 1; !signal.aborted; attempt += 1) {
        try {
          yield* await wholeOf(narrator.speak(utterance, signal));
          return;
        } catch (error) {
          const failure = asNarratorFailure(error, narrator.name);
          if (attempt >= tries || (failure.kind !== 'busy' && failure.kind !== 'broken')) throw failure;
          const wait = Math.min(longestPauseMs, failure.retryAfterMs ?? pauseMs * 2 ** (attempt - 1));
          if (!(await rested(wait, signal))) return;
        }
      }
    },
  };
}

export async function wholeOf(pieces: AsyncIterable<SpokenPiece>): Promise<SpokenPiece[]> {
  const whole: SpokenPiece[] = [];
  for await (const piece of pieces) whole.push(piece);
  return whole;
}

/** False where the pause was cut short because nobody listens any more. */
async function rested(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await pause(ms, undefined, { signal });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}
