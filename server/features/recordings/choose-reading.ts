import type { Database } from '#server/platform/database/database.ts';
import { recordingQueries, type RecordingRow } from './recording-queries.ts';
import { notKeptYet } from './refusals.ts';

type Needs = { database: Database; onReadingsChanged: (userId: string) => Promise<void> };

export type ChooseReading = ReturnType<typeof createChooseReading>;

/** Of all who have read a story: whose reading the family keeps, and which of them it wants to hear. */
export function createChooseReading({ database, onReadingsChanged }: Needs) {
  return {
    /** What somebody has sent becomes one of the story's readings. */
    async keep(row: RecordingRow): Promise<void> {
      await database.transaction(async (inside) => {
        if (await recordingQueries(inside).keep(row.user_id, row.id)) await chooseFirst(inside, row);
      });
      await onReadingsChanged(row.user_id);
    },

    async choose(row: RecordingRow, isFavorite: boolean): Promise<void> {
      if (row.state !== 'kept') throw notKeptYet();
      if (!isFavorite && !row.is_favorite) return;
      await database.transaction((inside) =>
        recordingQueries(inside).choose(row.user_id, row.story_id, isFavorite ? row.id : null),
      );
      await onReadingsChanged(row.user_id);
    },
  };
}

/** The first who reads a story for the family is the one it wants to hear. */
export async function chooseFirst(inside: Database, row: RecordingRow): Promise<void> {
  const queries = recordingQueries(inside);
  const others = (await queries.list(row.user_id)).filter(({ story_id: id }) => id === row.story_id);
  if (!others.some((other) => other.is_favorite)) await queries.choose(row.user_id, row.story_id, row.id);
}
