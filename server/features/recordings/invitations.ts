import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import {
  type Invitation,
  type InvitedReading,
  recordingCalls,
  recordingLimits,
} from '#contract/recordings.ts';
import { takeMedia } from '#contract/take-file.ts';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Database } from '#server/platform/database/database.ts';
import { networkOf } from '#server/platform/http/client-network.ts';
import type { Api } from '#server/platform/http/api.ts';
import { type Limit, type Throttle, tooManyTries } from '#server/platform/throttle.ts';
import { invitationLinks } from './invitation-links.ts';
import { invitationQueries, type InvitationRow } from './invitation-queries.ts';
import type { RecordingRow } from './recording-queries.ts';
import type { ReadStory, RecordingRoom } from './recording-room.ts';

export type InvitationNeeds = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  throttle: Throttle;
  publicUrl: () => string;
  requirePlan: (userId: string) => Promise<void>;
  firstNameOf: (userId: string) => Promise<string | null>;
  storyOf: (userId: string, storyId: string) => Promise<ReadStory | null>;
  storiesOf: (userId: string) => Promise<ReadStory[]>;
  memberOf: (userId: string, memberId: string) => Promise<{ name: string; age: number } | null>;
};

/** Secrets that nobody has given: from one place so many, and then no more for a while. */
const wrongSecrets: Limit = { name: 'invitation', most: 20, perMs: 600_000 };
/** Of each new story the latest; nobody reads a whole library aloud. */
const mostStories = 10;

/** Invitations to read aloud: a family makes and takes them back; whoever has one can read, listen and send, and nothing else. */
export function serveInvitations(needs: InvitationNeeds, room: RecordingRoom) {
  const { database, clock, throttle } = needs;
  const shelf = invitationQueries(database);
  const links = invitationLinks(needs.secrets, needs.publicUrl);

  /** Whose invitation this is. Without a good one nobody learns whether there ever was such a one. */
  async function invitationOf(request: FastifyRequest): Promise<InvitationRow> {
    const id = links.idIn(request.headers['x-invitation']);
    const row = id === null ? undefined : await shelf.find(id, clock.now());
    if (row) return row;
    const refusal = await throttle.take([{ limit: wrongSecrets, subject: '', place: networkOf(request.ip) }]);
    if (refusal) throw tooManyTries(refusal.waitMs);
    throw invitationOver();
  }

  /** One story; or the newest that there was when the invitation was made, and all that came after it. */
  async function storiesOf(row: InvitationRow): Promise<ReadStory[]> {
    if (row.story_id !== null) {
      const story = await needs.storyOf(row.user_id, row.story_id);
      return story ? [story] : [];
    }
    const stories = (await needs.storiesOf(row.user_id)).toSorted((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    );
    const since = row.created_at.toISOString();
    const before = stories.findIndex(({ createdAt }) => createdAt <= since);
    return stories.slice(0, before < 0 ? stories.length : before + 1).slice(0, mostStories);
  }

  async function storyFor(row: InvitationRow, storyId: string): Promise<ReadStory> {
    const story = (await storiesOf(row)).find(({ id }) => id === storyId);
    if (!story) throw new Problem('not_found', { message: 'This story is not here any more.' });
    return story;
  }

  async function readingOf(row: InvitationRow, storyId: string): Promise<RecordingRow | undefined> {
    return (await room.shelf.byInvitation(row.id)).find((one) => one.story_id === storyId);
  }

  async function begunReadingOf(row: InvitationRow, storyId: string): Promise<RecordingRow> {
    const known = await readingOf(row, storyId);
    if (known) return known;
    return room.begin({
      // Two paragraphs that arrive at once begin the same one.
      id: createHash('sha256').update(`${row.id} ${storyId}`).digest('hex').slice(0, 32),
      userId: row.user_id,
      storyId,
      speaker: row.speaker,
      memberId: row.member_id,
      invitationId: row.id,
    });
  }

  async function shownTo(row: InvitationRow, story: ReadStory): Promise<InvitedReading> {
    const reading = await readingOf(row, story.id);
    return {
      id: story.id,
      title: story.title,
      content: story.content,
      state: stateOf(reading),
      takes: reading ? await room.takesOf(reading.id) : [],
    };
  }

  const shown = (row: InvitationRow): Invitation => ({
    id: row.id,
    speaker: row.speaker,
    memberId: row.member_id,
    storyId: row.story_id,
    link: links.linkOf(row),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  });

  return {
    serve(api: Api) {
      api.serve(recordingCalls.invitations, async ({ caller }) =>
        (await shelf.list(caller.userId, clock.now())).map(shown),
      );

      api.serve(recordingCalls.invite, async ({ caller: { userId }, body }) => {
        await needs.requirePlan(userId);
        if (body.storyId !== null && !(await needs.storyOf(userId, body.storyId)))
          throw new Problem('not_found', { message: 'We could not find that story.' });
        if (body.memberId !== null) {
          const member = await needs.memberOf(userId, body.memberId);
          if (!member) throw new Problem('not_found', { message: 'We could not find that family member.' });
          if (member.age < recordingLimits.invitedFrom) throw tooYoung();
        }
        const now = clock.now();
        if ((await shelf.list(userId, now)).length >= recordingLimits.invitations) throw tooManyInvited();
        return shown(
          await shelf.add({
            id: randomBytes(16).toString('hex'),
            user_id: userId,
            speaker: body.speaker,
            member_id: body.memberId,
            story_id: body.storyId,
            takes: 0,
            created_at: now,
            expires_at: new Date(now.getTime() + recordingLimits.days * dayMs),
          }),
        );
      });

      api.serve(recordingCalls.uninvite, async ({ caller: { userId }, params: { id } }) => {
        if ((await shelf.remove(userId, { id })) === 0)
          throw new Problem('not_found', { message: 'We could not find that invitation.' });
        // What was not sent was not given away.
        for (const { id: recordingId, state } of await room.shelf.byInvitation(id))
          if (state === 'begun') await room.remove(userId, { id: recordingId });
        return undefined;
      });

      api.serve(recordingCalls.invited, async ({ request }) => {
        const row = await invitationOf(request);
        const readings = await room.shelf.byInvitation(row.id);
        return {
          from: (await needs.firstNameOf(row.user_id)) ?? '',
          speaker: row.speaker,
          isForEveryNew: row.story_id === null,
          expiresAt: row.expires_at.toISOString(),
          stories: (await storiesOf(row)).map(({ id, title }) => ({
            id,
            title,
            state: stateOf(readings.find((one) => one.story_id === id)),
          })),
        };
      });

      api.serve(recordingCalls.invitedStory, async ({ request, params: { id } }) => {
        const row = await invitationOf(request);
        return shownTo(row, await storyFor(row, id));
      });

      api.serve(recordingCalls.putInvitedTake, async ({ request, params: { id, piece }, upload }) => {
        const row = await invitationOf(request);
        const story = await storyFor(row, id);
        if (!(await shelf.countTake(row.id, recordingLimits.takesByInvitation))) throw enoughSent();
        const bytes = await upload();
        await room.putTake(await begunReadingOf(row, id), piece, bytes);
        return shownTo(row, story);
      });

      api.serve(recordingCalls.invitedTake, async ({ request, params: { id, piece }, reply }) => {
        const row = await invitationOf(request);
        const reading = await readingOf(row, id);
        if (reading?.state !== 'begun') throw new Problem('not_found');
        return reply.type(takeMedia).send(await room.takeBytes(reading, piece));
      });

      api.serve(recordingCalls.send, async ({ request, params: { id } }) => {
        const row = await invitationOf(request);
        const story = await storyFor(row, id);
        const reading = await readingOf(row, id);
        if (!reading) throw new Problem('conflict', { message: 'Nothing of this story has been read yet.' });
        await room.finish(reading, 'sent');
        return shownTo(row, story);
      });
    },

    async forget(userId: string, which: { story_id?: string; member_id?: string }): Promise<void> {
      await shelf.remove(userId, which);
    },
    exportOf: async (userId: string) =>
      (await shelf.list(userId, clock.now())).map(shown).map(({ link: _secret, id: _id, ...known }) => known),
    sweep: () => shelf.removeExpired(clock.now()),
  };
}

function stateOf(reading: RecordingRow | undefined): 'new' | 'begun' | 'sent' {
  if (!reading) return 'new';
  return reading.state === 'begun' ? 'begun' : 'sent';
}

const invitationOver = () =>
  new Problem('not_found', {
    message: 'This invitation is over, or was taken back. The family can send you a new one.',
  });

const tooYoung = () =>
  new Problem('conflict', {
    message: 'A child’s voice is recorded on your own device: open the story and choose “Read it yourself”.',
  });

const tooManyInvited = () =>
  new Problem('conflict', {
    message: `There are ${recordingLimits.invitations} invitations, which is as many as we keep. Please take one back first.`,
  });

const enoughSent = () =>
  new Problem('too_many_tries', {
    message: 'This invitation has been used as often as it can be. The family can send you a new one.',
    retryAfterSeconds: 86_400,
  });
