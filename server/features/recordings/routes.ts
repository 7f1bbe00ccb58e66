import { recordingCalls } from '#contract/recordings.ts';
import { takeMedia } from '#contract/take-file.ts';
import type { Telling } from '#contract/narration.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { BeginRecording } from './begin-recording.ts';
import type { ChooseReading } from './choose-reading.ts';
import type { FinishRecording } from './finish-recording.ts';
import type { RecordingQueries, RecordingRow } from './recording-queries.ts';
import { memberNotFound, recordingNotFound, storyNotFound } from './refusals.ts';
import type { RemoveRecordings } from './remove-recordings.ts';
import type { ShowRecordings } from './show-recordings.ts';
import type { Takes } from './takes.ts';

export type RecordingRouteNeeds = {
  /** Refuses when the family's plan has ended. */
  requirePlan: (userId: string) => Promise<void>;
  storyOf: (userId: string, storyId: string) => Promise<object | null>;
  /** Who a person of the family is, and how old. */
  memberOf: (userId: string, memberId: string) => Promise<{ name: string; age: number } | null>;
  tellSound: (soundId: string) => Promise<Telling>;
};

type Parts = {
  queries: RecordingQueries;
  begin: BeginRecording;
  takes: Takes;
  finishing: FinishRecording;
  choosing: ChooseReading;
  removing: RemoveRecordings;
  showing: ShowRecordings;
};

/** HTTP in, HTTP out: what a family does with its own recordings. */
export function serveRecordings(api: Api, needs: RecordingRouteNeeds, parts: Parts): void {
  const { queries, takes, finishing, choosing, showing } = parts;

  async function rowOf(userId: string, id: string): Promise<RecordingRow> {
    const row = await queries.one(userId, id);
    if (!row) throw recordingNotFound();
    return row;
  }

  api.serve(recordingCalls.list, async ({ caller }) => showing.list(caller.userId));

  api.serve(recordingCalls.begin, async ({ caller: { userId }, body }) => {
    await needs.requirePlan(userId);
    if (!(await needs.storyOf(userId, body.storyId))) throw storyNotFound();
    const member = body.memberId === null ? null : await needs.memberOf(userId, body.memberId);
    if (body.memberId !== null && !member) throw memberNotFound();
    const { id } = await parts.begin({ userId, ...body, invitationId: null });
    return showing.one(userId, id);
  });

  api.serve(recordingCalls.putTake, async ({ caller, params: { id, piece }, upload }) => {
    const row = await rowOf(caller.userId, id);
    await takes.put(row, piece, await upload());
    return showing.one(caller.userId, id);
  });

  api.serve(recordingCalls.take, async ({ caller, params: { id, piece }, reply }) => {
    const bytes = await takes.bytes(await rowOf(caller.userId, id), piece);
    return reply.type(takeMedia).send(bytes);
  });

  api.serve(recordingCalls.finish, async ({ caller, params: { id } }) => {
    const row = await rowOf(caller.userId, id);
    // What is being read by invitation is sent by whoever reads it.
    if (row.invitation_id !== null && row.state === 'begun') throw recordingNotFound();
    await finishing.finish(row, 'kept');
    return showing.one(caller.userId, id);
  });

  api.serve(recordingCalls.keep, async ({ caller, params: { id } }) => {
    const row = await rowOf(caller.userId, id);
    if (row.state === 'begun') throw recordingNotFound();
    await choosing.keep(row);
    return showing.one(caller.userId, id);
  });

  api.serve(recordingCalls.favourite, async ({ caller, params: { id }, body }) => {
    await choosing.choose(await rowOf(caller.userId, id), body.isFavorite);
    return showing.one(caller.userId, id);
  });

  api.serve(recordingCalls.tell, async ({ caller, params: { id } }) => {
    const { sound_id: soundId } = await rowOf(caller.userId, id);
    if (soundId === null) throw recordingNotFound();
    return needs.tellSound(soundId);
  });

  api.serve(recordingCalls.remove, async ({ caller, params: { id } }) => {
    await rowOf(caller.userId, id);
    await parts.removing.remove(caller.userId, { id });
    return undefined;
  });
}
