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
  return thingAskedFor(wish);
}

/** Who is at something of every day comes before it: the troll in "a troll's birthday party". */
export function inOrder({ things, occasion }: Wish): readonly WishThing[] {
  const who = things[occasion?.x ?? 0];
  return who === undefined ? things : [who, ...things.filter((thing) => thing !== who)];
}

/** The tree in "a kite stuck in the tree". */
export function isWhere({ kind, noun }: WishThing, { text }: Wish): boolean {
  if (kind === 'place' || kind === 'sky') return true;
  const at = text.toLowerCase().indexOf(noun.toLowerCase());
  return /\b(?:in|on|at|under|behind|near|inside|into|onto|beside) (?:\w+ ){0,2}$/.test(
    text.toLowerCase().slice(0, at),
  );
}

/** "Being brave" names nothing that the book of things knows. */
export function isOnlySaid({ kind, thing, noun }: WishThing): boolean {
  return (kind === 'idea' || noun === 'one') && thing === undefined;
}
