import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createSealing, sealName } from './archive.ts';
import { createTarWriter } from './tar-writer.ts';

export type ArchiveWriter = {
  add(name: string, content: Uint8Array): Promise<void>;
  addStream(name: string, sizeBytes: number, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Only now the archive gets its name, whole and on the disk. */
  finish(): Promise<void>;
  discard(): Promise<void>;
};

/** For its owner's eyes alone: everything a family told us is in it. */
export async function createArchive(path: string, madeAt: Date): Promise<ArchiveWriter> {
  if (existsSync(path))
    throw new Error(`There is a file already at ${path}, and a backup overwrites nothing.`);
  const unfinished = `${path}.part`;
  await rm(unfinished, { force: true }); // of a backup that was cut off
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
  written.catch(() => undefined); // It breaks the gzip stream, too, and so reaches whoever writes or finishes.
  const tar = createTarWriter(gzip, madeAt);
  const sealing = createSealing();

  async function addStream(
    name: string,
    sizeBytes: number,
    content: AsyncIterable<Uint8Array> | Uint8Array[],
  ) {
    sealing.begin(name, sizeBytes);
    await tar.add(name, sizeBytes, sealing.through(content));
  }

  return {
    add: (name, content) => addStream(name, content.byteLength, [content]),
    addStream,
    async finish() {
      const seal = Buffer.from(JSON.stringify(sealing.seal()));
      await tar.add(sealName, seal.byteLength, [seal]);
      await tar.end();
      await written;
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    },
    async discard() {
      gzip.destroy();
      await Promise.allSettled([written]);
      await rm(unfinished, { force: true });
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}
