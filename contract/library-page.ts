import * as z from 'zod/mini';

const mostOnAPage = 100;

/** Which part of a family's library is asked for; all of it where nothing is said. */
export const LibraryPage = z.object({
  limit: z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.regex(/^\d{1,3}$/, `A page has 1 to ${mostOnAPage} stories`)),
        z.transform(Number),
      ),
      z
        .int()
        .check(
          z.minimum(1, `A page has 1 to ${mostOnAPage} stories`),
          z.maximum(mostOnAPage, `A page has 1 to ${mostOnAPage} stories`),
        ),
    ),
  ),
  cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/, 'That page is not one of ours'))),
});
