import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import {
  type ByteRange,
  checkName,
  checkPrefix,
  type FileContent,
  type FileEntry,
  type FileStore,
  rangeNotThere,
  type StoredFile,
} from './file-store.ts';

/** Hidden, so that it is no name of a file; on the same disk, so that renaming out of it is one step. */
const unfinishedFolder = '.unfinished';
const abandonedAfterMs = 3_600_000; // no sound takes an hour to write

export async function openDiskFiles(root: string, now: () => Date): Promise<FileStore> {
  const unfinished = join(root, unfinishedFolder);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await sweepAbandoned(unfinished, now());

  const pathOf = (name: string) => join(root, checkName(name));
  const sizeOf = async (name: string) => await ifThere(async () => (await stat(pathOf(name))).size);

  return {
    async put(name, content) {
      const path = pathOf(name);
      const partial = join(unfinished, randomUUID());
      try {
        await writeSynced(partial, content);
        const created = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(partial, path);
        await syncFolders(dirname(path), created === undefined ? dirname(path) : root);
      } finally {
        await rm(partial, { force: true });
      }
    },

    async get(name, range) {
      return await ifThere(() => openForReading(pathOf(name), range));
    },

    sizeOf,
    has: async (name) => (await sizeOf(name)) !== undefined,

    async delete(name) {
      const path = pathOf(name);
      await ifThere(async () => {
        await rm(path);
        await syncFolders(dirname(path), dirname(path)); // or a power cut could bring it back
      });
    },

    async *list(prefix = '') {
      const folder = join(root, checkPrefix(prefix), prefix.endsWith('/') || prefix === '' ? '' : '..');
      for await (const entry of walk(folder, root)) {
        if (entry.name.startsWith(prefix)) yield entry;
      }
    },
  };
}

async function writeSynced(path: string, content: FileContent): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeFile(file, content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is only safe once its folder is on the disk, and a new folder once its own is. */
async function syncFolders(folder: string, upTo: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (relative(upTo, folder) !== '') await syncFolders(dirname(folder), upTo);
}

async function openForReading(path: string, range: ByteRange | undefined): Promise<StoredFile> {
  const file = await open(path, 'r');
  try {
    const { size: sizeBytes } = await file.stat();
    if (range && range.start >= sizeBytes) throw rangeNotThere(range, sizeBytes);
    return { sizeBytes, content: file.createReadStream(range) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* walk(folder: string, root: string): AsyncGenerator<FileEntry> {
  const entries = (await ifThere(() => readdir(folder, { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* walk(path, root);
    else {
      const sizeBytes = await ifThere(async () => (await stat(path)).size);
      if (sizeBytes !== undefined) yield { name: relative(root, path), sizeBytes };
    }
  }
}

/** What a process was writing when it was killed. */
async function sweepAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const lastTouched = await ifThere(async () => (await stat(path)).mtimeMs);
    if (lastTouched !== undefined && now.getTime() - lastTouched > abandonedAfterMs)
      await rm(path, { force: true });
  }
}

async function ifThere<R>(act: () => Promise<R>): Promise<R | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return undefined;
    throw error;
  }
}
