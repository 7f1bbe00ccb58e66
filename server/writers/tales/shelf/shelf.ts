import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTale, readTaleHead } from '../notation/read-tale.ts';
import type { PeopleTables } from '../people/cast.ts';
import { loveFields, mannerFields, readWordBook, sayingFields } from '../people/word-book.ts';
import { readWordTable } from '../people/word-table.ts';
import { type Places, readPlaces } from './places.ts';
import type { Fault, Tale, TaleHead } from '../tale.ts';

/** The tales of a house. Only their heads are kept; a tale is read when it is told. */
export type Shelf = {
  heads: readonly TaleHead[];
  tables: PeopleTables;
  places: Places;
  taleOf: (head: TaleHead) => Tale;
  /** As its author wrote it. */
  textOf: (head: TaleHead) => string;
  /** What was wrong with files that were left out. */
  faults: readonly Fault[];
};

export type ShelfFolders = {
  /** The house's own tales, in one language: `tales/en`. */
  ours: string;
  /** Tales of whoever runs this house. */
  theirs?: string | undefined;
};

/** How many tales stay read: each is a hundred times what is kept of it for choosing, and is read again in a millisecond or two. */
const talesKept = 4;

export function openShelf({ ours, theirs }: ShelfFolders): Shelf {
  const faults: Fault[] = [];
  const heads = new Map<string, TaleHead>();
  const same = new Map<string, unknown>();
  const stranger = new Set(theirs === undefined ? [] : taleFilesIn(theirs));
  for (const file of [...taleFilesIn(ours), ...stranger]) {
    const source = readFileSync(file, 'utf8');
    const { head, faults: wrong } = readTaleHead(file, source);
    // Ours are read whole by the tests, and theirs by nobody but this.
    if (stranger.has(file) && wrong.length === 0) wrong.push(...readTale(file, source).faults);
    const twin = heads.get(head.id);
    if (twin) wrong.push({ file, line: 1, text: `"${head.id}" is the name of ${twin.file} already` });
    if (wrong.length > 0) faults.push(...wrong);
    else heads.set(head.id, apartFromItsFile(head, same));
  }
  const kept = new Map<string, Tale>();
  const textOf = ({ file }: TaleHead) => readFileSync(file, 'utf8');
  return {
    heads: [...heads.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    faults,
    tables: {
      hobbies: readWordTable(readFileSync(join(ours, 'hobbies.txt'), 'utf8')),
      natures: readWordTable(readFileSync(join(ours, 'natures.txt'), 'utf8')),
      ways: {
        loves: readWordBook(readFileSync(join(ours, 'loves.txt'), 'utf8'), loveFields, sayingFields),
        manners: readWordBook(readFileSync(join(ours, 'manners.txt'), 'utf8'), mannerFields),
      },
    },
    places: readPlaces(readFileSync(join(ours, 'places.txt'), 'utf8')),
    textOf,
    taleOf: (head) => {
      const tale = kept.get(head.id) ?? readTale(head.file, textOf(head)).tale;
      kept.delete(head.id);
      kept.set(head.id, tale);
      const [oldest] = kept.keys();
      if (kept.size > talesKept && oldest !== undefined) kept.delete(oldest);
      return tale;
    },
  };
}

/**
 * A word that was cut out of a file would keep the whole file in memory; written down and read again it does not. Of words, lists and
 * ranges that many heads have, all have the same one.
 */
function apartFromItsFile(head: TaleHead, same: Map<string, unknown>): TaleHead {
  return JSON.parse(JSON.stringify(head), (name, value: unknown) => {
    if (name === '' || name === 'file' || typeof value === 'number') return value;
    const written = JSON.stringify(value);
    if (!same.has(written)) same.set(written, value);
    return same.get(written);
  }) as TaleHead;
}

/** Every tale below a folder, or none where there is no such folder. */
export function taleFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tale'))
      .map((name) => join(folder, name))
      .toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
