import type { TaleHead } from '../tale.ts';
import type { Wish, WishThing } from '../wish/wish.ts';

/**
 * The two of a pair, as the tale has them: whoever wishes for a bulldozer and a princess is told of the princess and her bulldozer, by a tale of
 * somebody and a machine on wheels.
 */
export function pairFor(
  { kinds, otherKinds }: Pick<TaleHead, 'kinds' | 'otherKinds'>,
  { things, shape }: Wish,
): readonly [WishThing, WishThing] | undefined {
  const first = things[shape?.x ?? 0];
  const second = things.find((thing) => thing !== first);
  if (!first || !second) return undefined;
  if (!otherKinds || (isOneOf(kinds, first) && isOneOf(otherKinds, second))) return [first, second];
  return isOneOf(kinds, second) && isOneOf(otherKinds, first) ? [second, first] : undefined;
}

/** Its kind, or something that it is: a cat is a creature and an animal, a dragon only a creature. */
export const isOneOf = (kinds: readonly string[], { kind, is }: WishThing): boolean =>
  kinds.some((one) => one === kind || is.includes(one));
