import type { InvitedStoryPreview } from '#contract/link-previews.ts';
import type { StoryPicture } from '#contract/pictures.ts';
import type { StoryReading } from '#contract/stories.ts';
import type { CoverPainter } from '#server/covers/cover-painter.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { FileStore, StoredFile } from '#server/platform/files/file-store.ts';
import type { Api } from '#server/platform/http/api.ts';
import { createBeginRecording } from './begin-recording.ts';
import { createChooseReading } from './choose-reading.ts';
import { createFinishRecording, type FinishNeeds } from './finish-recording.ts';
import { invitationLinks } from './invitation-links.ts';
import { invitationPictures } from './invitation-picture.ts';
import { invitationQueries } from './invitation-queries.ts';
import { type InvitationRouteNeeds, serveInvitations } from './invitation-routes.ts';
import { createInvitations, type InvitationNeeds, type InvitedStory } from './invitations.ts';
import { recordingQueries, type RecordingRow } from './recording-queries.ts';
import { recordingNotFound } from './refusals.ts';
import { createRemoveRecordings } from './remove-recordings.ts';
import { type RecordingRouteNeeds, serveRecordings } from './routes.ts';
import { createShowRecordings } from './show-recordings.ts';
import { takeFiles } from './take-files.ts';
import { createTakes } from './takes.ts';

export { recordingMigration } from './tables.ts';

type Needs = FinishNeeds &
  InvitationNeeds &
  RecordingRouteNeeds &
  InvitationRouteNeeds & {
    files: FileStore;
    secrets: Secrets;
    publicUrl: () => string;
    painter: CoverPainter;
    storyOf: (
      userId: string,
      storyId: string,
    ) => Promise<(InvitedStory & { picture: StoryPicture | null }) | null>;
    sounds: FinishNeeds['sounds'] & { open: (id: string) => Promise<StoredFile | undefined> };
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

/** Stories told by those who love them: begun, read part by part, joined, kept, and gone without a trace. */
export function createRecordings(needs: Needs): Recordings {
  const queries = recordingQueries(needs.database);
  const invitations = invitationQueries(needs.database);
  const files = takeFiles(needs.files);
  const storyOf = async ({ user_id: userId, story_id: storyId }: RecordingRow) => {
    const story = await needs.storyOf(userId, storyId);
    if (!story) throw recordingNotFound();
    return story;
  };

  const begin = createBeginRecording(needs);
  const takes = createTakes({ database: needs.database, files, storyOf });
  const finishing = createFinishRecording(needs, { takes, files, storyOf });
  const choosing = createChooseReading(needs);
  const removing = createRemoveRecordings({ ...needs, queries, files });
  const showing = createShowRecordings({ queries, storyOf: needs.storyOf });
  const links = invitationLinks(needs.secrets, needs.publicUrl);
  const invited = createInvitations(needs, { links, invitations, recordings: queries, begin, showing });
  const pictures = invitationPictures(needs);

  async function forget(userId: string, which: { story_id?: string; member_id?: string }): Promise<void> {
    await invited.forget(userId, which);
    await removing.remove(userId, which);
  }

  return {
    serve(api) {
      serveRecordings(api, needs, { queries, begin, takes, finishing, choosing, removing, showing });
      serveInvitations(api, needs, { invited, invitations, recordings: queries, takes, finishing, removing });
      pictures.serve(api);
    },

    readingsOf: async (userId) => readingsIn(await queries.list(userId)),
    favouritesOf: async (userId) => favouritesIn(await queries.list(userId)),
    async soundsOf(userId) {
      const rows = await queries.list(userId);
      return rows.flatMap(({ story_id: storyId, speaker: voice, sound_id: soundId }) =>
        soundId === null ? [] : [{ storyId, voice, open: () => needs.sounds.open(soundId) }],
      );
    },

    forgetStory: (userId, storyId) => forget(userId, { story_id: storyId }),
    forgetMember: (userId, memberId) => forget(userId, { member_id: memberId }),
    forgetUser: (userId) => forget(userId, {}),

    async exportOf(userId) {
      const recordings = await showing.list(userId);
      return {
        recordings: recordings.map(({ id: _id, ...recording }) => recording),
        invitations: await invited.exportOf(userId),
      };
    },
    previewOf: (path, query) => pictures.previewOf(path, query),
    async sweep() {
      await removing.sweep();
      await invited.sweep();
    },
    close: () => finishing.close(),
  };
}

/** From rows of which the newest comes first. */
function readingsIn(rows: readonly RecordingRow[]): Map<string, StoryReading[]> {
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
}

const favouritesIn = (rows: readonly RecordingRow[]): Map<string, { speaker: string; soundId: string }> =>
  new Map(
    rows.flatMap(({ story_id: storyId, state, is_favorite: isFavorite, speaker, sound_id: soundId }) =>
      state === 'kept' && isFavorite && soundId !== null ? [[storyId, { speaker, soundId }]] : [],
    ),
  );
