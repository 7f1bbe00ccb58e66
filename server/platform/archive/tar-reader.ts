import { createByteReader } from './byte-reader.ts';
import { damaged } from './damaged.ts';
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
