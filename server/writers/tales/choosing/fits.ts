import type { Culture } from '#contract/stories.ts';
import type { Cast } from '../people/cast.ts';
import { castParts } from '../telling/company.ts';
import type { TaleHead } from '../tale.ts';

/**
 * Every family gets a story about its wish: where none is for a hero of that age (a cat alone, a great-grandmother), one for another age
 * is told, and where none is for so many, one that was made for fewer.
 */
export const leniencies = ['none', 'any age', 'any number'] as const;
export type Leniency = (typeof leniencies)[number];

/** Whether a tale can be told to these people in this place at all, whatever they wish for. */
export function fitsFamily(
  head: TaleHead,
  cast: Cast,
  culture: Culture,
  leniency: Leniency = 'none',
  wished: readonly number[] = [],
): boolean {
  return (
    (leniency !== 'none' || isWithin(cast.hero.age, head.heroAges) || isAlmost(cast.hero.age, head)) &&
    (leniency === 'any number' || isWithin(cast.people.length, head.people)) &&
    (head.cultures.length === 0 || head.cultures.includes(culture)) &&
    (head.needs.length === 0 || castParts(head, cast.hero, cast.others, wished) !== undefined)
  );
}

/**
 * A child of two or three hears a tale for four of the very thing, read to it, rather than a small one about anything; so does whoever is a
 * year too young or too old for the only one.
 */
export function isAlmost(age: number, { heroAges: { from, to } }: TaleHead): boolean {
  const years = Math.trunc(age);
  if (years < 2 || years > 12) return false;
  return years === from - 1 || years === to + 1 || (years === 2 && from === 4);
}

function isWithin(count: number, { from, to }: { from: number; to: number }): boolean {
  return count >= from && count <= to;
}
