import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { id3Tag, type SoundTag } from '#server/audio/id3-tag.ts';
import type { ByteRange, StoredFile } from '#server/platform/files/file-store.ts';
import { byteRange } from '#server/platform/http/byte-range.ts';

export type KeptSounds = {
  open: (id: string, range?: ByteRange) => Promise<StoredFile | undefined>;
  sizeOf: (id: string) => Promise<number | undefined>;
};

/** A sound with its tag before it, as one file that nobody has written down: its length, its mark, and any part of it. */
export type TaggedSound = { sizeBytes: number; etag: string; open: (range: ByteRange) => Promise<Readable> };

/** Null where the store has lost the sound. */
export async function taggedSound(
  sounds: KeptSounds,
  soundId: string,
  words: SoundTag,
): Promise<TaggedSound | null> {
  const soundBytes = await sounds.sizeOf(soundId);
  if (soundBytes === undefined) return null;
  const tag = id3Tag(words);
  const etag = `"${createHash('sha256').update(tag).update(`${soundId} ${soundBytes}`).digest('base64url').slice(0, 22)}"`;
  return {
    sizeBytes: tag.length + soundBytes,
    etag,
    async open({ start, end }) {
      const ofTag = tag.subarray(start, end + 1);
      if (end < tag.length) return Readable.from([ofTag]);
      const sound = await sounds.open(soundId, {
        start: Math.max(0, start - tag.length),
        end: end - tag.length,
      });
      if (!sound) throw new Error('A sound went away while it was asked for.');
      return ofTag.length === 0 ? sound.content : Readable.from(oneAfterTheOther(ofTag, sound.content));
    },
  };
}

async function* oneAfterTheOther(first: Uint8Array, rest: Readable): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

/** In ranges, as players ask; and 304 to whoever has it. */
export async function sendSound(
  sound: TaggedSound,
  changedAt: Date,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { sizeBytes, etag } = sound;
  void reply.headers({ 'accept-ranges': 'bytes', 'content-type': 'audio/mpeg' });
  if (isKnown(request, reply, etag, changedAt)) return reply.code(304).send();
  const range = isSameAsBefore(request, etag, changedAt) ? byteRange(request.headers.range, sizeBytes) : null;
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 };
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${sizeBytes}`);
  void reply.header('content-length', String(end - start + 1));
  // Whoever asks for the headers alone is not to have a file opened for it.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await sound.open({ start, end }));
}

/** Says what it is and since when, and whether whoever asks has just that. */
export function isKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  changedAt: Date,
): boolean {
  void reply.headers({
    etag,
    'last-modified': changedAt.toUTCString(),
    'cache-control': 'private, no-cache',
  });
  const { 'if-none-match': known, 'if-modified-since': since } = request.headers;
  if (known !== undefined)
    return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
  return since !== undefined && wholeSeconds(changedAt) <= Date.parse(since);
}

/** A part of what it was before, or nothing: the rest of another file would be noise. */
function isSameAsBefore({ headers }: FastifyRequest, etag: string, changedAt: Date): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return true;
  return condition.startsWith('"') ? condition === etag : Date.parse(condition) === wholeSeconds(changedAt);
}

/** A date of HTTP knows no milliseconds. */
const wholeSeconds = (time: Date): number => Math.floor(time.getTime() / 1_000) * 1_000;

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
