import type { Person } from './cast.ts';
import type { Noun } from './format.ts';
import type { Pronoun } from './kin.ts';

/** Anybody or anything that a sentence may name and then call "it" or "she". */
export type Referent = {
  key: string;
  name: string;
  /** With "a", where it has one. */
  withA: string;
  /** True for a family's own words, which are printed as they are, even at the start of a sentence. */
  isOpaque: boolean;
  pronoun: Pronoun | undefined;
  /** Takes "were": plural things. A person who is "they" takes it only where the pronoun stands. */
  isPlural: boolean;
  isPerson: boolean;
  /** "the little dog", to stand in for a name that was just said. */
  phrase: string | undefined;
};

export function personReferent(person: Person): Referent {
  return {
    key: `person-${person.index}`,
    name: person.name,
    withA: person.name,
    isOpaque: true,
    pronoun: person.pronoun,
    isPlural: false,
    isPerson: true,
    phrase: person.phrase,
  };
}

export function nounReferent(key: string, noun: Noun): Referent {
  const { words, isPlural = false, pronoun } = typeof noun === 'string' ? { words: noun } : noun;
  const [withA = '', name = withA] = words.split('|').map((form) => form.trim());
  return {
    key,
    name,
    withA,
    isOpaque: false,
    pronoun: isPlural ? 'they' : (pronoun ?? 'it'),
    isPlural,
    isPerson: false,
    phrase: undefined,
  };
}

export const pronounForms = {
  he: { he: 'he', him: 'him', his: 'his' },
  she: { he: 'she', him: 'her', his: 'her' },
  they: { he: 'they', him: 'them', his: 'their' },
  it: { he: 'it', him: 'it', his: 'its' },
} as const;

/** "a snail in a green coat | the snail" is a snail. */
export function headOf(noun: Noun): string {
  return nounReferent('', noun).name.split(' ').at(-1) ?? '';
}
