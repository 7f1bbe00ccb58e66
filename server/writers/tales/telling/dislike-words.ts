/** What somebody does not like, as it is told ("her cape"), as they say it themselves, and as it is said to them. It stands behind a "like". */
export function dislikeWords(hated: string): Readonly<Record<string, string>> {
  return {
    hated,
    myhated: hated.replace(theirs, (word) => (word.toLowerCase() === 'their' ? 'our' : 'my')),
    yourhated: hated.replace(theirs, 'your'),
  };
}

const theirs = /\b(?:his|her|its|their)\b/gi;
