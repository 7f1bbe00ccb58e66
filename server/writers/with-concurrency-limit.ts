import { type StoryEvent, type Writer, WriterFailure } from './writer.ts';

/** So many stories at a time, and no queue: whoever finds the room full is better served elsewhere than later. */
export function withConcurrencyLimit(writer: Writer, atOnce: number): Writer {
  let inside = 0;
  return {
    descriptor: writer.descriptor,
    async *write(request, signal): AsyncGenerator<StoryEvent> {
      if (inside >= atOnce)
        throw new WriterFailure('busy', `${writer.descriptor.name} has ${atOnce} stories to write already.`);
      inside += 1;
      try {
        yield* writer.write(request, signal);
      } finally {
        inside -= 1;
      }
    },
  };
}
