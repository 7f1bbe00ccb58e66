import { randomBytes } from 'node:crypto';
import { recordingLimits } from '#contract/recordings.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordingQueries, type RecordingRow } from './recording-queries.ts';
import { recordingNotFound, tooMany } from './refusals.ts';

type Beginning = {
  id?: string;
  userId: string;
  storyId: string;
  speaker: string;
  memberId: string | null;
  invitationId: string | null;
};

export type BeginRecording = (beginning: Beginning) => Promise<RecordingRow>;

/** A recording with nothing read yet; or the one of that id, where there is one. */
export function createBeginRecording(needs: { database: Database; clock: Clock }): BeginRecording {
  return ({ id = randomBytes(16).toString('hex'), userId, storyId, speaker, memberId, invitationId }) =>
    needs.database.transaction(async (inside) => {
      const queries = recordingQueries(inside);
      const all = await queries.list(userId);
      if (all.length >= recordingLimits.recordings) throw tooMany(recordingLimits.recordings, 'recordings');
      const unfinished = all.filter(({ state }) => state === 'begun');
      if (unfinished.length >= recordingLimits.unfinished)
        throw tooMany(recordingLimits.unfinished, 'unfinished recordings');
      const added = await queries.add({
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
        created_at: needs.clock.now(),
      });
      const row = added ?? (await queries.one(userId, id));
      if (!row) throw recordingNotFound();
      return row;
    });
}
