import type { ServingPart } from '#contract/overview.ts';
import type { Clock } from '#server/platform/clock.ts';
import { NarratorFailure } from '#server/narrators/narrator.ts';
import { PainterFailure } from '#server/painters/painter.ts';
import { OutboundFailure } from '#server/platform/outbound-request.ts';
import { FilesAway } from '#server/platform/files/file-store.ts';
import type { Log } from '#server/platform/log.ts';
import { WriterFailure } from '#server/writers/writer.ts';
import { DeadlinePassed, withinDeadline } from './within-deadline.ts';

/** One of those who serve, and the small question that shows whether it could. */
export type Asked = Pick<ServingPart, 'kind' | 'name'> & {
  /** Throws when it could not serve now. Never costs money. */
  isThere: (signal: AbortSignal) => Promise<void>;
};

type Needs = { clock: Clock; log: Log; patienceMs: number };

/** An operator reads only sentences of our own: what a stranger says may repeat a key, an address or a story. */
export async function probePart({ kind, name, isThere }: Asked, needs: Needs): Promise<ServingPart> {
  const askedAt = needs.clock.now().getTime();
  try {
    await withinDeadline(isThere, needs.patienceMs);
    return { kind, name, answeredInMs: needs.clock.now().getTime() - askedAt, trouble: null };
  } catch (error) {
    needs.log.warn({ part: kind, err: error }, 'a part of the house did not answer well');
    const words = inOurWords(error) ?? 'It failed. The log of the house says more.';
    return { kind, name, answeredInMs: null, trouble: words };
  }
}

const ownFailures = [
  OutboundFailure,
  DeadlinePassed,
  FilesAway,
  NarratorFailure,
  PainterFailure,
  WriterFailure,
];

function inOurWords(error: unknown): string | undefined {
  return ownFailures.some((kind) => error instanceof kind) && error instanceof Error
    ? error.message
    : undefined;
}
