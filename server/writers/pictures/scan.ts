import { singular } from '../tales/english/nouns.ts';

export type Hit<T> = {
  words: string;
  found: T;
  isMany: boolean;
  /** All that is said before it, and after. */
  before: readonly string[];
  after: readonly string[];
};

const longestName = 5;

/** Every name in a text, the longest at each place, in the order of the text. */
export function scan<T>(text: string, names: ReadonlyMap<string, T>): Hit<T>[] {
  const words =
    text
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(/\p{L}+/gu) ?? [];
  const hits: Hit<T>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
      const said = words.slice(at, at + length).join(' ');
      const one = singularOf(said);
      const found = names.get(said) ?? names.get(one);
      if (found === undefined) continue;
      hits.push({
        words: said,
        found,
        isMany: !names.has(said) && one === String(found),
        before: words.slice(0, at),
        after: words.slice(at + length),
      });
      at += length - 1;
      break;
    }
  }
  return hits;
}

/** By its last word. */
export function singularOf(words: string): string {
  const cut = words.lastIndexOf(' ') + 1;
  return words.slice(0, cut) + singular(words.slice(cut));
}
