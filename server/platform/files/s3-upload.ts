import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileContent } from './file-store.ts';

/** S3 wants the size and the hash of a file before its first byte, and a retry wants the bytes once more. */
export type Upload = {
  sizeBytes: number;
  sha256: string;
  open(): Uint8Array | AsyncIterable<Uint8Array>;
  discard(): Promise<void>;
};

export async function prepareUpload(content: FileContent): Promise<Upload> {
  return content instanceof Uint8Array ? fromMemory(content) : await fromDraft(content);
}

function fromMemory(bytes: Uint8Array): Upload {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { sizeBytes: bytes.byteLength, sha256, open: () => bytes, discard: async () => undefined };
}

/** Whatever comes as a stream goes through a file first, so that no sound is ever in memory whole. */
async function fromDraft(content: AsyncIterable<Uint8Array>): Promise<Upload> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, randomUUID());
  try {
    const measured = await writeMeasured(path, content);
    return { ...measured, open: () => createReadStream(path), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function writeMeasured(path: string, content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      sizeBytes += chunk.byteLength;
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}
