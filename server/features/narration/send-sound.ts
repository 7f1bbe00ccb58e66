import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from '#server/platform/http/byte-range.ts';
import type { Making } from './sound-listeners.ts';
import type { NarrationQueries } from './narration-queries.ts';
import { soundNotFound } from './refusals.ts';
import type { SoundFiles } from './sound-files.ts';

export type SoundSender = (
  sound: { id: string; making?: Making | null },
  to: { request: FastifyRequest; reply: FastifyReply; signal: AbortSignal },
) => Promise<FastifyReply>;

/** A sound on its way to a listener: what is being made as it comes, what is whole in the ranges that are asked for. */
export function createSoundSender({
  queries,
  files,
}: {
  queries: NarrationQueries;
  files: SoundFiles;
}): SoundSender {
  return async ({ id, making }, { request, reply, signal }) => {
    // The native wrapper's audio element stands on another origin; the signature is what guards the sound.
    void reply.headers({ 'content-type': 'audio/mpeg', 'cross-origin-resource-policy': 'cross-origin' });
    return making ? sendLive(making, reply, signal) : await sendWhole(id, request, reply);
  };

  async function sendWhole(id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const size = await files.sizeOf(id);
    if (size === undefined) {
      // The store has lost it. Whoever starts it once more shall not find the same dead link.
      await queries.letGoWhole(id);
      throw soundNotFound();
    }
    const range = byteRange(request.headers.range, size);
    void reply.headers({
      'accept-ranges': 'bytes',
      etag: `"${id}"`,
      'cache-control': 'private, max-age=31536000, immutable',
    });
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const sound = await files.open(id, range ?? undefined);
    if (!sound) throw soundNotFound();
    if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    void reply.header('content-length', String(range ? range.end - range.start + 1 : size));
    return reply.send(sound.content);
  }

  function sendLive({ recording, join }: Making, reply: FastifyReply, signal: AbortSignal): FastifyReply {
    const leave = join();
    reply.raw.once('close', leave);
    if (signal.aborted) leave();
    void reply.header('cache-control', 'no-store');
    return reply.send(Readable.from(recording.listen(signal)));
  }
}
