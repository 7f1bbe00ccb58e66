import { withA } from '../english/articles.ts';
import { plural } from '../english/nouns.ts';
import { theThings } from '../things/book.ts';
import type { WishThing } from './wish.ts';

/** As it first comes in: "a purple dragon called Bo", "some snow" is "snow", "the moon", "pirates", "Mr Fox". */
export function aThing(thing: WishThing): string {
  const named = thing.name === undefined ? '' : ` called ${thing.name}`;
  if (thing.isOnly) return `the ${thing.isPlural ? manySaid(thing) : thing.said}${named}`;
  if (thing.isProper || thing.isMass) return thing.said + named;
  if (thing.isPlural) return manySaid(thing) + named;
  return withA(thing.said) + named;
}

/** As it is spoken of later: "the dragon", "the pirates", "the snow", "Mr Fox". */
export function theThing(thing: WishThing): string {
  if (thing.isProper && !thing.isOnly) return thing.said;
  // Being brave, or space, is nothing that one has only one of.
  if (thing.isMass && (thing.kind === 'idea' || thing.kind === 'place')) return thing.said;
  // A lego man is no man: the word alone says too little of it.
  if (saysLittle.test(thing.noun) && !thing.isPlural && thing.said.split(' ').length === 2)
    return `the ${thing.said}`;
  return `the ${thing.isPlural ? many(thing) : thing.noun}`;
}

const saysLittle = /^(?:man|woman|lady|person|thing|creature|animal|machine)$/;

/** "kite" */
export function bareThing(thing: WishThing): string {
  return thing.noun;
}

/** "kites"; of what is never many, itself. */
export function bareThings(thing: WishThing): string {
  const isEver = thing.isMass || thing.isProper || (thing.isOnly && thing.describing === '');
  return isEver ? thing.noun : many(thing);
}

/** "purple dragons", "cups of tea": what stands before its noun, and behind it. */
function manySaid(thing: WishThing): string {
  const at = thing.said.indexOf(thing.noun, thing.describing === '' ? 0 : thing.describing.length);
  return at < 0
    ? plural(thing.said)
    : thing.said.slice(0, at) + many(thing) + thing.said.slice(at + thing.noun.length);
}

function many({ noun, thing }: WishThing): string {
  return thing?.noun === noun ? thing.plural : (theThings().named(noun)?.plural ?? plural(noun));
}
