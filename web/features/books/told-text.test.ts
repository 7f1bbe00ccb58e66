import { describe, expect, test } from 'vitest';
import { aBook, marksFor } from '#tests/support/stories/books.ts';
import { toldText } from './told-text.ts';

const { content } = aBook();
const sentences = ['Mia found a kite.', 'It was red.', '“Up,” she said.', 'And up it went.'];

describe('a text with the times of its telling', () => {
  const told = toldText(content, marksFor(content, sentences));

  test('has every letter once, in its paragraph', () => {
    const written = told.paragraphs.map((pieces) => pieces.map(({ text }) => text).join(''));
    expect(written).toEqual(['Mia found a kite. It was red.', '“Up,” she said. And up it went.']);
  });

  test('numbers its sentences through', () => {
    const numbered = told.paragraphs.flat().filter(({ sentence }) => sentence !== null);
    expect(numbered.map(({ text }) => text)).toEqual(sentences);
    expect(numbered.map(({ sentence }) => sentence)).toEqual([0, 1, 2, 3]);
  });

  test('lets the rest after a sentence be heard, from the first moment to the last', () => {
    expect(told.clips).toEqual([
      { startMs: 0, endMs: 1_620 },
      { startMs: 1_620, endMs: 3_120 },
      { startMs: 3_120, endMs: 4_620 },
      { startMs: 4_620, endMs: 6_120 },
    ]);
  });
});

test('without a telling there are only paragraphs', () => {
  const { paragraphs, clips } = toldText(content, { isFinal: true, durationMs: 0, sentences: [], words: [] });
  expect(clips).toEqual([]);
  expect(paragraphs).toEqual([
    [{ text: 'Mia found a kite. It was red.', sentence: null }],
    [{ text: '“Up,” she said. And up it went.', sentence: null }],
  ]);
});

test('marks that no book can carry lose their sound, and no word', () => {
  const good = marksFor(content, sentences);
  const [first, second] = good.sentences;
  if (!first || !second) throw new Error('there are four');
  const across = { ...second, charStart: 18, charEnd: 34 };
  const atOnce = { ...second, startMs: first.startMs };
  for (const odd of [across, atOnce]) {
    const told = toldText(content, { ...good, sentences: [first, odd] });
    expect(told.clips).toHaveLength(1);
    expect(
      told.paragraphs
        .flat()
        .map(({ text }) => text)
        .join(''),
    ).toBe(content.replace('\n\n', ''));
  }
});
