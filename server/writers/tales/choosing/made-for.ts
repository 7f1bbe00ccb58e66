import type { TaleHead } from '../tale.ts';
import { isAlmost } from './fits.ts';
import { castParts } from '../telling/company.ts';
import { howLoved } from '../people/loves.ts';
import type { Answer } from './worths.ts';
import type { Evening } from './evening.ts';

/** How much a tale is for these people: whom it was made for, who has to be there, how long the evening is. */
export function madeForThem(head: TaleHead, { cast, duration, culture }: Evening): Answer {
  const { hero, people } = cast;
  const nature = head.madeFor.find((one) => hero.natures.includes(one));
  const why: string[] = [];
  let worth = 0;
  const add = (points: number, reason: string) => {
    worth += points;
    why.push(reason);
  };
  if (nature !== undefined) add(12, `for a ${nature} child`);
  else if (head.madeFor.some((one) => isOpposite(one, hero.natures))) add(-24, 'for the opposite nature');
  else if (head.madeFor.length > 0) add(-6, 'for another nature');
  const tellsOf = (person: typeof hero, parts: readonly string[]) =>
    parts.length > 0 && person.hobbies.length > 0;
  const forOthers = head.lovesTold.filter((name) => name !== 'hero');
  const isHeros =
    howLoved(hero, head.opens) !== undefined ||
    tellsOf(
      hero,
      head.lovesTold.filter((name) => name === 'hero'),
    );
  if (isHeros) add(6, 'turns on what is loved');
  const known = cast.others.filter(
    (person) => howLoved(person, head.loved) !== undefined || tellsOf(person, forOthers),
  );
  if (known.length > 0) add(2 * Math.min(known.length, 3), 'knows what the others love');
  // Readers put nothing higher than that everybody is needed, and nobody for a line of their own.
  if (head.livesByLoves && cast.others.some(({ hobbies }) => hobbies.length > 0))
    add(8, 'lives by what they love');
  // The fewer it could be told to, the more it is theirs.
  if (head.people.to <= 4) add(8, 'for a few');
  if (head.needs.length > 0) add(4 * head.needs.length, 'for who is there');
  if (head.heroAges.to - head.heroAges.from <= 4) add(4, 'for this age');
  if (head.cultures.includes(culture)) add(12, 'from there');
  // A tale of the very thing is still worth more than one of any word.
  if (isAlmost(hero.age, head)) {
    if (hero.age < head.heroAges.from) add(-35, 'for a little older');
    // Two words at a time are not how a child of four speaks.
    else add(head.heroAges.to <= 3 ? -60 : -35, 'for a little younger');
  }
  // Who asked for a long one has time, and is given half of it.
  if (!head.lengths.includes(duration)) add(duration === 'long' ? -15 : -6, `not told ${duration}`);
  // A crowd is not at home in a tale for two, nor one child in a tale that lives by its company.
  if (people.length > 4 && head.people.to >= 8) add(4, 'for many');
  return { worth, why };
}

/** "Daring Maisie was shy": a tale says such things of its hero, and her family knows better. */
const opposites: Readonly<Partial<Record<string, readonly string[]>>> = {
  shy: ['brave', 'noisy', 'bossy', 'funny'],
  careful: ['brave', 'quick', 'messy'],
  brave: ['shy', 'careful'],
  noisy: ['shy', 'gentle', 'patient'],
  gentle: ['noisy', 'bossy'],
  patient: ['quick', 'noisy'],
  quick: ['patient', 'careful', 'dreamy'],
  messy: ['careful'],
  bossy: ['shy', 'gentle'],
};

const isOpposite = (nature: string, theirs: readonly string[]): boolean =>
  opposites[nature]?.some((one) => theirs.includes(one)) ?? false;

/** Whoever has a part of their own is more than a line among a crowd's; most of all whom the wish names. */
export function partsOfTheirOwn(head: TaleHead, { cast, wish }: Evening): Answer {
  // Most tales need nobody, and of a wish for nothing all of them are looked at.
  const isOpen = cast.others.length === 0 || head.needs.length + head.may.length === 0;
  const parts = isOpen ? undefined : castParts(head, cast.hero, cast.others, wish.people);
  if (!parts) return { worth: 0, why: [] };
  const isEach = parts.size === cast.others.length;
  const isMade = isEach && head.needs.length > 0;
  const named = head.needs.filter(({ name }) => wish.people.includes(parts.get(name)?.index ?? -1));
  return {
    worth: (isMade ? 15 : isEach ? 8 : 3 * Math.min(parts.size, 2)) + 8 * named.length,
    why: [...(isEach ? ['a part for each'] : []), ...(named.length > 0 ? ['for whom the wish names'] : [])],
  };
}
