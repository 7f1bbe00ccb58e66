import { Problem } from '#contract/problem.ts';
import { recordingCalls, recordingLimits } from '#contract/recordings.ts';
import { takeMedia } from '#contract/take-file.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { FinishRecording } from './finish-recording.ts';
import type { InvitationQueries } from './invitation-queries.ts';
import { type Invitations, stateOf } from './invitations.ts';
import type { RecordingQueries } from './recording-queries.ts';
import {
  enoughSent,
  invitationNotFound,
  memberNotFound,
  nothingReadYet,
  storyNotFound,
  tooYoung,
} from './refusals.ts';
import type { RemoveRecordings } from './remove-recordings.ts';
import type { Takes } from './takes.ts';

export type InvitationRouteNeeds = {
  /** Refuses when the family's plan has ended. */
  requirePlan: (userId: string) => Promise<void>;
  firstNameOf: (userId: string) => Promise<string | null>;
  storyOf: (userId: string, storyId: string) => Promise<object | null>;
  /** Who a person of the family is, and how old. */
  memberOf: (userId: string, memberId: string) => Promise<{ name: string; age: number } | null>;
};

type Parts = {
  invited: Invitations;
  invitations: InvitationQueries;
  recordings: RecordingQueries;
  takes: Takes;
  finishing: FinishRecording;
  removing: RemoveRecordings;
};

/** HTTP in, HTTP out: a family makes invitations and takes them back; whoever has one can read, listen and send, and nothing else. */
export function serveInvitations(api: Api, needs: InvitationRouteNeeds, parts: Parts): void {
  serveThoseWhoInvite(api, needs, parts);
  serveTheInvited(api, needs, parts);
}

function serveThoseWhoInvite(api: Api, needs: InvitationRouteNeeds, parts: Parts): void {
  const { invited, invitations, recordings, removing } = parts;

  api.serve(recordingCalls.invitations, async ({ caller }) => invited.list(caller.userId));

  api.serve(recordingCalls.invite, async ({ caller: { userId }, body }) => {
    await needs.requirePlan(userId);
    if (body.storyId !== null && !(await needs.storyOf(userId, body.storyId))) throw storyNotFound();
    if (body.memberId !== null) {
      const member = await needs.memberOf(userId, body.memberId);
      if (!member) throw memberNotFound();
      if (member.age < recordingLimits.invitedFrom) throw tooYoung();
    }
    return invited.make(userId, body);
  });

  api.serve(recordingCalls.uninvite, async ({ caller: { userId }, params: { id } }) => {
    if ((await invitations.remove(userId, { id })) === 0) throw invitationNotFound();
    // What was not sent was not given away.
    for (const { id: recordingId, state } of await recordings.byInvitation(id))
      if (state === 'begun') await removing.remove(userId, { id: recordingId });
    return undefined;
  });
}

function serveTheInvited(api: Api, needs: InvitationRouteNeeds, parts: Parts): void {
  const { invited, invitations, recordings, takes, finishing } = parts;

  api.serve(recordingCalls.invited, async ({ request }) => {
    const row = await invited.of(request);
    const readings = await recordings.byInvitation(row.id);
    return {
      from: (await needs.firstNameOf(row.user_id)) ?? '',
      speaker: row.speaker,
      isForEveryNew: row.story_id === null,
      expiresAt: row.expires_at.toISOString(),
      stories: (await invited.storiesOf(row)).map(({ id, title }) => ({
        id,
        title,
        state: stateOf(readings.find((one) => one.story_id === id)),
      })),
    };
  });

  api.serve(recordingCalls.invitedStory, async ({ request, params: { id } }) => {
    const row = await invited.of(request);
    return invited.shownTo(row, await invited.storyFor(row, id));
  });

  api.serve(recordingCalls.putInvitedTake, async ({ request, params: { id, piece }, upload }) => {
    const row = await invited.of(request);
    const story = await invited.storyFor(row, id);
    if (!(await invitations.countTake(row.id, recordingLimits.takesByInvitation))) throw enoughSent();
    const bytes = await upload();
    await takes.put(await invited.begunReadingOf(row, id), piece, bytes);
    return invited.shownTo(row, story);
  });

  api.serve(recordingCalls.invitedTake, async ({ request, params: { id, piece }, reply }) => {
    const row = await invited.of(request);
    const reading = await invited.readingOf(row, id);
    if (reading?.state !== 'begun') throw new Problem('not_found');
    return reply.type(takeMedia).send(await takes.bytes(reading, piece));
  });

  api.serve(recordingCalls.send, async ({ request, params: { id } }) => {
    const row = await invited.of(request);
    const story = await invited.storyFor(row, id);
    const reading = await invited.readingOf(row, id);
    if (!reading) throw nothingReadYet();
    await finishing.finish(reading, 'sent');
    return invited.shownTo(row, story);
  });
}
