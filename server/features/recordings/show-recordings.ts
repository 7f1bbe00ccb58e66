import { messagePiece, type Recording } from '#contract/recordings.ts';
import type { RecordingQueries, RecordingRow, TakeRow } from './recording-queries.ts';
import { recordingNotFound } from './refusals.ts';

type Needs = {
  queries: RecordingQueries;
  storyOf: (userId: string, storyId: string) => Promise<{ title: string } | null>;
};

export type ShowRecordings = ReturnType<typeof createShowRecordings>;

/** Recordings as the contract says them. */
export function createShowRecordings({ queries, storyOf }: Needs) {
  async function shown(rows: readonly RecordingRow[]): Promise<Recording[]> {
    const takes = await queries.takesOf(rows.map(({ id }) => id));
    const titles = new Map<string, string>();
    for (const row of rows)
      if (!titles.has(row.story_id))
        titles.set(row.story_id, (await storyOf(row.user_id, row.story_id))?.title ?? '');
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
      takes: inOrder(takes.filter((take) => take.recording_id === row.id)),
      createdAt: row.created_at.toISOString(),
    }));
  }

  return {
    list: async (userId: string): Promise<Recording[]> => shown(await queries.list(userId)),
    /** As it is now. */
    async one(userId: string, id: string): Promise<Recording> {
      const row = await queries.one(userId, id);
      const [recording] = row ? await shown([row]) : [];
      if (!recording) throw recordingNotFound();
      return recording;
    },
    /** What is read of it. */
    takesOf: async (id: string) => inOrder(await queries.takesOf([id])),
  };
}

/** As they are heard. */
const inOrder = (takes: readonly TakeRow[]) =>
  takes
    .map(({ piece, duration_ms: durationMs }) => ({ piece, durationMs }))
    .toSorted((a, b) => placeOf(a.piece) - placeOf(b.piece));

const placeOf = (piece: string): number => (piece === messagePiece ? Number.MAX_SAFE_INTEGER : Number(piece));
