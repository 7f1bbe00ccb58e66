import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

const textsOf = (text: string) => passagesOf(text).map((passage) => passage.text);

describe('the breaths of a story', () => {
  it('are its sentences, each with its place in the text as it was sent', () => {
    const text = '  The owl woke.   It was late!\n\nNobody else was up.\n';
    const passages = passagesOf(text);
    expect(passages).toEqual([
      { text: 'The owl woke.', charStart: 2, charEnd: 15, paragraph: 0 },
      { text: 'It was late!', charStart: 18, charEnd: 30, paragraph: 0 },
      { text: 'Nobody else was up.', charStart: 32, charEnd: 51, paragraph: 1 },
    ]);
  });

  it.each([
    ['“Why?” she said. “Because,” said Tom.', ['“Why?” she said.', '“Because,” said Tom.']],
    ['"Come in. Sit down!" called Grandpa.', ['"Come in.', 'Sit down!" called Grandpa.']],
    ['Dr. Owl met Mrs. Mole at St. Ives.', ['Dr. Owl met Mrs. Mole at St. Ives.']],
    ['It was J. K. Robin who sang. All listened.', ['It was J. K. Robin who sang.', 'All listened.']],
    ['A line\nthat goes on. And ends.', ['A line\nthat goes on.', 'And ends.']],
    ['One.\r\n\r\nTwo.', ['One.', 'Two.']],
    ['He listened… Then he… slept.', ['He listened…', 'Then he… slept.']],
  ])('of %j', (text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });

  it('leave out what nobody can say, such as a row of stars between paragraphs', () => {
    const passages = passagesOf('Night.\n\n* * *\n\nMorning. 🌞');
    expect(passages.map(({ text, paragraph }) => [text, paragraph])).toEqual([
      ['Night.', 0],
      ['Morning.', 1],
    ]);
  });

  it('are never longer than an engine can bear, cut after a comma where there is one', () => {
    const long = `The owl flew over ${'the long grey hills and the small dark towns, '.repeat(12)}and home.`;
    const parts = textsOf(long);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.length <= 260)).toBe(true);
    expect(parts.slice(0, -1).every((part) => part.endsWith(','))).toBe(true);
    expect(parts.join(' ')).toBe(long);
  });

  it('leave a giant word whole, and go on after it', () => {
    const giant = '𝒜'.repeat(4000);
    expect(textsOf(`${giant} and the owl slept.`)).toEqual([giant, 'and the owl slept.']);
  });

  it('are none in an empty text', () => {
    expect(['', '   \n\n ', '…!? 🙂'].flatMap(passagesOf)).toEqual([]);
  });
});
