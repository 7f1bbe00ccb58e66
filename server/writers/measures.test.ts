import { expect, test } from 'vitest';
import { measure } from './measures.ts';

test('a story is counted by words, sentences, paragraphs and speech', () => {
  expect(measure(['One two three. “Four five,” said six.', 'Seven eight.'])).toEqual({
    words: 9,
    wordsInASentence: 3,
    longestSentence: 4,
    wordsInAParagraph: 4.5,
    spoken: 0.2,
  });
  expect(measure([])).toMatchObject({ words: 0, wordsInASentence: 0 });
});
