import type { Marks } from '#contract/narration.ts';
import { paragraphsOf } from './book.ts';

/** A stretch of text: a sentence that is told, known by its number, or what stands between two of them. */
export type Piece = { text: string; sentence: number | null };
type Clip = { startMs: number; endMs: number };

export type ToldText = {
  paragraphs: readonly (readonly Piece[])[];
  /** One for each sentence. They leave out no moment: the rest after a sentence belongs to it, or a book would hurry. */
  clips: readonly Clip[];
};

export function toldText(content: string, { sentences, durationMs }: Marks): ToldText {
  const starts: number[] = [];
  const paragraphs = paragraphsOf(content).map(({ text, charStart }) => {
    const pieces: Piece[] = [];
    const end = charStart + text.length;
    let at = charStart;
    for (const mark of sentences) {
      if (mark.charStart < at || mark.charEnd > end || mark.charEnd <= mark.charStart) continue;
      // A clip must have a length, or a reader refuses the book.
      if (mark.startMs <= (starts.at(-1) ?? -1) || mark.startMs >= durationMs) continue;
      if (mark.charStart > at) pieces.push({ text: content.slice(at, mark.charStart), sentence: null });
      pieces.push({ text: content.slice(mark.charStart, mark.charEnd), sentence: starts.length });
      starts.push(mark.startMs);
      at = mark.charEnd;
    }
    if (at < end) pieces.push({ text: content.slice(at, end), sentence: null });
    return pieces;
  });
  const clips = starts.map((startMs, index) => ({
    startMs: index === 0 ? 0 : startMs,
    endMs: starts[index + 1] ?? durationMs,
  }));
  return { paragraphs, clips };
}
