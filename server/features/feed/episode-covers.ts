import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoryPicture } from '#contract/pictures.ts';
import { Problem } from '#contract/problem.ts';
import { type CoverPainter, PainterBusy } from '#server/covers/cover-painter.ts';
import { hashOf } from './tagged-sound.ts';

/** As podcast directories want it; inside a sound it is looked at on a small player. */
export const coverPx = { alone: 1_400, inSound: 700 } as const;

/** The picture of the podcast itself: what every one of its evenings has. */
export const feedPicture: StoryPicture = {
  subjects: [
    { is: 'book', isMany: false },
    { is: 'lamp', isMany: false },
  ],
  place: 'hill',
  hour: 'night',
  arrangement: 1,
  people: [],
};

/** Apps fetch through servers of their own: where nobody shall be named there, nobody's face is shown either. */
export function shownOf(picture: StoryPicture | null, withNames: boolean): StoryPicture {
  if (!picture) return feedPicture;
  if (withNames) return picture;
  return {
    ...picture,
    people: [],
    subjects: picture.subjects.length > 0 ? picture.subjects : feedPicture.subjects,
  };
}

export type EpisodeCovers = ReturnType<typeof createEpisodeCovers>;

export function createEpisodeCovers(painter: CoverPainter) {
  async function painted(picture: StoryPicture, sidePx: number): Promise<Uint8Array> {
    try {
      return await painter.paint(picture, sidePx);
    } catch (error) {
      if (error instanceof PainterBusy) throw new Problem('resting', { retryAfterSeconds: 20, cause: error });
      throw error;
    }
  }

  async function sendCover(
    picture: StoryPicture,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const etag = `"${hashOf(JSON.stringify(picture))}"`;
    void reply.headers({ etag, 'cache-control': 'private, max-age=86400', 'content-type': 'image/png' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(Buffer.from(await painted(picture, coverPx.alone)));
  }

  return { painted, send: sendCover };
}
