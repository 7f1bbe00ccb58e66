import { Problem } from '#contract/problem.ts';
import { refuseUnfit } from './judge-theme.ts';
import type { StoryEvent, Writer } from './writer.ts';

/**
 * A writer that cannot be told what to change in so many words says so, and what it can, instead of telling the same again as if it were
 * changed. What the house has understood of the sentence is in the request already.
 */
export function withKnownChanges(
  writer: Writer,
  refusal: () => Problem = () => new Problem('cannot_change'),
): Writer {
  return {
    ...writer,
    async *write(request, signal): AsyncGenerator<StoryEvent> {
      if (request.retells) refuseUnfit(request.retells.but);
      if (request.retells?.isUnderstood === false) throw refusal();
      yield* writer.write(request, signal);
    },
  };
}
