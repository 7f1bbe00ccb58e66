import { createReadStream } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod/mini';
import { createSealing, Manifest, manifestName, Seal, sealName } from './archive.ts';
import { damaged } from './damaged.ts';
import { readTar, type TarEntry } from './tar-reader.ts';

/** The files of an archive in their order. */
export async function* readArchive(path: string): AsyncGenerator<TarEntry> {
  const gunzip = createGunzip();
  pipeline(createReadStream(path), gunzip, () => undefined); // A failure breaks gunzip, and so reaches whoever reads.
  try {
    yield* readTar(gunzip);
  } finally {
    gunzip.destroy();
  }
}

/**
 * Reads an archive to its end and believes nothing before its seal. Each file but the first and the last is shown to
 * `inspect`, which reads it and throws when it should not be there.
 */
export async function verifyArchive(
  path: string,
  inspect: (entry: TarEntry, manifest: Manifest) => Promise<void>,
): Promise<Manifest> {
  const sealing = createSealing();
  let manifest: Manifest | undefined;
  let isSealed = false;
  for await (const { name, sizeBytes, content } of readArchive(path)) {
    if (isSealed) throw damaged();
    if (name === sealName) {
      isSealed = isDeepStrictEqual(await parsed(content, Seal), sealing.seal());
      continue;
    }
    sealing.begin(name, sizeBytes);
    const sealed = sealing.through(content);
    if (manifest) await inspect({ name, sizeBytes, content: sealed }, manifest);
    else if (name === manifestName) manifest = await parsed(sealed, Manifest);
    else throw damaged();
  }
  if (!manifest || !isSealed) throw damaged();
  return manifest;
}

async function parsed<T>(content: AsyncIterable<Uint8Array>, shape: z.ZodMiniType<T>): Promise<T> {
  const bytes = await buffer(content);
  try {
    return shape.parse(JSON.parse(String(bytes)));
  } catch (error) {
    throw damaged(error);
  }
}
