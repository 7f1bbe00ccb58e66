/** Plain text in one paragraph, with the marks of a printed book. */
export function asProse(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Co}]/gu, '')
      .replace(/^\s*(?:#{1,6}|>|[*-])\s+/u, '')
      .replace(/(?:\*{1,3}|`{1,3})(?=\S)([^*`]+)(?<=\S)(?:\*{1,3}|`{1,3})/g, '$1')
      // Within a word it is none: a placeholder has one too.
      .replace(/(?<![\p{L}\p{N}{])_{1,2}(?=\S)([^_]+)(?<=\S)_{1,2}(?![\p{L}\p{N}])/gu, '$1')
      .replace(/[ \t]*\n\s*/g, '\n')
      // "Chicken and gin—" she said: behind a dash a mark opens only what goes on.
      .replace(/(^|[\s(“]|—(?="\S))"/gu, '$1“')
      .replace(/"/g, '”')
      .replace(/(^|[\s(—“])'(?=\p{L})/gu, '$1‘')
      .replace(/'/g, '’')
      .trim()
  );
}

/** Without the quotation marks that models like to put around it, and no longer than a cover has room for. */
export const asTitle = (text: string): string =>
  asProse(text)
    .replace(/^“(.*)”$/u, '$1')
    .replace(/\n/g, ' ')
    .slice(0, 120)
    .trim();
