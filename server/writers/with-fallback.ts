import { type StoryEvent, type Writer, WriterFailure } from './writer.ts';

/**
 * Another writer steps in where the first fails, from the beginning: a second title tells whoever listens that the story starts over.
 * The choices say who wrote it in the end. What is not a writer's failure (a theme that is not for bedtime) is nobody's to mend.
 */
export function withFallback(
  first: Writer,
  second: Writer,
  onStepIn: (failure: WriterFailure) => void,
): Writer {
  return {
    descriptor: first.descriptor,
    async *write(request, signal): AsyncGenerator<StoryEvent> {
      try {
        yield* first.write(request, signal);
        return;
      } catch (error) {
        if (!(error instanceof WriterFailure) || signal.aborted) throw error;
        onStepIn(error);
      }
      yield* second.write(request, signal);
    },
  };
}
