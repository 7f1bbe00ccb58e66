import { Problem } from '#contract/problem.ts';
import { messagePiece, readPieces } from '#contract/recordings.ts';
import { readTake, takeLimits, takeRateHz } from '#contract/take-file.ts';
import { isHeard } from '#server/audio/join-reading.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordingQueries, type RecordingRow, type TakeRow } from './recording-queries.ts';
import {
  alreadyWhole,
  messageTooLong,
  nobodyHeard,
  notATake,
  partLost,
  partNotRead,
  recordingNotFound,
  tooLong,
  tooShort,
} from './refusals.ts';
import type { TakeFiles } from './take-files.ts';

type Needs = {
  database: Database;
  files: TakeFiles;
  /** What is read; refuses where the story is gone. */
  storyOf: (row: RecordingRow) => Promise<{ content: string }>;
};

export type Takes = ReturnType<typeof createTakes>;

/** What has been read of a recording so far, part by part: a file, and the row that knows it. */
export function createTakes({ database, files, storyOf }: Needs) {
  const queries = recordingQueries(database);

  return {
    of: (recordingId: string): Promise<TakeRow[]> => queries.takesOf([recordingId]),

    /** The file first, then the row that knows it: what no row knows lies in the recording's own folder and goes with it. */
    async put(row: RecordingRow, piece: string, bytes: Uint8Array): Promise<void> {
      const story = await storyOf(row);
      const isThere = /^\d+$/.test(piece) && Number(piece) < readPieces(story.content).length;
      if (piece !== messagePiece && !isThere) throw new Problem('not_found');
      if (row.state !== 'begun') throw alreadyWhole();
      const samples = heardTake(bytes, piece);
      const file = await files.put(row.id, bytes);
      const durationMs = Math.round((samples.length / takeRateHz) * 1000);
      const take = { recording_id: row.id, piece: pieceName(piece), file, duration_ms: durationMs };
      const { isKept, before } = await database
        .transaction((inside) => recordingQueries(inside).keepTake(take))
        .catch(async (error: unknown) => {
          await files.remove(file);
          throw error;
        });
      if (!isKept) {
        await files.remove(file);
        throw recordingNotFound();
      }
      if (before !== null) await files.remove(before);
    },

    async bytes(row: RecordingRow, piece: string): Promise<Uint8Array> {
      const takes = await queries.takesOf([row.id]);
      const take = takes.find((known) => known.piece === pieceName(piece));
      const bytes = take && (await files.read(take.file));
      if (!bytes) throw partNotRead();
      return bytes;
    },

    async samples(take: TakeRow | undefined): Promise<Float32Array> {
      const bytes = take && (await files.read(take.file));
      const samples = bytes && readTake(bytes);
      if (!samples) throw partLost();
      return samples;
    },
  };
}

const pieceName = (piece: string): string => (piece === messagePiece ? piece : String(Number(piece)));

/** What came in is one of our own files, of a sensible length, and somebody is heard in it. */
function heardTake(bytes: Uint8Array, piece: string): Float32Array {
  const samples = readTake(bytes);
  if (!samples) throw notATake();
  const isMessage = piece === messagePiece;
  const durationMs = (samples.length / takeRateHz) * 1000;
  if (durationMs < takeLimits.leastMs) throw tooShort();
  if (durationMs > (isMessage ? takeLimits.messageMs : takeLimits.mostMs))
    throw isMessage ? messageTooLong() : tooLong();
  if (!isHeard(samples)) throw nobodyHeard();
  return samples;
}
