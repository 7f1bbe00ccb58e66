import { setTimeout as pause } from 'node:timers/promises';
import { WriterFailure } from './writer.ts';

export type RetryPatience = {
  retries: number;
  /** The first pause; each one after it is twice as long. */
  pauseMs: number;
  /** Longer than this no family waits: then it is a failure. */
  longestPauseMs: number;
  /** 0 to 1, so that houses which failed together do not come back together. */
  jitter: () => number;
};

/** Asks somebody busy again, as long as not a word has come: what a listener has begun to hear is not begun again from here. */
export async function* withRetry<T>(
  ask: () => AsyncIterable<T>,
  patience: RetryPatience,
  signal: AbortSignal,
): AsyncGenerator<T> {
  for (let tries = 0; ; tries += 1) {
    let hasSpoken = false;
    try {
      for await (const word of ask()) {
        hasSpoken = true;
        yield word;
      }
      return;
    } catch (error) {
      const waitMs = pauseAfter(error, tries, patience);
      if (hasSpoken || waitMs === null || signal.aborted) throw error;
      // Cut short by the signal: then it is asked once more, and stops at once.
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

function pauseAfter(error: unknown, tries: number, patience: RetryPatience): number | null {
  if (!(error instanceof WriterFailure) || error.kind !== 'busy' || tries >= patience.retries) return null;
  const own = patience.pauseMs * 2 ** tries * (0.5 + patience.jitter());
  const waitMs = Math.max(error.retryAfterMs ?? 0, own);
  return waitMs <= patience.longestPauseMs ? waitMs : null;
}
