import type { Shape } from '../tale.ts';
import type { Wish, WishThing } from '../wish/wish.ts';

/** What the wish is about: whoever does not sleep, or whatever is looked for. */
export function thingAskedFor({ things, shape }: Wish): WishThing | undefined {
  return things[shape?.x ?? 0];
}

/** Who is the subject of a tale of this shape. */
export function thingFor(shape: Shape | undefined, wish: Wish): WishThing | undefined {
  if (shape === 'X at O') return wish.things[wish.occasion?.x ?? -1];
  if (shape === 'X lost its Y') return wish.things[wish.loss?.x ?? -1];
  if (shape === 'X lives in Z') return wish.things[wish.home?.x ?? -1];
  if (shape === 'X hates Y' || shape === 'X loves Y') return wish.things[wish.liking?.x ?? -1];
  return thingAskedFor(wish);
}

/**
 * Who is at something of every day comes before it: the troll in "a troll's birthday party". And "a girl who talks to foxes", "goodbye to the
 * dummy", "flying in an aeroplane" are about foxes, the dummy, the aeroplane.
 */
export function inOrder(wish: Wish): readonly WishThing[] {
  const { things, occasion } = wish;
  const who = meantBehind(wish) ?? things[occasion?.x ?? 0];
  return who === undefined ? things : [who, ...things.filter((thing) => thing !== who)];
}

/** Behind somebody who might be any, a goodbye, or something that is done. */
export function meantBehind(wish: Wish): WishThing | undefined {
  const { things, occasion, shape, sentence } = wish;
  const [who, ...after] = things;
  if (who === undefined || occasion !== undefined || shape?.is === 'X and Z') return undefined;
  if (sentence !== undefined && sentence.is !== 'it happened') return undefined;
  const isOnlyBefore =
    isAnybody.test(who.noun) || who.noun === 'goodbye' || (who.kind === 'idea' && who.noun.endsWith('ing'));
  return isOnlyBefore ? after.find((thing) => isMeant(thing, wish)) : undefined;
}

/** Known, and no place where it happens; an aeroplane is one only for who sits in it. */
function isMeant(thing: WishThing, wish: Wish): boolean {
  if (thing.thing === undefined || isAnybody.test(thing.noun)) return false;
  return thing.kind === 'machine' || !isWhere(thing, wish);
}

/** "A boy who stutters" might be any. */
export const isAnybody = /^(?:boy|girl|child|kid|man|woman|lady|person)$/;

/** The tree in "a kite stuck in the tree". */
export function isWhere({ kind, noun }: WishThing, { text }: Wish): boolean {
  if (kind === 'place' || kind === 'sky') return true;
  const at = text.toLowerCase().indexOf(noun.toLowerCase());
  return /\b(?:in|on|at|under|behind|near|inside|into|onto|beside) (?:\w+ ){0,2}$/.test(
    text.toLowerCase().slice(0, at),
  );
}

/** "Being brave" names nothing that the book of things knows, and a worry is what is the matter. */
export function isOnlySaid({ kind, thing, noun, is }: WishThing): boolean {
  return (
    noun === 'one' || noun === 'time' || (kind === 'idea' && (thing === undefined || is.includes('feeling')))
  );
}

/** "Being shy in class", "getting told off": whoever of the family it is. */
export const isBeing = ({ text }: Wish): boolean => /^(?:being|feeling|getting)\b/i.test(text);

/** Then what is said is what it is about: nothing else is in it, or a child who might be any. */
export function isOfAnybody(wish: Wish): boolean {
  const [asked] = wish.things;
  if (isBeing(wish) || wish.things.every(isOnlySaid)) return true;
  return (
    asked !== undefined && isAnybody.test(asked.noun) && !wish.things.some((thing) => isMeant(thing, wish))
  );
}
