import { Problem } from '#contract/problem.ts';
import { recordingCalls } from '#contract/recordings.ts';
import type { StoryReading } from '#contract/stories.ts';
import { takeMedia } from '#contract/take-file.ts';
import type { Telling } from '#contract/narration.ts';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { InvitedStoryPreview } from '#contract/link-previews.ts';
import type { StoryPicture } from '#contract/pictures.ts';
import type { CoverPainter } from '#server/covers/cover-painter.ts';
import { invitationPictures } from './invitation-picture.ts';
import { type InvitationNeeds, serveInvitations } from './invitations.ts';
import {
  createRecordingRoom,
  type ReadStory,
  type RecordingNeeds,
  recordingNotFound,
} from './recording-room.ts';

export { recordingMigration } from './tables.ts';

type Needs = RecordingNeeds &
  InvitationNeeds & {
    painter: CoverPainter;
    storyOf: (
      userId: string,
      storyId: string,
    ) => Promise<(ReadStory & { picture: StoryPicture | null }) | null>;
    /** Refuses when the family's plan has ended. */
    requirePlan: (userId: string) => Promise<void>;
    tellSound: (soundId: string) => Promise<Telling>;
  };

export type Recordings = {
  serve(api: Api): void;
  /** Who has read which story, the oldest first. */
  readingsOf(userId: string): Promise<ReadonlyMap<string, StoryReading[]>>;
  forgetStory(userId: string, storyId: string): Promise<void>;
  forgetMember(userId: string, memberId: string): Promise<void>;
  forgetUser(userId: string): Promise<void>;
  exportOf(userId: string): Promise<Record<string, unknown>>;
  /** What was read, to hear: the newest first. */
  soundsOf(userId: string): Promise<ReadSound[]>;
  /** Of each story that somebody has read: the sound that the family wants to hear. */
  favouritesOf(userId: string): Promise<ReadonlyMap<string, { speaker: string; soundId: string }>>;
  /** What a messenger is told of a link to this address; null where it is no invitation to one story. */
  previewOf(path: string, query: URLSearchParams): Promise<InvitedStoryPreview | null>;
  sweep(): Promise<void>;
  close(): Promise<void>;
};

export type ReadSound = { storyId: string; voice: string; open: () => Promise<StoredFile | undefined> };

/** Stories told by those who love them. */
export function createRecordings(needs: Needs): Recordings {
  const room = createRecordingRoom(needs);
  const invitations = serveInvitations(needs, room);
  const pictures = invitationPictures(needs);

  return {
    serve(api) {
      invitations.serve(api);
      pictures.serve(api);

      api.serve(recordingCalls.list, async ({ caller }) => room.shown(await room.shelf.list(caller.userId)));

      api.serve(recordingCalls.begin, async ({ caller: { userId }, body }) => {
        await needs.requirePlan(userId);
        if (!(await needs.storyOf(userId, body.storyId))) throw storyNotFound();
        const member = body.memberId === null ? null : await needs.memberOf(userId, body.memberId);
        if (body.memberId !== null && !member) throw memberNotFound();
        const row = await room.begin({ userId, ...body, invitationId: null });
        return only(await room.shown([row]));
      });

      api.serve(recordingCalls.putTake, async ({ caller, params: { id, piece }, upload }) => {
        const row = await room.one(caller.userId, id);
        await room.putTake(row, piece, await upload());
        return only(await room.shown([await room.one(caller.userId, id)]));
      });

      api.serve(recordingCalls.take, async ({ caller, params: { id, piece }, reply }) => {
        const bytes = await room.takeBytes(await room.one(caller.userId, id), piece);
        return reply.type(takeMedia).send(bytes);
      });

      api.serve(recordingCalls.finish, async ({ caller, params: { id } }) => {
        const row = await room.one(caller.userId, id);
        // What is being read by invitation is sent by whoever reads it.
        if (row.invitation_id !== null && row.state === 'begun') throw recordingNotFound();
        await room.finish(row, 'kept');
        return only(await room.shown([await room.one(caller.userId, id)]));
      });

      api.serve(recordingCalls.keep, async ({ caller, params: { id } }) => {
        const row = await room.one(caller.userId, id);
        if (row.state === 'begun') throw recordingNotFound();
        await room.keep(row);
        return only(await room.shown([await room.one(caller.userId, id)]));
      });

      api.serve(recordingCalls.favourite, async ({ caller, params: { id }, body }) => {
        await room.choose(await room.one(caller.userId, id), body.isFavorite);
        return only(await room.shown([await room.one(caller.userId, id)]));
      });

      api.serve(recordingCalls.tell, async ({ caller, params: { id } }) => {
        const { sound_id: soundId } = await room.one(caller.userId, id);
        if (soundId === null) throw recordingNotFound();
        return needs.tellSound(soundId);
      });

      api.serve(recordingCalls.remove, async ({ caller, params: { id } }) => {
        await room.one(caller.userId, id);
        await room.remove(caller.userId, { id });
        return undefined;
      });
    },

    async readingsOf(userId) {
      const rows = await room.shelf.list(userId);
      const byStory = new Map<string, StoryReading[]>();
      for (const row of rows.toReversed()) {
        if (row.state !== 'kept') continue;
        const reading = {
          id: row.id,
          speaker: row.speaker,
          isFavorite: row.is_favorite,
          durationMs: row.duration_ms ?? 0,
        };
        byStory.set(row.story_id, [...(byStory.get(row.story_id) ?? []), reading]);
      }
      return byStory;
    },

    async forgetStory(userId, storyId) {
      await invitations.forget(userId, { story_id: storyId });
      await room.remove(userId, { story_id: storyId });
    },
    async forgetMember(userId, memberId) {
      await invitations.forget(userId, { member_id: memberId });
      await room.remove(userId, { member_id: memberId });
    },
    async forgetUser(userId) {
      await invitations.forget(userId, {});
      await room.remove(userId, {});
    },

    async exportOf(userId) {
      const recordings = await room.shown(await room.shelf.list(userId));
      return {
        recordings: recordings.map(({ id: _id, ...recording }) => recording),
        invitations: await invitations.exportOf(userId),
      };
    },
    async soundsOf(userId) {
      const rows = await room.shelf.list(userId);
      return rows.flatMap(({ story_id: storyId, speaker: voice, sound_id: soundId }) =>
        soundId === null ? [] : [{ storyId, voice, open: () => needs.sounds.open(soundId) }],
      );
    },
    async favouritesOf(userId) {
      const rows = await room.shelf.list(userId);
      return new Map(
        rows.flatMap(({ story_id: storyId, state, is_favorite: isFavorite, speaker, sound_id: soundId }) =>
          state === 'kept' && isFavorite && soundId !== null ? [[storyId, { speaker, soundId }]] : [],
        ),
      );
    },
    previewOf: (path, query) => pictures.previewOf(path, query),
    async sweep() {
      await room.sweep();
      await invitations.sweep();
    },
    close: () => room.close(),
  };
}

function only<T>([first]: readonly T[]): T {
  if (first === undefined) throw recordingNotFound();
  return first;
}

const storyNotFound = () => new Problem('not_found', { message: 'We could not find that story.' });
const memberNotFound = () => new Problem('not_found', { message: 'We could not find that family member.' });
