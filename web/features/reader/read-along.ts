import type { Mark } from '#contract/narration.ts';

/** A word of the text, where it stands in it, with the space that follows. */
export type Word = { index: number; charStart: number; charEnd: number; text: string; space: string };
export type Paragraph = readonly Word[];

/** The text as it is shown: paragraphs of words, each knowing its place in the text that is told. */
export function paragraphsOf(story: string): Paragraph[] {
  let index = 0;
  return [...story.matchAll(/\S[^]*?(?=\s*\n\s*\n|\s*$)/g)].map((paragraph) =>
    [...paragraph[0].matchAll(/(\S+)(\s*)/g)].map((found) => {
      const charStart = paragraph.index + found.index;
      const [, text = '', space = ''] = found;
      return { index: index++, charStart, charEnd: charStart + text.length, text, space };
    }),
  );
}

/** The last mark that has begun, or undefined before the first. Marks stand in the order in which they are heard. */
export function markAt(marks: readonly Mark[], positionMs: number): Mark | undefined {
  return marks[lastWhere(marks, (mark) => mark.startMs <= positionMs)];
}

/** Where a tapped word is heard: undefined while the telling has not come so far. */
export function startOf(word: Word, marks: readonly Mark[]): number | undefined {
  return marks.find(({ charEnd }) => charEnd > word.charStart)?.startMs;
}

/** The words that a mark covers: from the first up to, but not with, the last. */
export function wordsIn(words: readonly Word[], mark: Mark | undefined): { from: number; to: number } {
  if (!mark) return { from: 0, to: 0 };
  const from = lastWhere(words, (word) => word.charStart <= mark.charStart);
  const to = lastWhere(words, (word) => word.charStart < mark.charEnd) + 1;
  return { from: Math.max(0, from), to };
}

/** The last place where something that is true at first and then no more is still true; -1 when it never is. */
function lastWhere<T>(list: readonly T[], isSo: (item: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && isSo(item)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
