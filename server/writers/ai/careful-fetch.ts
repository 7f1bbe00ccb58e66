/** More than any story, whatever is said around it. */
const mostBytes = 4_000_000;

/**
 * How we ask a provider: it cannot send us on to another address, which might be one inside the house, and it cannot fill the memory
 * with an answer that has no end.
 */
export async function carefulFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const measured = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > mostBytes) controller.error(new Error('The answer has no end.'));
      else controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(measured), { status, statusText, headers });
}

/** An address as people write it, with or without the version that every call begins with. */
export function withVersion(baseUrl: string, version: string): string {
  const url = new URL(baseUrl);
  if (url.pathname === '/') url.pathname = `/${version}`;
  return url.href.replace(/\/$/, '');
}
