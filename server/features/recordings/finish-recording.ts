import type { Marks } from '#contract/narration.ts';
import { messagePiece, readPieces } from '#contract/recordings.ts';
import { joinReading, type ReadPart } from '#server/audio/join-reading.ts';
import type { Respellings } from '#server/audio/speakable.ts';
import type { ReaderFollower } from '#server/narrators/narrator.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import { chooseFirst } from './choose-reading.ts';
import { recordingQueries, type RecordingRow } from './recording-queries.ts';
import { notReadYet, recordingNotFound } from './refusals.ts';
import type { TakeFiles } from './take-files.ts';
import type { Takes } from './takes.ts';

export type FinishNeeds = {
  database: Database;
  log: Log;
  followReader: ReaderFollower;
  respellingsOf: (userId: string) => Promise<Respellings>;
  /** The narration, where a finished recording is a sound like every other. */
  sounds: {
    keep: (sound: { userId: string; name: string; bytes: Uint8Array; marks: Marks }) => Promise<string>;
    forget: (id: string) => Promise<void>;
  };
  /** Who tells a story has changed; whoever knows the stories has to look again. */
  onReadingsChanged: (userId: string) => Promise<void>;
};

type Parts = {
  takes: Takes;
  files: TakeFiles;
  /** What is read; refuses where the story is gone. */
  storyOf: (row: RecordingRow) => Promise<{ content: string }>;
};

export type FinishRecording = ReturnType<typeof createFinishRecording>;

/** All that was read is joined to one sound, which is kept with the story; the takes go. */
export function createFinishRecording(needs: FinishNeeds, { takes, files, storyOf }: Parts) {
  const { database, log } = needs;
  const closing = new AbortController();
  const running = new Map<string, Promise<void>>();

  async function join(row: RecordingRow) {
    const story = await storyOf(row);
    const byPiece = new Map((await takes.of(row.id)).map((take) => [take.piece, take]));
    const pieces = readPieces(story.content);
    const missing = pieces.findIndex((_, index) => !byPiece.has(String(index)));
    if (missing >= 0) throw notReadYet(missing, pieces.length);
    const message = byPiece.get(messagePiece);
    const { bytes, marks } = await joinReading({
      parts: pieces.map(({ charStart, charEnd, beginsParagraph }, index): ReadPart => ({
        text: story.content.slice(charStart, charEnd),
        charStart,
        beginsParagraph,
        samples: () => takes.samples(byPiece.get(String(index))),
      })),
      ...(message && { message: () => takes.samples(message) }),
      respellings: await needs.respellingsOf(row.user_id),
      follow: needs.followReader,
      signal: closing.signal,
    });
    return { bytes, marks, hasMessage: message !== undefined };
  }

  async function joinAndKeep(row: RecordingRow, state: 'kept' | 'sent'): Promise<void> {
    const { bytes, marks, hasMessage } = await join(row);
    const soundId = await needs.sounds.keep({ userId: row.user_id, name: row.id, bytes, marks });
    const made = { state, sound_id: soundId, duration_ms: marks.durationMs, has_message: hasMessage };
    const isDone = await database.transaction(async (inside) => {
      const queries = recordingQueries(inside);
      if (!(await queries.finish(row.id, made))) return false;
      if (state === 'kept') await chooseFirst(inside, row);
      await queries.dropTakes(row.id);
      return true;
    });
    if (!isDone) {
      await needs.sounds.forget(soundId);
      throw recordingNotFound();
    }
    await needs.onReadingsChanged(row.user_id);
    await files
      .removeAll(row.id)
      .catch((error: unknown) => log.warn({ err: error }, 'the takes of a recording are still there'));
  }

  return {
    /** Once, however often it is asked for at the same time. */
    async finish(row: RecordingRow, state: 'kept' | 'sent'): Promise<void> {
      if (row.state !== 'begun') return;
      const joining = running.get(row.id) ?? joinAndKeep(row, state).finally(() => running.delete(row.id));
      running.set(row.id, joining);
      await joining;
    },
    async close(): Promise<void> {
      closing.abort();
      await Promise.allSettled(running.values());
    },
  };
}
