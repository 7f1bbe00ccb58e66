import type { Readable } from 'node:stream';

/** Where sound is kept. A file appears whole or not at all, and never changes afterwards. */
export type FileStore = {
  /** When this resolves the file is there to stay. A second one of that name takes the first one's place. */
  put(name: string, content: FileContent): Promise<void>;

  /** Undefined when there is none. The content must be read or destroyed. */
  get(name: string, range?: ByteRange): Promise<StoredFile | undefined>;

  sizeOf(name: string): Promise<number | undefined>;
  has(name: string): Promise<boolean>;

  /** None of that name is fine too. */
  delete(name: string): Promise<void>;

  /** All files whose names begin so, in no promised order. */
  list(prefix?: string): AsyncIterable<FileEntry>;
};

export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;
export type FileEntry = { name: string; sizeBytes: number };

/** The size is that of the whole file, whatever part of it is the content. */
export type StoredFile = { sizeBytes: number; content: Readable };

/** Both ends are part of it, as in HTTP. An end beyond the file's means its end; a start beyond it is a RangeError. */
export type ByteRange = { start: number; end: number };

/** Throws when the store does not let itself be looked into. That it is empty is fine. */
export async function lookInto(files: FileStore): Promise<void> {
  const entries = files.list()[Symbol.asyncIterator]();
  await entries.next();
  await entries.return?.();
}

/** The store does not answer, or not well. The same request may succeed in a moment. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway';
}

/** With parts of at most 99, so that each name fits into an archive. */
const maxNameLength = 150;

/**
 * Small letters, digits, dots, dashes and slashes. No name is hidden, none climbs out of its folder, and none means the same as
 * another on a disk that does not tell capitals apart.
 */
export function checkName(name: string): string {
  if (isName(name)) return name;
  throw new TypeError(`Not a name for a file: ${JSON.stringify(name)}`);
}

export function isName(name: string): boolean {
  return (
    name.length <= maxNameLength && /^[a-z0-9][a-z0-9._-]{0,98}(\/[a-z0-9][a-z0-9._-]{0,98})*$/.test(name)
  );
}

/** The beginning of a name: possibly nothing, possibly up to a slash. */
export function checkPrefix(prefix: string): string {
  if (prefix === '' || isName(prefix.replace(/\/$/, ''))) return prefix;
  throw new TypeError(`Not the beginning of a file's name: ${JSON.stringify(prefix)}`);
}

export function rangeNotThere({ start }: ByteRange, sizeBytes: number): RangeError {
  return new RangeError(`The file has ${sizeBytes} bytes and none at ${start}.`);
}
