import { bareThing, bareThings } from '../wish/say-thing.ts';
import type { WishThing } from '../wish/wish.ts';

/** What was lost, as a tale says it behind an {its}: "roar", "spots"; with its number. */
export function lossWords(lost: WishThing): Readonly<Record<string, string | undefined>> {
  const isMany = lost.isPlural;
  return {
    thing: isMany ? bareThings(lost) : bareThing(lost),
    thingit: isMany ? 'they' : 'it',
    thingthem: isMany ? 'them' : 'it',
    thingits: isMany ? 'their' : 'its',
    thingwas: isMany ? 'were' : 'was',
    thingis: isMany ? 'are' : 'is',
    thinghas: isMany ? 'have' : 'has',
    things: isMany ? '' : 's',
  };
}
