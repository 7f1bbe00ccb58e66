import { recordingLimits } from '#contract/recordings.ts';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { RecordingQueries, RecordingRow } from './recording-queries.ts';
import type { TakeFiles } from './take-files.ts';

type Needs = {
  queries: RecordingQueries;
  files: TakeFiles;
  clock: Clock;
  sounds: { forget: (id: string) => Promise<void> };
  onReadingsChanged: (userId: string) => Promise<void>;
};

export type RemoveRecordings = ReturnType<typeof createRemoveRecordings>;

/** Recordings go without a trace: the takes, the sound, and then the row that knew of them. */
export function createRemoveRecordings({ queries, files, clock, sounds, onReadingsChanged }: Needs) {
  async function erase(rows: readonly RecordingRow[]): Promise<void> {
    for (const { id, sound_id: soundId } of rows) {
      await files.removeAll(id);
      if (soundId !== null) await sounds.forget(soundId);
      await queries.remove(id);
    }
  }

  return {
    async remove(userId: string, which: Parameters<RecordingQueries['letGo']>[1]): Promise<void> {
      const rows = await queries.letGo(userId, which);
      if (rows.length === 0) return;
      await erase(rows);
      await onReadingsChanged(userId);
    },
    async sweep(): Promise<void> {
      await queries.letGoUnfinished(new Date(clock.now().getTime() - recordingLimits.days * dayMs));
      await erase(await queries.leaving());
    },
  };
}
