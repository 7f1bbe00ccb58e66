import { SentBack, type StoryEvent, type Writer, WriterFailure } from './writer.ts';

export type CircuitRules = {
  /** That many failures one after the other, and the writer is left alone. */
  failures: number;
  /** For so long; then one request tries whether it is well again. */
  restMs: number;
  now: () => number;
};

/** Leaves a writer alone that keeps failing, so that families don't wait for what will not come. */
export function withCircuit(writer: Writer, { failures, restMs, now }: CircuitRules): Writer {
  let failedInARow = 0;
  let restsUntil = 0;
  let isProbing = false;

  const fail = (error: unknown) => {
    if (error instanceof SentBack) failedInARow = 0;
    if (!(error instanceof WriterFailure) || error.kind === 'refused' || error instanceof SentBack) return;
    failedInARow += 1;
    const rest = failedInARow >= failures ? restMs : 0;
    const asked = error.retryAfterMs ?? 0;
    restsUntil = Math.max(restsUntil, now() + Math.max(rest, asked));
  };

  return {
    descriptor: writer.descriptor,
    async *write(request, signal): AsyncGenerator<StoryEvent> {
      const isHurt = failedInARow >= failures;
      if (now() < restsUntil || (isHurt && isProbing))
        throw new WriterFailure('busy', `${writer.descriptor.name} is given a rest.`);
      isProbing = isHurt;
      try {
        for await (const event of writer.write(request, signal)) {
          if (event.type === 'finished') failedInARow = 0;
          yield event;
        }
      } catch (error) {
        fail(error);
        throw error;
      } finally {
        if (isHurt) isProbing = false;
      }
    },
  };
}
