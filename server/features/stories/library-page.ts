import { createHash } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import type { Story } from '#contract/stories.ts';
import type { Bookmark } from './story-shelf.ts';

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
  const [isFavorite, createdAt, id] = read(cursor);
  if (typeof isFavorite !== 'boolean' || typeof createdAt !== 'number' || typeof id !== 'string')
    throw strangeCursor();
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) throw strangeCursor();
  return { isFavorite, createdAt: date, id };
}

function read(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
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
