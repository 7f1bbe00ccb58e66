import type { Writable } from 'node:stream';

/**
 * One file after the other, in the oldest common form of tar (ustar), which every system unpacks. Nothing is held in memory whole. Ours and
 * not `tar-stream`: all we need of its half a dozen packages are a header and padding.
 */
export type TarWriter = {
  add(
    name: string,
    sizeBytes: number,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void>;
  end(): Promise<void>;
};

const blockBytes = 512;
const maxNameBytes = 100; // for the part after the last slash; what is before it has a field of its own

export function createTarWriter(sink: Writable, modifiedAt: Date): TarWriter {
  // Resolves when the sink is done with it, which is all the flow control that is needed, and rejects when the sink broke.
  const write = (chunk: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      sink.write(chunk, (error) => (error ? reject(error) : resolve()));
    });

  return {
    async add(name, sizeBytes, content) {
      await write(header(name, sizeBytes, modifiedAt));
      let writtenBytes = 0;
      for await (const chunk of content) {
        writtenBytes += chunk.byteLength;
        await write(chunk);
      }
      if (writtenBytes !== sizeBytes) throw new Error(`${name} has ${writtenBytes} bytes, not ${sizeBytes}.`);
      await write(Buffer.alloc((blockBytes - (sizeBytes % blockBytes)) % blockBytes));
    },

    async end() {
      await write(Buffer.alloc(2 * blockBytes));
      sink.end();
    },
  };
}

function header(path: string, sizeBytes: number, modifiedAt: Date): Buffer {
  const block = Buffer.alloc(blockBytes);
  const cut = path.length > maxNameBytes ? path.lastIndexOf('/') : -1;
  const name = path.slice(cut + 1);
  if (name.length > maxNameBytes || cut > 155)
    throw new Error(`The name is too long for an archive: ${path}`);
  block.write(name, 0);
  block.write('0000600', 100);
  block.write('0000000', 108);
  block.write('0000000', 116);
  block.write(octal(sizeBytes, 11), 124);
  block.write(octal(Math.floor(modifiedAt.getTime() / 1000), 11), 136);
  block.write('        ', 148); // where the checksum goes counts as spaces
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  if (cut > 0) block.write(path.slice(0, cut), 345);
  block.write(`${octal(checksum(block), 6)}\0 `, 148);
  return block;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

export function checksum(block: Uint8Array): number {
  return block.reduce((sum, byte) => sum + byte, 0);
}
