import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { departed, type Manifest } from './platform/archive/archive.ts';
import { readArchive, verifyArchive } from './platform/archive/archive-reader.ts';
import { damaged } from './platform/archive/damaged.ts';
import type { TarEntry } from './platform/archive/tar-reader.ts';
import type { Database } from './platform/database/database.ts';
import { migrate, type Migration } from './platform/database/migrate.ts';
import {
  deferForeignKeys,
  insertRows,
  isEmptyTable,
  type JsonRow,
  tableNames,
} from './platform/database/table-rows.ts';
import { type FileStore, isName } from './platform/files/file-store.ts';

export type RestoreNeeds = {
  /** The archive. */
  file: string;
  database: Database;
  migrations: readonly Migration[];
  audio: FileStore;
  dataDir: string;
  secretFiles: readonly string[];
  /** What has to follow, in the transaction that brings everything back. */
  andThen: (inside: Database) => Promise<void>;
};

export type RestoreReport = { rows: number; sounds: number; madeAt: string };

/**
 * Puts an archive back, from whichever database, into an empty place on whichever database. The archive is read to its seal
 * before anything is written, and the tables are filled in one transaction: either everything is there again, or nothing is.
 */
export async function restore(needs: RestoreNeeds): Promise<RestoreReport> {
  if (!existsSync(needs.file)) throw new Error(`There is no backup at ${needs.file}.`);
  await refuseUnlessEmpty(needs);
  const manifest = await verifyArchive(needs.file, (entry, seen) => inspect(entry, seen, needs.secretFiles));
  const steps = stepsOf(manifest, needs.migrations);
  const undo: (() => Promise<void>)[] = [];
  try {
    const counts = await needs.database.transaction(
      async (inside) => {
        await migrate(inside, steps);
        const checkReferences = await deferForeignKeys(inside);
        const restored = await putBack(needs, inside, undo);
        await checkReferences();
        await migrate(inside, needs.migrations);
        await needs.andThen(inside);
        return restored;
      },
      { patient: true },
    );
    return { ...counts, madeAt: manifest.madeAt };
  } catch (error) {
    // What resists stays, and the next restore says that the place is not empty.
    await Promise.allSettled(undo.map((step) => step()));
    throw error;
  }
}

async function refuseUnlessEmpty({ database, audio, dataDir, secretFiles }: RestoreNeeds): Promise<void> {
  for (const table of await tableNames(database)) {
    if (!(await isEmptyTable(database, table))) throw notEmpty(`the database has ${table}`);
  }
  for await (const { name } of audio.list())
    if (!name.startsWith(departed.prefix)) throw notEmpty(`there is the sound ${name}`);
  for (const name of secretFiles) {
    if (existsSync(join(dataDir, name))) throw notEmpty(`there is ${join(dataDir, name)}`);
  }
}

function notEmpty(what: string): Error {
  return new Error(
    `Nothing was restored, because the place is not empty: ${what}. Restore into a new DATA_DIR and an empty database.`,
  );
}

/** The shape that the archive's rows had. What came later is done to them afterwards, as it would have been had they stayed. */
function stepsOf(manifest: Manifest, migrations: readonly Migration[]): readonly Migration[] {
  const isKnown = manifest.migrations.every((name, position) => migrations[position]?.name === name);
  if (isKnown) return migrations.slice(0, manifest.migrations.length);
  throw new Error(
    `This backup was made by another version of Lamplight (${manifest.version}). Restore it with that one, or a later one.`,
  );
}

/** Everything in an archive has a place that we know, or the archive is not one of ours. */
async function inspect(entry: TarEntry, manifest: Manifest, secretFiles: readonly string[]): Promise<void> {
  const { room, name } = placeOf(entry.name);
  if (room === 'tables' && manifest.tables.includes(tableOf(name))) await rowsIn(entry);
  else if ((room === 'secrets' && secretFiles.includes(name)) || (room === 'audio' && isName(name)))
    await readThrough(entry);
  else throw damaged();
}

function placeOf(path: string): { room: string; name: string } {
  const slash = path.indexOf('/');
  return { room: path.slice(0, slash), name: path.slice(slash + 1) };
}

function tableOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}

async function readThrough({ content }: TarEntry): Promise<void> {
  for await (const chunk of content) void chunk;
}

const Rows = z.array(z.record(z.string(), z.unknown()));

async function rowsIn({ sizeBytes, content }: TarEntry): Promise<JsonRow[]> {
  const maxBytes = 100_000_000; // ours are about a megabyte; a row that is alone in its part may be larger
  if (sizeBytes > maxBytes) throw damaged();
  const lines = (await text(Readable.from(content))).split('\n').filter(Boolean);
  try {
    return Rows.parse(lines.map((line) => JSON.parse(line) as unknown));
  } catch (error) {
    throw damaged(error);
  }
}

async function putBack(
  needs: RestoreNeeds,
  inside: Database,
  undo: (() => Promise<void>)[],
): Promise<{ rows: number; sounds: number }> {
  const counts = { rows: 0, sounds: 0 };
  for await (const entry of readArchive(needs.file)) {
    const { room, name } = placeOf(entry.name);
    if (room === 'tables') {
      const rows = await rowsIn(entry);
      await insertRows(inside, tableOf(name), rows);
      counts.rows += rows.length;
    } else if (room === 'secrets') {
      const path = join(needs.dataDir, name);
      undo.push(() => rm(path, { force: true }));
      await mkdir(needs.dataDir, { recursive: true, mode: 0o700 });
      await writeFile(path, entry.content, { mode: 0o600, flag: 'wx', flush: true });
    } else if (room === 'audio') {
      // A mark that is here already stays, whatever becomes of the rest.
      if (name.startsWith(departed.prefix) && (await needs.audio.has(name))) continue;
      undo.push(() => needs.audio.delete(name));
      await needs.audio.put(name, entry.content);
      if (!name.startsWith(departed.prefix)) counts.sounds++;
    }
  }
  return counts;
}
