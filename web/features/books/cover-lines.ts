/** How wide a line is, in whatever the measure of the page is. */
type WidthOf = (line: string) => number;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A title in as few lines as fit, and these of about one length, as on a book. */
export function coverLines(title: string, most: number, widthOf: WidthOf): string[] {
  let lines = linesWithin(title, most, widthOf);
  for (let width = most * 0.95; width > most * 0.4; width -= most * 0.05) {
    const narrower = linesWithin(title, width, widthOf);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function linesWithin(title: string, most: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= most) line = longer;
    else {
      if (line !== '') lines.push(line);
      const parts = partsOf(word, most, widthOf);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** A word that is wider than a line, or a language that writes without spaces. */
function partsOf(word: string, most: number, widthOf: WidthOf): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && widthOf(part + segment) > most) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
