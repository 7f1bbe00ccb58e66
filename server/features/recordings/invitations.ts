import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Invitation, type InvitedReading, recordingLimits } from '#contract/recordings.ts';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import { networkOf } from '#server/platform/http/client-network.ts';
import { type Limit, type Throttle, tooManyTries } from '#server/platform/throttle.ts';
import type { BeginRecording } from './begin-recording.ts';
import type { InvitationLinks } from './invitation-links.ts';
import type { InvitationQueries, InvitationRow } from './invitation-queries.ts';
import type { RecordingQueries, RecordingRow } from './recording-queries.ts';
import { invitationOver, storyGone, tooManyInvited } from './refusals.ts';
import type { ShowRecordings } from './show-recordings.ts';

export type InvitedStory = { id: string; title: string; content: string; createdAt: string };

export type InvitationNeeds = {
  clock: Clock;
  throttle: Throttle;
  storyOf: (userId: string, storyId: string) => Promise<InvitedStory | null>;
  storiesOf: (userId: string) => Promise<InvitedStory[]>;
};

type Parts = {
  links: InvitationLinks;
  invitations: InvitationQueries;
  recordings: RecordingQueries;
  begin: BeginRecording;
  showing: ShowRecordings;
};

/** Secrets that nobody has given: from one place so many, and then no more for a while. */
const wrongSecrets: Limit = { name: 'invitation', most: 20, perMs: 600_000 };
/** Of each new story the latest; nobody reads a whole library aloud. */
const mostStories = 10;

export type Invitations = ReturnType<typeof createInvitations>;

/** Invitations to read aloud, and which stories and readings there are for whoever has one. */
export function createInvitations(needs: InvitationNeeds, parts: Parts) {
  const { clock, throttle } = needs;
  const { links, invitations, recordings, showing } = parts;

  /** One story; or the newest that there was when the invitation was made, and all that came after it. */
  async function storiesOf(row: InvitationRow): Promise<InvitedStory[]> {
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

  async function readingOf(row: InvitationRow, storyId: string): Promise<RecordingRow | undefined> {
    return (await recordings.byInvitation(row.id)).find((one) => one.story_id === storyId);
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

  const list = async (userId: string): Promise<Invitation[]> =>
    (await invitations.list(userId, clock.now())).map(shown);

  return {
    list,
    storiesOf,
    readingOf,

    /** Whose invitation this is. Without a good one nobody learns whether there ever was such a one. */
    async of(request: FastifyRequest): Promise<InvitationRow> {
      const id = links.idIn(request.headers['x-invitation']);
      const row = id === null ? undefined : await invitations.find(id, clock.now());
      if (row) return row;
      const tried = { limit: wrongSecrets, subject: '', place: networkOf(request.ip) };
      const refusal = await throttle.take([tried]);
      if (refusal) throw tooManyTries(refusal.waitMs);
      throw invitationOver();
    },

    async make(
      userId: string,
      asked: { speaker: string; memberId: string | null; storyId: string | null },
    ): Promise<Invitation> {
      const now = clock.now();
      if ((await invitations.list(userId, now)).length >= recordingLimits.invitations) throw tooManyInvited();
      return shown(
        await invitations.add({
          id: randomBytes(16).toString('hex'),
          user_id: userId,
          speaker: asked.speaker,
          member_id: asked.memberId,
          story_id: asked.storyId,
          takes: 0,
          created_at: now,
          expires_at: new Date(now.getTime() + recordingLimits.days * dayMs),
        }),
      );
    },

    async storyFor(row: InvitationRow, storyId: string): Promise<InvitedStory> {
      const story = (await storiesOf(row)).find(({ id }) => id === storyId);
      if (!story) throw storyGone();
      return story;
    },

    async begunReadingOf(row: InvitationRow, storyId: string): Promise<RecordingRow> {
      const known = await readingOf(row, storyId);
      if (known) return known;
      return parts.begin({
        // Two paragraphs that arrive at once begin the same one.
        id: createHash('sha256').update(`${row.id} ${storyId}`).digest('hex').slice(0, 32),
        userId: row.user_id,
        storyId,
        speaker: row.speaker,
        memberId: row.member_id,
        invitationId: row.id,
      });
    },

    async shownTo(row: InvitationRow, story: InvitedStory): Promise<InvitedReading> {
      const reading = await readingOf(row, story.id);
      return {
        id: story.id,
        title: story.title,
        content: story.content,
        state: stateOf(reading),
        takes: reading ? await showing.takesOf(reading.id) : [],
      };
    },

    async forget(userId: string, which: { story_id?: string; member_id?: string }): Promise<void> {
      await invitations.remove(userId, which);
    },
    exportOf: async (userId: string) =>
      (await list(userId)).map(({ link: _secret, id: _id, ...known }) => known),
    sweep: () => invitations.removeExpired(clock.now()),
  };
}

export function stateOf(reading: RecordingRow | undefined): 'new' | 'begun' | 'sent' {
  if (!reading) return 'new';
  return reading.state === 'begun' ? 'begun' : 'sent';
}
