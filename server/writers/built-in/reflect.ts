import { fiveGrams, wordsOf } from '../bands.ts';

/** The share of a story's five-word runs that another story of this family also has, for each of the others. */
export function overlapWith(history: readonly string[]): (paragraphs: readonly string[]) => number {
  const heard = history.map((text) => new Set(fiveGrams(wordsOf(text))));
  return (paragraphs) => {
    const own = new Set(fiveGrams(wordsOf(paragraphs.join(' '))));
    return Math.max(0, ...heard.map((other) => sharedShare(own, other)));
  };
}

function sharedShare(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of own) if (other.has(gram)) shared++;
  return shared / Math.max(1, Math.min(own.size, other.size));
}
