import { withA } from '../english/articles.ts';
import { plural } from '../english/nouns.ts';
import type { WishThing } from './wish.ts';

/** As it first comes in: "a purple dragon called Bo", "some snow" is "snow", "the moon", "pirates", "Mr Fox". */
export function aThing(thing: WishThing): string {
  const named = thing.name === undefined ? '' : ` called ${thing.name}`;
  if (thing.isOnly) return `the ${thing.said}${named}`;
  if (thing.isProper || thing.isMass) return thing.said + named;
  if (thing.isPlural) return manySaid(thing) + named;
  return withA(thing.said) + named;
}

/** As it is spoken of later: "the dragon", "the pirates", "the snow", "Mr Fox". */
export function theThing(thing: WishThing): string {
  // Being brave is nothing that one has only one of.
  if (thing.isOnly) return `the ${thing.said}`;
  if (thing.isProper || (thing.isMass && thing.kind === 'idea')) return thing.said;
  return `the ${thing.isPlural ? many(thing) : thing.noun}`;
}

/** "kite" */
export function bareThing(thing: WishThing): string {
  return thing.noun;
}

/** "kites"; of what is never many, itself. */
export function bareThings(thing: WishThing): string {
  return thing.isMass || thing.isProper || thing.isOnly ? thing.noun : many(thing);
}

function manySaid(thing: WishThing): string {
  return thing.describing === '' ? many(thing) : `${thing.describing} ${many(thing)}`;
}

function many({ noun, thing }: WishThing): string {
  if (thing?.isAlwaysMany) return noun;
  return thing?.noun === noun ? thing.plural : plural(noun);
}
