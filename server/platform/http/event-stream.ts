import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type ServerEvent = { event: string; data: unknown };

/** Shorter than the patience of any proxy on the way. */
const heartbeatMs = 15_000;

export function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');
}

/**
 * Server-sent events. Nothing on the way may hold them back: the compressor leaves this type alone, proxies are asked to, and a
 * silence is filled with comments. The stream takes the next event only when the browser has taken the last.
 */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<ServerEvent>,
  beatMs = heartbeatMs,
): FastifyReply {
  return reply
    .code(200)
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(Readable.from(asText(events, beatMs), { objectMode: false }));
}

async function* asText(events: AsyncIterable<ServerEvent>, beatMs: number): AsyncGenerator<string> {
  // Sends the headers on their way, so that the browser knows that it is being served.
  yield ': welcome\n\n';
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const arrived = await within(next, beatMs);
      if (arrived === 'silence') {
        yield ': still here\n\n';
        continue;
      }
      if (arrived.done) return;
      yield inLines(arrived.value);
      next = iterator.next();
    }
  } finally {
    // A source that is waiting for its own next event ends after that one; we don't wait for it.
    void iterator.return?.();
  }
}

async function within<T>(next: Promise<T>, ms: number): Promise<T | 'silence'> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(() => resolve('silence'), ms);
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** JSON has no bare line breaks, so one event is always two lines. */
const inLines = ({ event, data }: ServerEvent): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
