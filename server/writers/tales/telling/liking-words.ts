import type { Liking } from '../wish/wish.ts';

/**
 * What somebody loves, or does not like: as it is told ("her cape"), as they say it themselves, and as it is said to them. It stands
 * behind a "like", or is called out.
 */
export function likingWords({ of, isNot }: Liking): Readonly<Record<string, string>> {
  const word = isNot ? 'hated' : 'loved';
  return {
    [word]: of,
    [`my${word}`]: of.replace(theirs, (one) => (one.toLowerCase() === 'their' ? 'our' : 'my')),
    [`your${word}`]: of.replace(theirs, 'your'),
  };
}

const theirs = /\b(?:his|her|its|their)\b/gi;
