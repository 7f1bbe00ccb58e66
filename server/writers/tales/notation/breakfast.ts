import type { BreakfastNotes } from '../tale.ts';
import type { Complain } from './conditions.ts';
import { readInline } from './inline.ts';
import type { Line } from './lines.ts';

const form = '"find: What …? = the answer", count: and ask: alike, and "word: ledge = a small shelf"';

/** "count: How many thumps went down the stairs? = three thumps", and "word: ledge = a small shelf of stone". */
export function readBreakfast(at: Line, own: readonly Line[], complain: Complain): BreakfastNotes {
  const lines = own.flatMap(({ text, number }) => {
    if (text === '') return [];
    const read = /^(find|count|ask|word):\s*(.+?)\s+=\s+(.+)$/.exec(text);
    if (!read) complain(number, `under "breakfast" stands ${form}, not "${text.slice(0, 40)}"`);
    const [, kind = '', left = '', right = ''] = read ?? [];
    return read ? [{ kind, left, right, number }] : [];
  });
  const asked = (kind: string) =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ left, right, number }) => ({
        question: readInline(left, number, complain),
        answer: readInline(right, number, complain),
      }));
  const notes: BreakfastNotes = {
    find: asked('find'),
    count: asked('count'),
    ask: asked('ask'),
    words: lines
      .filter(({ kind }) => kind === 'word')
      .map(({ left, right }) => ({ word: typeset(left), meaning: typeset(right) })),
    line: at.number,
  };
  for (const kind of ['find', 'count', 'ask'] as const)
    if (notes[kind].length === 0) complain(at.number, `breakfast has nothing to ${kind}: it has ${form}`);
  if (notes.words.length < 2) complain(at.number, `breakfast needs two words: it has ${form}`);
  return notes;
}

const typeset = (text: string): string => text.replaceAll("'", '’');
