import type { Named } from '../groups/group.ts';
import { said, whereSaid } from '../phrase.ts';
import { doerOf, firstThingAfter, isSmall, type Look, verbOfDoing } from './sight.ts';

/** Rooms and corners of a home, and of the streets around it: whoever is there has come. */
const nearHome =
  /^(bath|bathtub|bathroom|shower|kitchen|garden|back garden|yard|backyard|house|home|bed|bedroom|my room|room|window|door|front door|doorstep|attic|loft|cellar|basement|shed|garage|fridge|freezer|cupboard|wardrobe|stair|stairs|hall|living room|sofa|couch|roof|chimney|street|road|playground|classroom|bathroom|sink|toilet|teapot|pocket|letterbox|letter box|drawer|toy box|tent|treehouse|tree house|supermarket|library|sandpit|puddle|washing machine|pyjamas|lunchbox|school|school bag|windowsill|balcony|gutter|hedge|porridge|soup|cereal|oven|doll’s house|dolls house|car|bus|swimming pool|pool|paddling pool|party|front garden|pond|tree|park|lunch box|flowerpot|plughole|village|town|nursery|teacup|biscuit tin|dustbin|cot|lift|night|shop)$/;

export function isNearHome(place: Named): boolean {
  return nearHome.test(place.thing?.noun ?? place.low) || (place.thing?.is.includes('room') ?? false);
}

const comings = /^(come|arrive|land|visit|hatch|appear|knock|crash|turn|drop|fall|move|pop|stay|call)$/;

export const comes: Look = (sight) => {
  const { tagged, groups, doings, names } = sight;
  if (sight.asks) return undefined;
  for (const doing of doings) {
    if (!comings.test(doing.base) || doing.isNot || doing.isWanted) continue;
    const doer = doerOf(sight, doing);
    if (!doer?.thing) continue;
    const next = tagged[doing.at + 1]?.low ?? '';
    if (doing.base === 'turn' && next !== 'up') continue;
    if (doing.base === 'move' && next !== 'in') continue;
    if (doing.base === 'drop' && next !== 'in') continue;
    if (doing.base === 'come' && /^(down|off|back|undone|true|alive|out|apart|first|last)$/.test(next))
      continue;
    if (doing.base === 'fall' && !/^(from|out|into|through)$/.test(next)) continue;
    const place = names.find(
      (one) => one.start > doing.start && whereSaid(tagged, groups, one) !== undefined && !one.isTime,
    );
    const where = place && whereSaid(tagged, groups, place);
    return {
      is: 'X comes',
      x: doer,
      verb: verbOfDoing(sight, doing),
      ...(where !== undefined && { where }),
      ...(place && { hides: place }),
    };
  }
  const from = groups.findIndex(
    (group) => group.kind === 'named' && /^(visit|visitor|visitors|letter)$/.test(group.low),
  );
  if (from >= 0 && isSmall(groups[from + 1], /^from$/)) {
    const x = firstThingAfter(groups, from + 1);
    if (x && x.thing?.kind !== 'place') return { is: 'X comes', x, hides: groups[from] as Named };
  }
  const found =
    doings[0]?.base === 'find' ||
    doings[0]?.base === 'meet' ||
    doings[0]?.base === 'be' ||
    doings.length === 0;
  const x = names.find((one) => one.thing && !one.isOwner);
  if (!x || !found) return undefined;
  const at = groups.indexOf(x);
  const place = groups[at + 2];
  if (
    !isSmall(
      groups[at + 1],
      /^(in|at|under|on|behind|inside|up|down|outside|underneath|beneath|through|above|by)$/,
    )
  )
    return undefined;
  if (place?.kind !== 'named') return undefined;
  const isAnimate = x.thing?.kind === 'creature' || x.thing?.kind === 'person';
  const lastPlace = place.isOwner && groups[at + 3]?.kind === 'named' ? (groups[at + 3] as Named) : place;
  const isNear = isNearHome(lastPlace);
  const isKnown = x.thing?.kind === 'idea' || x.thing?.kind === 'place' || x.det === 'my' || x.det === 'our';
  if (!isNear || isKnown || fixed.test(x.low) || (!isAnimate && x.det === 'the' && x.low !== 'noise'))
    return undefined;
  const where =
    lastPlace === place
      ? whereSaid(tagged, groups, place)
      : said(tagged, groups[at + 1]?.start ?? 0, lastPlace.end);
  return { is: 'X comes', x, ...(where !== undefined && { where }), hides: lastPlace };
};

/** What is where it is, and has not come there. */
const fixed = /^(door|window|hole|map|key|light|tree|flower|gate|noise|sound|footprint|letter)s?$/;
