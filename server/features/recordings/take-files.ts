import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#server/platform/files/file-store.ts';

/** Where takes lie while a recording is being made: each in a file of its own that never changes. */
export function takeFiles(files: FileStore) {
  const folderOf = (recordingId: string) => `takes/${recordingId}/`;
  return {
    async put(recordingId: string, bytes: Uint8Array): Promise<string> {
      const name = `${folderOf(recordingId)}${randomBytes(16).toString('hex')}.wav`;
      await files.put(name, bytes);
      return name;
    },
    async read(name: string): Promise<Uint8Array | null> {
      const file = await files.get(name);
      return file ? await buffer(file.content) : null;
    },
    remove: (name: string) => files.delete(name),
    /** Also one whose row was never written. */
    async removeAll(recordingId: string): Promise<void> {
      for await (const { name } of files.list(folderOf(recordingId))) await files.delete(name);
    },
  };
}

export type TakeFiles = ReturnType<typeof takeFiles>;
