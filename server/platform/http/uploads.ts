import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { Problem } from '#contract/problem.ts';
import { takeMedia } from '#contract/take-file.ts';
import { collected } from '#server/platform/bounded-body.ts';

/**
 * The one body besides JSON. It is handed on as it comes and read only by a handler that wants it. A form of another site cannot send
 * one: a browser asks first for this content type, and is refused.
 */
export function passUploadsOn(app: FastifyInstance): void {
  app.addContentTypeParser(takeMedia, (_request, payload, done) => done(null, payload));
}

export const isStream = (body: unknown): body is Readable => body instanceof Readable;

/** Every byte, counted while it comes, whatever was said about how many there are. */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { media, mostBytes }: NonNullable<Call['upload']>,
): Promise<Uint8Array> {
  if (!isStream(request.body))
    throw new Problem('unsupported_media', { message: `Please send this as ${media}.` });
  // Packed bytes could be any number of them.
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Problem('unsupported_media');
  const tooLarge = () => {
    // Whoever goes on sending is not listened to any longer.
    void reply.header('connection', 'close');
    return new Problem('too_large', { message: 'That is longer than we can take at once.' });
  };
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
  try {
    return await collected(request.body as AsyncIterable<Uint8Array>, { mostBytes, tooMuch: tooLarge });
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem('bad_request', { message: 'It broke off on its way. Please send it again.', cause });
  }
}
