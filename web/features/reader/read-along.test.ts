import { describe, expect, it } from 'vitest';
import { markAt, paragraphsOf, startOf, wordsIn } from './read-along.ts';

const text = 'The fox  slept.\n\n“Slowly now,” said Zoë 🦊.\n \nThe end.';
const words = paragraphsOf(text).flat();
const mark = (startMs: number, word: string) => {
  const charStart = text.indexOf(word);
  return { startMs, endMs: startMs + 90, charStart, charEnd: charStart + word.length };
};
const marks = [
  mark(100, 'The'),
  mark(200, 'fox'),
  mark(300, 'slept'),
  mark(900, 'Slowly'),
  mark(1000, 'now'),
];

describe('the text of a story', () => {
  it('is shown in paragraphs, and every word knows its place in what is told', () => {
    expect(paragraphsOf(text).map((paragraph) => paragraph.map((word) => word.text))).toEqual([
      ['The', 'fox', 'slept.'],
      ['“Slowly', 'now,”', 'said', 'Zoë', '🦊.'],
      ['The', 'end.'],
    ]);
    for (const word of words) expect(text.slice(word.charStart, word.charEnd)).toBe(word.text);
    expect(words.map((word) => word.index)).toEqual(words.map((_, index) => index));
  });

  it('may be nothing, or one word', () => {
    expect(paragraphsOf(' \n\n ')).toEqual([]);
    expect(paragraphsOf('Once').flat()).toHaveLength(1);
  });
});

describe('following the narrator', () => {
  it.each([
    [0, undefined],
    [99, undefined],
    [100, 'The'],
    [299, 'fox'],
    [899, 'slept'],
    [5000, 'now'],
  ])('at %d ms has reached %s', (ms, word) => {
    const found = markAt(marks, ms);
    expect(found && text.slice(found.charStart, found.charEnd)).toBe(word);
  });

  it('lights the word as it is shown, with its quotes', () => {
    const { from, to } = wordsIn(words, mark(900, 'Slowly'));
    expect(words.slice(from, to).map((word) => word.text)).toEqual(['“Slowly']);
  });

  it('bands a whole sentence and nothing before the first', () => {
    const { from, to } = wordsIn(words, mark(0, '“Slowly now,” said Zoë 🦊.'));
    expect(words.slice(from, to)).toEqual(paragraphsOf(text)[1]);
    expect(wordsIn(words, undefined)).toEqual({ from: 0, to: 0 });
  });

  it('knows from where to play a word that is tapped, once the telling has come so far', () => {
    const heard = words.map((word) => startOf(word, marks));
    expect(heard).toEqual([100, 200, 300, 900, 1000, undefined, undefined, undefined, undefined, undefined]);
  });
});
