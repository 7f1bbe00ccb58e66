import { countWords } from './words.ts';

/** What can be counted of a story, for whoever tunes a prompt. It judges nothing: the stories that readers like best do not stand out in it. */
export type Measures = {
  words: number;
  wordsInASentence: number;
  longestSentence: number;
  wordsInAParagraph: number;
  /** The share of the words that somebody says. */
  spoken: number;
};

export function measure(paragraphs: readonly string[]): Measures {
  const text = paragraphs.join(' ');
  const words = countWords(text);
  const sentences = text
    .split(/(?<=[.!?…][”’]?)\s+/u)
    .map(countWords)
    .filter((count) => count > 0);
  // A speech that is never closed is none; looking for its end from every opening mark would take the square of the text.
  const said = [...text.matchAll(/“[^“”]*”/gu)].reduce((sum, [speech]) => sum + countWords(speech), 0);
  return {
    words,
    wordsInASentence: tenth(words / Math.max(1, sentences.length)),
    longestSentence: Math.max(0, ...sentences),
    wordsInAParagraph: tenth(words / Math.max(1, paragraphs.length)),
    spoken: tenth(said / Math.max(1, words)),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
