import { articleFor } from './articles.ts';

/** As it is said aloud: "won't", "an underground train", a comma at the word before it. */
export function saidAloud(words: readonly string[]): string {
  return (
    words
      .map((word, at) => (word === 'a' || word === 'an' ? articleFor(words[at + 1] ?? '') : word))
      .join(' ')
      .replaceAll(' ,', ',')
      // "The cat's got one" was taken for "is".
      .replace(/\bis (got|been)\b/g, 'has $1')
      .replace(/\b(is|are|was|were|do|does|did|has|have|had|could|would|should) not\b/g, '$1n’t')
      .replace(/\bcan not\b/g, 'can’t')
      .replace(/\bwill not\b/g, 'won’t')
      .replaceAll(/\bit is\b/g, 'it’s')
  );
}
