/** Where a part of a phrase may end when it begins here: nowhere, in one place or in several, the likeliest first. */
export type Place = (words: readonly string[], at: number) => readonly number[];

export function oneOf(options: readonly (readonly string[])[]): Place {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const option of options) {
    const first = option[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), option]);
  }
  return (words, at) => {
    const begun = byFirst.get(words[at] ?? '');
    if (!begun) return nowhere;
    return begun
      .filter((option) => option.every((word, nth) => words[at + nth] === word))
      .map((option) => at + option.length);
  };
}

export const nowhere: readonly number[] = [];
