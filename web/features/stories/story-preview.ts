const previewLength = 70;

const opening =
  /^(once upon a time|once,? there|a long,? long time ago|long,? long ago|long ago|there once|one (day|night|evening|morning|afternoon))\b[^.]*\.\s*/i;

/** How a story goes on after the words with which all of them begin. */
export function previewOf(content: string): string {
  const told = content.replace(opening, '').replaceAll(/\s+/g, ' ').trim();
  // By characters as people see them: a cut through the middle of one would show a broken sign.
  const signs = Array.from(told || content.trim());
  return signs.length <= previewLength
    ? signs.join('')
    : `${signs.slice(0, previewLength).join('').trimEnd()}…`;
}
