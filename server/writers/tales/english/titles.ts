const smallWords = new Set(
  'a an the and but or nor so as at by for from in into of off on onto out over to under up with than'.split(
    ' ',
  ),
);

/** "The Dinosaur Whose Tail Was Still Awake": every word but the small ones, and those too at either end or after a colon. */
export function titleCase(words: string): string {
  const all = words.trim().split(/\s+/);
  return all
    .map((word, at) => {
      const isEdge = at === 0 || at === all.length - 1 || /[.:!?…”]$/.test(all[at - 1] ?? '');
      // "How {Subject} Got Out": its capital is that of a sentence.
      if (/^(?:The|A|An)$/.test(word) && !isEdge) return word.toLowerCase();
      // What has a capital anywhere was written so by somebody who knew.
      if (/\p{Lu}/u.test(word)) return word;
      return smallWords.has(word) && !isEdge ? word : withCapital(word);
    })
    .join(' ');
}

/** The first letter large, also behind a quotation mark: for the beginning of a sentence. */
export function withCapital(words: string): string {
  const at = words.search(/\p{L}/u);
  return at < 0 || at > 1 ? words : words.slice(0, at) + words.charAt(at).toUpperCase() + words.slice(at + 1);
}
