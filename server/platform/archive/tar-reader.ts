import { checksum } from './tar-writer.ts';

export type TarEntry = { name: string; sizeBytes: number; content: AsyncIterable<Uint8Array> };

const blockBytes = 512;

/** The files of an archive, one after the other. Each is to be read before the next is asked for; what is left of it is skipped. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = createByteReader(source);
  for (;;) {
    const block = await bytes.take(blockBytes);
    if (block.every((byte) => byte === 0)) return await bytes.readToEnd();
    const { name, sizeBytes } = parseHeader(block);
    yield { name, sizeBytes, content: bytes.stream(sizeBytes) };
    await bytes.skipUnread();
    await bytes.take((blockBytes - (sizeBytes % blockBytes)) % blockBytes);
  }
}

function parseHeader(block: Buffer): { name: string; sizeBytes: number } {
  const text = (start: number, end: number) => block.toString('utf8', start, end).replace(/\0.*$/s, '');
  const blank = Buffer.from(block).fill(' ', 148, 156);
  if (Number.parseInt(text(148, 156), 8) !== checksum(blank)) throw damaged();
  const prefix = text(345, 500);
  const name = text(0, 100);
  const sizeBytes = Number.parseInt(text(124, 136), 8);
  if (text(156, 157) !== '0' || Number.isNaN(sizeBytes)) throw damaged();
  return { name: prefix === '' ? name : `${prefix}/${name}`, sizeBytes };
}

/** Bytes in the portions that are asked for, whatever portions they come in. */
function createByteReader(source: AsyncIterable<Uint8Array>) {
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

export function damaged(cause?: unknown): Error {
  return new Error('The archive is damaged or cut off.', { cause });
}
