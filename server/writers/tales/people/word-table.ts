import { hasPhrase } from '../../clean-text.ts';

/** Words under headings, as `tales/en/hobbies.txt` and `natures.txt` have them: "music:" and below it words with commas. */
export type WordTable = ReadonlyMap<string, readonly string[]>;

export function readWordTable(source: string): WordTable {
  const table = new Map<string, string[]>();
  let words: string[] = [];
  for (const line of source.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const heading = /^(\w+):\s*$/.exec(line)?.[1];
    if (heading !== undefined) {
      words = [];
      table.set(heading, words);
    } else {
      words.push(
        ...line
          .split(',')
          .map((word) => word.trim())
          .filter((word) => word !== ''),
      );
    }
  }
  return table;
}

/** The headings of what stands in a family's words, the one with the longest words first. */
export function headingsIn(table: WordTable, plain: string): readonly string[] {
  const found: { heading: string; length: number }[] = [];
  for (const [heading, words] of table) {
    const length = Math.max(0, ...words.filter((word) => hasPhrase(plain, word)).map((word) => word.length));
    if (length > 0) found.push({ heading, length });
  }
  return found.toSorted((a, b) => b.length - a.length).map(({ heading }) => heading);
}
