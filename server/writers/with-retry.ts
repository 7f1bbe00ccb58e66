import { setTimeout as pause } from 'node:timers/promises';
import { type StoryEvent, type Writer, WriterFailure } from './writer.ts';

/** Busy, and it said for how long. */
export class AskedToWait extends WriterFailure {
  readonly waitMs: number;

  constructor(waitMs: number, message: string, cause?: unknown) {
    super('busy', message, cause);
    this.waitMs = waitMs;
  }
}

export type RetryPatience = {
  retries: number;
  /** The first pause; each one after it is twice as long. */
  pauseMs: number;
  /** Longer than this no family waits: then it is a failure. */
  longestPauseMs: number;
  /** 0 to 1, so that houses which failed together do not come back together. */
  jitter: () => number;
};

/** Asks a busy writer again, as long as it has not said a word: what a family has begun to hear is not begun again from here. */
export function withRetry(writer: Writer, patience: RetryPatience): Writer {
  return {
    descriptor: writer.descriptor,
    async *write(request, signal): AsyncGenerator<StoryEvent> {
      for (let tries = 0; ; tries += 1) {
        let hasSpoken = false;
        try {
          for await (const event of writer.write(request, signal)) {
            hasSpoken = true;
            yield event;
          }
          return;
        } catch (error) {
          const waitMs = pauseAfter(error, tries, patience);
          if (hasSpoken || waitMs === null || signal.aborted) throw error;
          // Cut short by the signal: then the writer is asked once more, and stops at once, as it has promised.
          await pause(waitMs, undefined, { signal }).catch(() => undefined);
        }
      }
    },
  };
}

function pauseAfter(error: unknown, tries: number, patience: RetryPatience): number | null {
  if (!(error instanceof WriterFailure) || error.reason !== 'busy' || tries >= patience.retries) return null;
  const own = patience.pauseMs * 2 ** tries * (0.5 + patience.jitter());
  const waitMs = error instanceof AskedToWait ? Math.max(error.waitMs, own) : own;
  return waitMs <= patience.longestPauseMs ? waitMs : null;
}
