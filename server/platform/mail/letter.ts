import * as z from 'zod/mini';

/** What we write to a family. How it looks is the layout's affair. */
export const Letter = z.object({
  to: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** A temporary password, set apart so that it can be read and copied without a mistake. */
  secret: z.optional(z.string()),
  /** The one thing to do now. */
  action: z.optional(z.object({ label: z.string(), url: z.string() })),
  /** Small print below. */
  postscript: z.optional(z.string()),
});
export type Letter = z.infer<typeof Letter>;

/**
 * One plain address and nothing that a mail program could take for a second one, a name or a header. Stricter than the
 * standard: nobody's real address is quoted or has a comment in it.
 */
export function isPlainAddress(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,190}$/u.test(text);
}

/** A name that a family chose may stand in a subject, line breaks and all. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
