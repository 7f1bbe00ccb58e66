import { ownTick } from '#server/platform/event-loop.ts';

/** More than any story in pieces of one letter, with everything that vendors say around each. */
const mostBytes = 12_000_000;
/** Some ten pieces of a stream: others have their turn before the next are read. */
const sipBytes = 2_048;

/**
 * How we ask a provider: it cannot send us on to another address, which might be one inside the house, it cannot fill the memory with an
 * answer that has no end, and however fast it sends, it keeps nobody else waiting.
 */
export async function carefulFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(ReadableStream.from(inSips(response.body)), { status, statusText, headers });
}

async function* inSips(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new Error('The answer has no end.');
    for (let at = 0; at < piece.byteLength; at += sipBytes) {
      yield piece.subarray(at, at + sipBytes);
      await ownTick();
    }
  }
}

/** An address as people write it, with or without the version that every call begins with. */
export function withVersion(baseUrl: string, version: string): string {
  const url = new URL(baseUrl);
  if (url.pathname === '/') url.pathname = `/${version}`;
  return url.href.replace(/\/$/, '');
}
