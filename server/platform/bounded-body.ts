/**
 * The body of an answer as it comes, until somebody leaves. The reader is cancelled by hand: once a garbage collection has passed over the
 * request, its signal no longer reaches a body that is still being read.
 */
export async function* bodyOf(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
  if (!response.body) return;
  const reader = response.body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', leave);
    // Where the connection broke, there is nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

/** All of it together, counted while it comes, whatever was said about how much it is. */
export async function collected(
  chunks: AsyncIterable<Uint8Array>,
  { mostBytes, tooMuch }: { mostBytes: number; tooMuch: () => Error },
): Promise<Buffer> {
  const all: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > mostBytes) throw tooMuch();
    all.push(chunk);
  }
  return Buffer.concat(all);
}
