import type { Group } from './groups/group.ts';
import { whereSaid } from './phrase.ts';
import { comes, isNearHome } from './shapes/come.ts';
import { did, making, wantsTo, wouldNot } from './shapes/do-and-want.ts';
import { afraid, looking, lost, searching } from './shapes/lose-and-seek.ts';
import { isSmall, type Look, type Seen, type Sight } from './shapes/sight.ts';
import { firstTime, trip } from './shapes/trip.ts';
import type { Tagged } from './tags/tagged.ts';

/** The first shape that the wish has, the most telling first. */
export function shapeOf(
  tagged: readonly Tagged[],
  groups: readonly Group[],
  asks: boolean,
): Seen | undefined {
  const sight: Sight = {
    tagged,
    groups,
    names: groups.filter((group) => group.kind === 'named'),
    doings: groups.filter((group) => group.kind === 'doing'),
    asks,
  };
  for (const look of looks) {
    const seen = look(sight);
    if (seen) return seen;
  }
  return undefined;
}

const both: Look = (sight) => {
  const { groups, names, tagged } = sight;
  const all = names.filter((one) => one.thing && !one.isTime && !one.isOwner);
  // "a race between a snail and a hare" is about the two.
  const between2 = groups.find((group) => isSmall(group, /^between$/));
  const [x, z] = between2 ? all.filter((one) => one.start > between2.start) : all;
  if (!x || !z || sight.asks) return undefined;
  const between = groups.slice(groups.indexOf(x) + 1, groups.indexOf(z));
  const joint = between.find((group) => group.kind === 'small');
  const low = joint?.kind === 'small' ? joint.tagged.low : '';
  const isAlive = z.thing?.kind === 'creature' || z.thing?.kind === 'person';
  // "Dad is a bee keeper and he got stung on the nose" is no bee keeper and a nose.
  const isBeside = between.at(-1) === joint || !/^(and|or)$/.test(low);
  const isJoined =
    (between.length === 0 && x.thing?.isPlural === true) ||
    (isBeside && /^(and|versus|vs|meets?|plus|or)$/.test(low)) ||
    between.some((group) => group.kind === 'doing' && group.base === 'meet');
  const isPlace = /^(in|on|at|under|to)$/.test(low) && z.thing?.thing?.at !== undefined && !isNearHome(z);
  const isWith = /^(with|for|against|by)$/.test(low) && isAlive;
  if (!isJoined && !isPlace && !isWith) return undefined;
  const where = isPlace ? whereSaid(tagged, groups, z) : undefined;
  return {
    is: 'X and Z',
    x,
    z,
    ...(!isJoined && { isSetting: true }),
    ...(where !== undefined && { where }),
  };
};

const one: Look = ({ names, groups, tagged }) => {
  const x = names.find((named) => named.thing && !named.isOwner) ?? names.find((named) => named.thing);
  if (!x) return undefined;
  const at = groups.indexOf(x);
  const place = groups[at + 2];
  const where =
    isSmall(groups[at + 1], /^(in|on|at|under|behind|inside)$/) && place?.kind === 'named'
      ? whereSaid(tagged, groups, place)
      : undefined;
  return { is: 'X', x, ...(where !== undefined && { where }) };
};

/** "Sharks versus crocodiles, who would win": whatever else is said, it is about the two. */
const against: Look = (sight) =>
  sight.tagged.some(({ low }) => /^(versus|vs|v)$/.test(low)) ? both(sight) : undefined;

const looks: readonly Look[] = [
  against,
  afraid,
  searching,
  lost,
  looking,
  making,
  wouldNot,
  wantsTo,
  firstTime,
  comes,
  did,
  trip,
  both,
  one,
];
