import { strToU8, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';

export type ZipEntry = {
  name: string;
  /** A text is pressed; what comes in bytes is a sound, which has been already. */
  content: string | AsyncIterable<Uint8Array>;
};

/** A zip file as it grows: nothing of it is held but what is on its way. */
export async function* zipped(
  entries: AsyncIterable<ZipEntry>,
  madeAt: Date,
): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((trouble, bytes) => {
    if (trouble) throw trouble;
    ready.push(bytes);
  });
  const taken = () => ready.splice(0);
  for await (const { name, content } of entries) {
    const isText = typeof content === 'string';
    const file: ZipInputFile & { push: (bytes: Uint8Array, isLast?: boolean) => void } = isText
      ? new ZipDeflate(name)
      : new ZipPassThrough(name);
    file.mtime = madeAt;
    zip.add(file);
    if (isText) file.push(strToU8(content), true);
    else {
      for await (const bytes of content) {
        file.push(bytes);
        yield* taken();
      }
      file.push(new Uint8Array(), true);
    }
    yield* taken();
  }
  zip.end();
  yield* taken();
}
