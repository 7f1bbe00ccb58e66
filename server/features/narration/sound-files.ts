import type { ByteRange, FileStore } from '#server/platform/files/file-store.ts';

/** Where the bytes of a sound are: in parts while it is made, whole afterwards. */
export function soundFiles(files: FileStore) {
  const whole = (id: string) => `${id.slice(0, 2)}/${id}.mp3`;
  const partsOf = (id: string) => `${id.slice(0, 2)}/${id}.parts/`;
  const part = (id: string, index: number) => `${partsOf(id)}${String(index).padStart(5, '0')}`;

  const removeParts = async (id: string) => {
    for await (const { name } of files.list(partsOf(id))) await files.delete(name);
  };
  return {
    sizeOf: (id: string) => files.sizeOf(whole(id)),
    open: (id: string, range?: ByteRange) => files.get(whole(id), range),
    keep: (id: string, bytes: Uint8Array) => files.put(whole(id), bytes),
    addPart: (id: string, index: number, bytes: Uint8Array) => files.put(part(id, index), bytes),
    openPart: (id: string, index: number) => files.get(part(id, index)),
    removeParts,
    async remove(id: string): Promise<void> {
      await files.delete(whole(id));
      await removeParts(id);
    },
  };
}

export type SoundFiles = ReturnType<typeof soundFiles>;
