import { createHash } from 'node:crypto';
import { invitedPicturePx, type InvitedStoryPreview } from '#contract/link-previews.ts';
import { type StoryPicture, thingsOf } from '#contract/pictures.ts';
import { Problem } from '#contract/problem.ts';
import { invitedPage, recordingCalls } from '#contract/recordings.ts';
import { type CoverPainter, PainterBusy } from '#server/covers/cover-painter.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { networkOf } from '#server/platform/http/client-network.ts';
import type { Api } from '#server/platform/http/api.ts';
import { type Limit, type Throttle, tooManyTries } from '#server/platform/throttle.ts';
import { invitationQueries } from './invitation-queries.ts';
import { noPictureHere } from './refusals.ts';

type Needs = {
  database: Database;
  clock: Clock;
  throttle: Throttle;
  painter: CoverPainter;
  storyOf: (userId: string, storyId: string) => Promise<{ picture: StoryPicture | null } | null>;
};

/** A messenger asks once, and perhaps once more for each who is sent the link on. */
const askedFor: Limit = { name: 'invitation-picture', most: 60, perMs: 600_000 };

/**
 * What a messenger shows of an invitation to read one story: the kite on its hill, and nobody with it. Its servers are strangers, so no face, no
 * name and no title goes there; and it ends with the invitation.
 */
export function invitationPictures({ database, clock, throttle, painter, storyOf }: Needs) {
  const invitations = invitationQueries(database);

  async function pictureOf(id: string): Promise<StoryPicture | null> {
    const row = await invitations.find(id, clock.now());
    const story = row && row.story_id !== null ? await storyOf(row.user_id, row.story_id) : null;
    const picture = story?.picture;
    if (!picture || picture.subjects.length === 0) return null;
    return { ...picture, people: [], vignettes: [] };
  }

  return {
    serve(api: Api) {
      api.serve(recordingCalls.invitationPicture, async ({ params: { id }, request, reply }) => {
        const refusal = await throttle.take([{ limit: askedFor, subject: '', place: networkOf(request.ip) }]);
        if (refusal) throw tooManyTries(refusal.waitMs);
        const picture = await pictureOf(id);
        if (!picture) throw noPictureHere();
        const etag = `"${createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 22)}"`;
        void reply.headers({
          etag,
          'cache-control': 'private, max-age=3600',
          'x-robots-tag': 'noindex, noarchive',
        });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('image/png').send(Buffer.from(await painted(picture)));
      });
    },

    async previewOf(path: string, query: URLSearchParams): Promise<InvitedStoryPreview | null> {
      const id = path === invitedPage.path ? query.get(invitedPage.story) : null;
      if (id === null || !/^[a-f0-9]{32}$/.test(id)) return null;
      const picture = await pictureOf(id);
      return (
        picture && {
          about: thingsOf(picture),
          picturePath: recordingCalls.invitationPicture.path.replace('{id}', id),
        }
      );
    },
  };

  async function painted(picture: StoryPicture): Promise<Uint8Array> {
    try {
      return await painter.paint(picture, invitedPicturePx.width, 'wide');
    } catch (error) {
      if (error instanceof PainterBusy) throw new Problem('resting', { retryAfterSeconds: 20, cause: error });
      throw error;
    }
  }
}
