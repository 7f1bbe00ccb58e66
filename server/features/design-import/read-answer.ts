import * as z from 'zod/mini';
import { DesignFile, type Pictures } from '#contract/design-import.ts';
import { isDeeper } from './how-deep.ts';
import { isPictureLink } from './picture-link.ts';
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

export function readHandle(answer: unknown): string {
  return read(Me, answer).handle;
}

/** Only for what was asked. */
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

function read<T extends z.ZodMiniType>(shape: T, answer: unknown): z.output<T> {
  const result = shape.safeParse(answer);
  if (result.success) return result.data;
  // Where it went wrong, and never what was there: a design file is somebody's.
  throw answeredOddly(`has no such shape at ${result.error.issues[0]?.path.join('.') || 'its beginning'}`);
}
