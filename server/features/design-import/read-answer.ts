import * as z from 'zod/mini';
import { DesignFile, type Pictures } from '#contract/design-import.ts';
import { answeredOddly, tooDeep } from './refusals.ts';

// What the service answers is outside data: it is read by its shape, and what the screen does not need falls through.

export const Me = z.object({ handle: z.string() });
export const Rendered = z.object({ images: z.record(z.string(), z.nullable(z.string())) });

/** Levels of the tree: deeper than any design, and shallow enough for every stack that it meets on its way to the screen. */
const deepest = 200;

export function readFile(answer: unknown): DesignFile {
  if (isDeeper(answer, deepest)) throw tooDeep();
  return read(DesignFile, answer);
}

/** Walks level by level, not by recursion: this is what keeps the recursions that follow from falling. */
function isDeeper(answer: unknown, most: number): boolean {
  let level: unknown[] = isObject(answer) ? [answer['document']] : [];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((node) =>
      isObject(node) && Array.isArray(node['children']) ? node['children'] : [],
    );
  }
  return false;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function readHandle(answer: unknown): string {
  return read(Me, answer).handle;
}

/** Only for what was asked, and only where the service keeps its pictures: a link is tapped without being looked at. */
export function readPictures(answer: unknown, ids: readonly string[]): Pictures {
  const { images } = read(Rendered, answer);
  const links = new Map(Object.entries(images));
  return {
    images: Object.fromEntries(
      ids.map((id) => {
        const link = links.get(id) ?? null;
        return [id, link !== null && isPictureLink(link) ? link : null];
      }),
    ),
  };
}

const pictureHosts = /^(figma-alpha-api\.s3\.us-west-2\.amazonaws\.com|([a-z0-9-]+\.)*figma\.com)$/;

function isPictureLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, port, pathname, username, password } = new URL(link);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  // The old form of the same place: everybody's pictures are on this host, so the folder counts.
  const isInOldPlace = hostname === 's3-us-west-2.amazonaws.com' && pathname.startsWith('/figma-alpha-api/');
  return isInOldPlace || pictureHosts.test(hostname);
}

function read<T extends z.ZodMiniType>(shape: T, answer: unknown): z.output<T> {
  const result = shape.safeParse(answer);
  if (result.success) return result.data;
  // Where it went wrong, and never what was there: a design file is somebody's.
  throw answeredOddly(`has no such shape at ${result.error.issues[0]?.path.join('.') || 'its beginning'}`);
}
