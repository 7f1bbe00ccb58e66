import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { departed, type Manifest, manifestName } from './platform/archive/archive.ts';
import { type ArchiveWriter, createArchive } from './platform/archive/archive-writer.ts';
import type { Database } from './platform/database/database.ts';
import { takenMigrations } from './platform/database/migrate.ts';
import { tableNames, walkRows } from './platform/database/table-rows.ts';
import type { FileStore } from './platform/files/file-store.ts';

export type BackupNeeds = {
  /** Where the archive goes. */
  file: string;
  database: Database;
  audio: FileStore;
  dataDir: string;
  /** The files in the data folder that this installation made for itself. Those that are not there are left out. */
  secretFiles: readonly string[];
  version: string;
  now: () => Date;
};

export type BackupReport = { rows: number; sounds: number };

/**
 * Everything that is kept, in one archive, while the app goes on working. The tables are read as they were at one moment. The
 * sounds follow: each that a row speaks of was there before the row, so none is missing but those deleted since.
 */
export async function backUp(needs: BackupNeeds): Promise<BackupReport> {
  const archive = await createArchive(needs.file, needs.now());
  try {
    const rows = await needs.database.snapshot((still) => archiveTables(archive, still, needs));
    await archiveSecrets(archive, needs);
    const sounds = await archiveSounds(archive, needs.audio);
    await archive.finish();
    return { rows, sounds };
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

async function archiveTables(
  archive: ArchiveWriter,
  still: Database,
  { version, now }: BackupNeeds,
): Promise<number> {
  const tables = await tableNames(still);
  const migrations = await takenMigrations(still);
  const manifest: Manifest = {
    format: 'lamplight-backup-1',
    version,
    madeAt: now().toISOString(),
    migrations,
    tables,
  };
  await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)));
  let rows = 0;
  for (const table of tables) rows += await archiveTable(archive, still, table);
  return rows;
}

async function archiveTable(archive: ArchiveWriter, still: Database, table: string): Promise<number> {
  const partBytes = 1_000_000;
  let part: Buffer[] = [];
  let pendingBytes = 0;
  let parts = 0;
  let rows = 0;
  const closePart = async () => {
    parts++;
    await archive.add(`tables/${table}/${String(parts).padStart(6, '0')}.jsonl`, Buffer.concat(part));
    part = [];
    pendingBytes = 0;
  };
  for await (const row of walkRows(still, table)) {
    const line = Buffer.from(`${JSON.stringify(row)}\n`);
    part.push(line);
    pendingBytes += line.byteLength;
    rows++;
    if (pendingBytes >= partBytes) await closePart();
  }
  if (part.length > 0) await closePart();
  return rows;
}

async function archiveSecrets(archive: ArchiveWriter, { dataDir, secretFiles }: BackupNeeds): Promise<void> {
  for (const name of secretFiles) {
    const secret = await readFile(join(dataDir, name)).catch(nothingIfNotThere);
    if (secret) await archive.add(`secrets/${name}`, secret);
  }
}

/** Given by the environment instead, so it is not ours to keep. */
function nothingIfNotThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

async function archiveSounds(archive: ArchiveWriter, audio: FileStore): Promise<number> {
  let sounds = 0;
  for await (const { name } of audio.list()) {
    const sound = await audio.get(name);
    if (!sound) continue; // deleted a moment ago
    await archive.addStream(`audio/${name}`, sound.sizeBytes, sound.content);
    if (!name.startsWith(departed.prefix)) sounds++;
  }
  return sounds;
}
