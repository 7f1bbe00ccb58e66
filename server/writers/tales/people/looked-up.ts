import { cleanText, plainWords } from '../../clean-text.ts';
import { isFit } from '../../judge-theme.ts';
import { headingsIn, type WordTable } from './word-table.ts';

/** A hobby or a nature as a tale knows it. */
export type LookedUp = { written: string; plain: string; headings: readonly string[] };

/** What a family wrote of somebody, each with its headings; what may not be said in a story is left out. */
export function lookedUp(written: readonly string[], table: WordTable): LookedUp[] {
  return written.flatMap((words) => found(cleanText(words, 60), table) ?? []);
}

/** By table. Every evening the same families come, and to judge and look up what one of them loves costs as much as a page of the story. */
const known = new WeakMap<WordTable, Map<string, LookedUp | undefined>>();
const mostKnown = 500;

function found(words: string, table: WordTable): LookedUp | undefined {
  const ofTable = known.get(table) ?? new Map<string, LookedUp | undefined>();
  known.set(table, ofTable);
  if (ofTable.has(words)) return ofTable.get(words);
  const [oldest] = ofTable.keys();
  if (ofTable.size >= mostKnown && oldest !== undefined) ofTable.delete(oldest);
  const one = words !== '' && isFit(words) ? readUp(words, table) : undefined;
  ofTable.set(words, one);
  return one;
}

function readUp(words: string, table: WordTable): LookedUp {
  const plain = plainWords(words);
  return { written: words, plain, headings: headingsIn(table, plain) };
}
