import { randomBytes } from 'node:crypto';
import type { Marks } from '#contract/narration.ts';
import { Problem } from '#contract/problem.ts';
import { messagePiece, readPieces, type Recording, recordingLimits } from '#contract/recordings.ts';
import { readTake, takeLimits, takeRateHz } from '#contract/take-file.ts';
import { isHeard, joinReading, type ReadPart } from '#server/audio/join-reading.ts';
import type { Respellings } from '#server/audio/speakable.ts';
import type { ReaderFollower } from '#server/narrators/narrator.ts';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { FileStore, StoredFile } from '#server/platform/files/file-store.ts';
import type { Log } from '#server/platform/log.ts';
import { recordingQueries, type RecordingRow, type TakeRow } from './recording-queries.ts';
import { takeFiles } from './take-files.ts';

export type ReadStory = { id: string; title: string; content: string; createdAt: string };

export type RecordingNeeds = {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Log;
  followReader: ReaderFollower;
  storyOf: (userId: string, storyId: string) => Promise<ReadStory | null>;
  storiesOf: (userId: string) => Promise<ReadStory[]>;
  /** Who a person of the family is, and how old. */
  memberOf: (userId: string, memberId: string) => Promise<{ name: string; age: number } | null>;
  respellingsOf: (userId: string) => Promise<Respellings>;
  /** The narration, where a finished recording is a sound like every other. */
  sounds: {
    keep: (sound: { userId: string; name: string; bytes: Uint8Array; marks: Marks }) => Promise<string>;
    open: (id: string) => Promise<StoredFile | undefined>;
    forget: (id: string) => Promise<void>;
  };
  /** Who tells a story has changed; whoever knows the shelf has to look again. */
  onReadingsChanged: (userId: string) => Promise<void>;
};

type Beginning = {
  id?: string;
  userId: string;
  storyId: string;
  speaker: string;
  memberId: string | null;
  invitationId: string | null;
};

/** Stories read aloud by somebody who is no engine: begun, read paragraph by paragraph, joined, kept, and gone without a trace. */
export function createRecordingRoom(needs: RecordingNeeds) {
  const { database, clock, log } = needs;
  const shelf = recordingQueries(database);
  const files = takeFiles(needs.files);
  const leaving = new AbortController();
  const finishing = new Map<string, Promise<void>>();

  async function begin(beginning: Beginning): Promise<RecordingRow> {
    const { userId, storyId, speaker, memberId, invitationId } = beginning;
    return database.transaction(async (inside) => {
      const here = recordingQueries(inside);
      const all = await here.list(userId);
      if (all.length >= recordingLimits.recordings) throw tooMany(recordingLimits.recordings, 'recordings');
      const unfinished = all.filter(({ state }) => state === 'begun');
      if (unfinished.length >= recordingLimits.unfinished)
        throw tooMany(recordingLimits.unfinished, 'unfinished recordings');
      const id = beginning.id ?? randomBytes(16).toString('hex');
      const added = await here.add({
        id,
        user_id: userId,
        story_id: storyId,
        speaker,
        member_id: memberId,
        invitation_id: invitationId,
        state: 'begun',
        is_favorite: false,
        sound_id: null,
        duration_ms: null,
        has_message: false,
        created_at: clock.now(),
      });
      const row = added ?? (await here.one(userId, id));
      if (!row) throw recordingNotFound();
      return row;
    });
  }

  async function one(userId: string, id: string): Promise<RecordingRow> {
    const row = await shelf.one(userId, id);
    if (!row) throw recordingNotFound();
    return row;
  }

  async function storyOf({ user_id: userId, story_id: storyId }: RecordingRow): Promise<ReadStory> {
    const story = await needs.storyOf(userId, storyId);
    if (!story) throw recordingNotFound();
    return story;
  }

  /** The file first, then the row that knows it: what no row knows lies in the recording's own folder and goes with it. */
  async function putTake(row: RecordingRow, piece: string, bytes: Uint8Array): Promise<void> {
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
  }

  async function takeBytes(row: RecordingRow, piece: string): Promise<Uint8Array> {
    const takes = await shelf.takesOf([row.id]);
    const take = takes.find((known) => known.piece === pieceName(piece));
    const bytes = take && (await files.read(take.file));
    if (!bytes) throw new Problem('not_found', { message: 'Nobody has read this part yet.' });
    return bytes;
  }

  /** Once, however often it is asked for at the same time. */
  async function finish(row: RecordingRow, state: 'kept' | 'sent'): Promise<void> {
    if (row.state !== 'begun') return;
    const running = finishing.get(row.id) ?? join(row, state).finally(() => finishing.delete(row.id));
    finishing.set(row.id, running);
    await running;
  }

  async function join(row: RecordingRow, state: 'kept' | 'sent'): Promise<void> {
    const story = await storyOf(row);
    const takes = new Map((await shelf.takesOf([row.id])).map((take) => [take.piece, take]));
    const pieces = readPieces(story.content);
    const missing = pieces.findIndex((_, index) => !takes.has(String(index)));
    if (missing >= 0) throw notReadYet(missing, pieces.length);
    const message = takes.get(messagePiece);
    const { bytes, marks } = await joinReading({
      parts: pieces.map(({ charStart, charEnd, beginsParagraph }, index): ReadPart => ({
        text: story.content.slice(charStart, charEnd),
        charStart,
        beginsParagraph,
        samples: () => samplesOf(takes.get(String(index))),
      })),
      ...(message && { message: () => samplesOf(message) }),
      respellings: await needs.respellingsOf(row.user_id),
      follow: needs.followReader,
      signal: leaving.signal,
    });
    const soundId = await needs.sounds.keep({ userId: row.user_id, name: row.id, bytes, marks });
    const made = {
      state,
      sound_id: soundId,
      duration_ms: marks.durationMs,
      has_message: message !== undefined,
    };
    const isDone = await database.transaction(async (inside) => {
      const here = recordingQueries(inside);
      if (!(await here.finish(row.id, made))) return false;
      if (state === 'kept') await chooseFirst(inside, row);
      await here.dropTakes(row.id);
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

  async function samplesOf(take: TakeRow | undefined): Promise<Float32Array> {
    const bytes = take && (await files.read(take.file));
    const samples = bytes && readTake(bytes);
    if (!samples)
      throw new Problem('not_found', {
        message: 'A part of this recording is lost. Please read it once more.',
      });
    return samples;
  }

  /** The first who reads a story for the family is the one it wants to hear. */
  async function chooseFirst(inside: Database, row: RecordingRow): Promise<void> {
    const here = recordingQueries(inside);
    const others = (await here.list(row.user_id)).filter(({ story_id: id }) => id === row.story_id);
    if (!others.some((other) => other.is_favorite)) await here.choose(row.user_id, row.story_id, row.id);
  }

  async function keep(row: RecordingRow): Promise<void> {
    await database.transaction(async (inside) => {
      if (await recordingQueries(inside).keep(row.user_id, row.id)) await chooseFirst(inside, row);
    });
    await needs.onReadingsChanged(row.user_id);
  }

  async function choose(row: RecordingRow, isFavorite: boolean): Promise<void> {
    if (row.state !== 'kept') throw notKeptYet();
    if (!isFavorite && !row.is_favorite) return;
    await database.transaction((inside) =>
      recordingQueries(inside).choose(row.user_id, row.story_id, isFavorite ? row.id : null),
    );
    await needs.onReadingsChanged(row.user_id);
  }

  async function erase(rows: readonly RecordingRow[]): Promise<void> {
    for (const { id, sound_id: soundId } of rows) {
      await files.removeAll(id);
      if (soundId !== null) await needs.sounds.forget(soundId);
      await shelf.remove(id);
    }
  }

  async function remove(userId: string, which: Parameters<typeof shelf.letGo>[1]): Promise<void> {
    const rows = await shelf.letGo(userId, which);
    if (rows.length === 0) return;
    await erase(rows);
    await needs.onReadingsChanged(userId);
  }

  async function shown(rows: readonly RecordingRow[]): Promise<Recording[]> {
    const takes = await shelf.takesOf(rows.map(({ id }) => id));
    const titles = new Map<string, string>();
    for (const row of rows)
      if (!titles.has(row.story_id))
        titles.set(row.story_id, (await needs.storyOf(row.user_id, row.story_id))?.title ?? '');
    return rows.map((row) => ({
      id: row.id,
      storyId: row.story_id,
      storyTitle: titles.get(row.story_id) ?? '',
      speaker: row.speaker,
      memberId: row.member_id,
      state: row.state === 'leaving' ? 'begun' : row.state,
      isFavorite: row.is_favorite,
      byInvitation: row.invitation_id !== null,
      hasMessage: row.has_message,
      durationMs: row.duration_ms,
      takes: takesIn(takes, row.id),
      createdAt: row.created_at.toISOString(),
    }));
  }

  return {
    shelf,
    begin,
    one,
    putTake,
    takeBytes,
    finish,
    keep,
    choose,
    remove,
    shown,
    takesOf: async (id: string) => takesIn(await shelf.takesOf([id]), id),
    async sweep(): Promise<void> {
      await shelf.letGoUnfinished(new Date(clock.now().getTime() - recordingLimits.days * dayMs));
      await erase(await shelf.leaving());
    },
    async close(): Promise<void> {
      leaving.abort();
      await Promise.allSettled(finishing.values());
    },
  };
}

export type RecordingRoom = ReturnType<typeof createRecordingRoom>;

const pieceName = (piece: string): string => (piece === messagePiece ? piece : String(Number(piece)));

const takesIn = (takes: readonly TakeRow[], id: string) =>
  takes
    .filter((take) => take.recording_id === id)
    .map(({ piece, duration_ms: durationMs }) => ({ piece, durationMs }))
    .toSorted((a, b) => placeOf(a.piece) - placeOf(b.piece));

const placeOf = (piece: string): number => (piece === messagePiece ? Number.MAX_SAFE_INTEGER : Number(piece));

/** What came in is one of our own files, of a sensible length, and somebody is heard in it. */
function heardTake(bytes: Uint8Array, piece: string): Float32Array {
  const samples = readTake(bytes);
  if (!samples) throw notATake();
  const mostMs = piece === messagePiece ? takeLimits.messageMs : takeLimits.mostMs;
  const durationMs = (samples.length / takeRateHz) * 1000;
  if (durationMs < takeLimits.leastMs) throw refused('That was too short to keep. Please read it once more.');
  if (durationMs > mostMs)
    throw refused(
      piece === messagePiece
        ? 'A message has at most a minute. Please say it a little shorter.'
        : 'That was longer than we can take at once. Please read only what stands here.',
    );
  if (!isHeard(samples))
    throw refused('We could not hear anybody. Please look at the microphone, and read it once more.');
  return samples;
}

const refused = (message: string) => new Problem('invalid_field', { message, fields: { sound: message } });

const notATake = () =>
  refused('That is not a recording of ours, or only half of one. Please read it once more.');

export const recordingNotFound = () =>
  new Problem('not_found', { message: 'We could not find that recording.' });

const alreadyWhole = () =>
  new Problem('conflict', { message: 'This recording is finished. To read it anew, begin another one.' });

const notKeptYet = () => new Problem('conflict', { message: 'Please listen to it and keep it first.' });

const notReadYet = (index: number, count: number) =>
  new Problem('conflict', { message: `Part ${index + 1} of ${count} has not been read yet.` });

const tooMany = (most: number, what: string) =>
  new Problem('conflict', {
    message: `There are ${most} ${what}, which is as many as we can keep. Please delete one first.`,
  });
