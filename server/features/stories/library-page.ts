import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { Problem } from '#contract/problem.ts';
import type { Story } from '#contract/stories.ts';
import type { Bookmark } from './story-queries.ts';

/** The name of what a family's library is like now. It differs between families, who may share a browser. */
export function etagOf(userId: string, version: number): string {
  const family = createHash('sha256').update(userId).digest('base64url').slice(0, 12);
  return `W/"${version}-${family}"`;
}

export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((known) => ['*', etag, etag.slice(2)].includes(known.trim()));

/** A story's place in the order of the library, as a text that travels in an address. */
export function cursorAfter({ isFavorite, createdAt, id }: Story): string {
  return Buffer.from(JSON.stringify([isFavorite, Date.parse(createdAt), id])).toString('base64url');
}

export function bookmarkFrom(cursor: string): Bookmark {
  const place = Place.safeParse(read(cursor));
  if (!place.success) throw strangeCursor(place.error);
  const [isFavorite, createdAt, id] = place.data;
  return { isFavorite, createdAt: new Date(createdAt), id };
}

/** No more than a database can keep: a time of our century, an id of plain letters. */
const Place = z.tuple([
  z.boolean(),
  z.int().check(z.minimum(0), z.maximum(Date.UTC(2100, 0))),
  z.string().check(z.regex(/^[\w-]{1,64}$/)),
]);

function read(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch (cause) {
    throw strangeCursor(cause);
  }
}

const strangeCursor = (cause?: unknown) =>
  new Problem('invalid_field', {
    message: 'That page is not one of ours',
    fields: { cursor: 'That page is not one of ours' },
    cause,
  });
