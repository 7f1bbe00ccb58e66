/**
 * A family's own words, made safe to print and otherwise left alone: composed letters, one space, nothing invisible,
 * nothing that turns the direction of the text, and no longer than a line can hold.
 */
export function cleanText(text: string, maxLength: number): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...graphemes.segment(visible)]
    .slice(0, maxLength)
    .map((part) => part.segment)
    .join('')
    .trim();
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Lower case, no accents, no punctuation: only for looking things up, never for printing. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘']s\b/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What somebody is, without whose: a "mother's partner" is no mother, and "Grandma's dog" a dog. */
export const withoutWhose = (relationship: string): string =>
  relationship.replace(/\p{L}+[’‘']s? +(?=\p{L})|\b(?:mum|mom|mother|dad|father)s +(?=\p{L})/giu, '');

/** Whether the phrase stands in the text as whole words; both plain already. */
export function hasPhrase(plainText: string, phrase: string): boolean {
  // Thousands are asked for that are not in the text at all.
  return plainText.includes(phrase) && ` ${plainText} `.includes(` ${phrase} `);
}
