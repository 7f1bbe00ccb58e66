import { expect, it } from 'vitest';
import { readPieces } from './recordings.ts';

const textOf = (content: string) =>
  readPieces(content).map(({ charStart, charEnd }) => content.slice(charStart, charEnd));

const sentence = 'The lamp went out to look at the sea, and the sea was still there. ';

it('is read a paragraph at a time, short ones together and long ones in parts of whole sentences', () => {
  const long = sentence.repeat(20).trim();
  const content = `“Why?”\n\n“Because.”\n\n${sentence.repeat(6).trim()}\n\n${long}\n\nThe end.\n`;
  const pieces = textOf(content);
  expect(pieces[0]).toBe('“Why?”\n\n“Because.”');
  expect(pieces[1]).toBe(sentence.repeat(6).trim());
  expect(pieces.slice(2).join(' ')).toBe(
    `${long} The end.`.replace(' The end.', pieces.at(-1) === 'The end.' ? ' The end.' : '\n\nThe end.'),
  );
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(600);
    expect(piece).toMatch(/[.?!”]$/);
  }
  expect(
    readPieces(content)
      .map(({ beginsParagraph }) => beginsParagraph)
      .slice(0, 4),
  ).toEqual([true, true, true, false]);
});

it('leaves out no word and says none twice, whatever the text', () => {
  for (const content of [
    sentence.repeat(300),
    'no end',
    '…',
    '',
    '\n\n \n',
    `a${'b'.repeat(2_000)} c.`,
    sentence.repeat(9).replaceAll('. ', '.\n\n'),
  ]) {
    const bare = (text: string) => text.replaceAll(/\s/g, '');
    expect(bare(textOf(content).join(''))).toBe(bare(content));
  }
});
