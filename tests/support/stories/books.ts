import type { Marks } from '#contract/narration.ts';
import type { Book } from '#web/features/books/book.ts';

export function aBook(change: Partial<Book> = {}): Book {
  return {
    id: '0d9f2a54-6a4c-4f3e-9a4e-0a1b2c3d4e5f',
    title: 'The kite',
    content: 'Mia found a kite. It was red.\n\n“Up,” she said. And up it went.',
    names: ['Mia'],
    writtenBy: 'Lamplight’s storyteller',
    writtenAt: new Date('2026-11-20T08:00:00Z'),
    house: 'Lamplight',
    ...change,
  };
}

/** Marks for the sentences of a text, a second each with half a second's rest, after a short silence. */
export function marksFor(content: string, sentences: readonly string[]): Marks {
  let from = 0;
  const marks = sentences.map((sentence, index) => {
    const charStart = content.indexOf(sentence, from);
    from = charStart + sentence.length;
    const startMs = 120 + index * 1_500;
    return { startMs, endMs: startMs + 1_000, charStart, charEnd: from };
  });
  return { isFinal: true, durationMs: 120 + sentences.length * 1_500, sentences: marks, words: [] };
}
