import { damaged } from './damaged.ts';

/** Bytes in the portions that are asked for, whatever portions they come in. */
export function createByteReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let left: Uint8Array = Buffer.alloc(0);
  let unread = 0;

  async function nextChunk(): Promise<IteratorResult<Uint8Array>> {
    return await chunks.next().catch((cause: unknown) => {
      throw damaged(cause);
    });
  }

  async function nextPart(): Promise<Uint8Array> {
    if (left.byteLength === 0) {
      const next = await nextChunk();
      if (next.done) throw damaged();
      left = next.value;
    }
    const part = left.subarray(0, unread);
    left = left.subarray(part.byteLength);
    unread -= part.byteLength;
    return part;
  }

  function stream(count: number): AsyncGenerator<Uint8Array> {
    unread = count; // now, and not when somebody begins to read: perhaps nobody does
    return unreadParts();
  }

  async function* unreadParts(): AsyncGenerator<Uint8Array> {
    while (unread > 0) yield await nextPart();
  }

  async function skipUnread(): Promise<void> {
    while (unread > 0) await nextPart();
  }

  /** What packed the archive may have put its own checksum there. */
  async function readToEnd(): Promise<void> {
    while (!(await nextChunk()).done);
  }

  async function take(count: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const part of stream(count)) parts.push(part);
    return Buffer.concat(parts);
  }

  return { stream, take, skipUnread, readToEnd };
}
