import type { Found, Group, Named } from './groups/group.ts';
import { isSmall, type Seen } from './shapes/sight.ts';
import type { Loss, WishThing } from './wish.ts';

/** "The dinosaur who lost his roar", "a fairy without her wand", "the unicorn's sparkle is gone". */
export function lossOf(
  groups: readonly Group[],
  seen: Seen | undefined,
  found: readonly Found[],
): Loss | undefined {
  const [owner, own] = ownerAndOwn(groups, seen);
  const x = indexOf(owner, found);
  const y = indexOf(own, found);
  const [who, what] = [found[x]?.thing, found[y]?.thing];
  if (!who || !what || x === y || !isSomebody(who) || !canBeGone(what, seen?.is === 'X is lost'))
    return undefined;
  return { x, y };
}

function ownerAndOwn(groups: readonly Group[], seen: Seen | undefined): readonly (Named | undefined)[] {
  if (seen?.is === 'X is lost' && seen.by) return [seen.by, seen.x];
  if (seen?.is === 'X is lost') {
    const owner = groups[groups.findIndex((group) => group === seen.x) - 1];
    return owner?.kind === 'named' && owner.isOwner ? [owner, seen.x] : [];
  }
  for (const [at, who] of groups.entries()) {
    if (who.kind !== 'named' || !who.thing) continue;
    // Who rides a bike without stabilisers has lost nothing, nor has the bike.
    if (groups[at - 1]?.kind === 'doing') continue;
    const rest = groups.slice(at + 1, at + 4);
    const isBare = isSmall(rest[0], /^without$/) || (isSmall(rest[0], /^with$/) && isSmall(rest[1], /^no$/));
    const what = rest.find((group) => group.kind === 'named');
    if ((isBare || (isSmall(rest[0], /^with$/) && what?.det === 'no')) && what) return [who, what];
  }
  return [];
}

function indexOf(named: Named | undefined, found: readonly Found[]): number {
  return named?.thing === undefined
    ? -1
    : found.findIndex((one) => one.named === named || one.thing.noun === named.thing?.noun);
}

function isSomebody({ kind, thing }: WishThing): boolean {
  return (
    kind === 'creature' ||
    kind === 'person' ||
    thing?.kinds.includes('creature') === true ||
    kind === 'machine'
  );
}

/** A kitten that is lost, or a mother, has feet to come home on, and a home is not mislaid. */
function canBeGone({ kind, thing, noun, name }: WishThing, isSaid: boolean): boolean {
  return (
    !/^(creature|person|place|sky|machine)$/.test(kind) &&
    name === undefined &&
    thing?.kinds.includes('creature') !== true &&
    !/^(friend|home|family|mum|dad|way|everything|something|one|name|life|game|race|mind|clothes|trousers|pants)$/.test(
      noun,
    ) &&
    (!ofTheBody.test(noun) || (isSaid && /^(ear|wing)$/.test(noun)))
  );
}

/** Whoever has no heart, or one leg, has not mislaid it; only a bunny's ears and a fairy's wings are lost as hats are. */
const ofTheBody =
  /^(heart|head|brain|body|skin|tongue|tooth|teeth|eye|ear|mouth|arm|hand|finger|leg|foot|feet|wing|blood)$/;
