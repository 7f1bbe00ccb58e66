import * as z from 'zod/mini';

/**
 * What a family types, kept as typed: any script, any mark, trimmed at its ends. What no keyboard types is refused: control
 * characters (a database cannot keep some of them, a mail header must not) and halves of a character.
 */
export function typedText(words: { what: string; max: number; missing?: string }) {
  const { what, max, missing } = words;
  return z
    .string(missing ?? `${what} is needed`)
    .check(
      z.trim(),
      ...(missing === undefined ? [] : [z.minLength(1, missing)]),
      z.maxLength(max, `${what} can have at most ${max} characters`),
      z.refine(isTyped, `${what} contains characters that cannot be kept`),
    );
}

const controlCharacters = /[\p{Cc}\p{Cs}]/u;
const isTyped = (text: string): boolean => !controlCharacters.test(text);

/** Comma-separated words, as people type hobbies: trimmed, empty ones dropped, each once. */
export function wordsBetweenCommas(text: string): string[] {
  return [...new Set(text.split(/[,，、]/).map((word) => word.trim()))].filter((word) => word.length > 0);
}

/** As one types in a hurry: "zoe" finds Zoë. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
