// The house speaks English; how dates are written and words are spelled is the family's own English.

/** Where a family has asked for no English at all: the one of the house's makers. */
const fallback = 'en-NZ';

/** The first English among the languages that somebody asks for, as their browser says. */
export function englishAmong(languages: readonly string[]): string {
  return languages.find((one) => /^en(-[a-z0-9]{1,8})*$/i.test(one)) ?? fallback;
}

/** The languages of an Accept-Language header, the dearest first. */
export function languagesIn(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.split(';'))
    .map(([language = '', weight = '']) => ({
      language: language.trim(),
      weight: Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1),
    }))
    .filter(({ language }) => language !== '')
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

export const dayIn = (english: string, date: string | Date): string =>
  new Date(date).toLocaleDateString(english, { dateStyle: 'long' });

/** What the house says in its makers' spelling, and how a family in the United States would spell or call it. */
const american: readonly (readonly [RegExp, string])[] = [
  [/\bColour(s?)\b/g, 'Color$1'],
  [/\bcolour(s?)\b/g, 'color$1'],
  [/\bNeighbour(s?)\b/g, 'Neighbor$1'],
  [/\bneighbour(s?)\b/g, 'neighbor$1'],
  [/\bMum\b/g, 'Mom'],
  [/\bcancelled\b/g, 'canceled'],
  [/\bfootball\b/g, 'soccer'],
];

/** Words of ours, as this English writes them. What a family has typed is never touched. */
export function spelledIn(english: string, words: string): string {
  if (!/^en-us\b/i.test(english)) return words;
  return american.reduce((said, [here, there]) => said.replace(here, there), words);
}
