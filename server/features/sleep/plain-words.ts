const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A description comes as HTML, with links and escaped marks. Here it becomes words on one line; no words are null. */
export function plainWords(html: string, most: number): string | null {
  const words = html
    .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (mark, decimal, hex, name) =>
      name
        ? (named[String(name).toLowerCase()] ?? mark)
        : characterAt(decimal ? Number(decimal) : parseInt(hex, 16)),
    )
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  if (words === '') return null;
  if (words.length <= most) return words;
  return `${words.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function characterAt(codePoint: number): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '';
}
