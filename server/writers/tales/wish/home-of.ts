import type { Found, Group, Named } from './groups/group.ts';
import { said, whereSaid } from './phrase.ts';
import { isSmall, type Seen } from './shapes/sight.ts';
import type { Tagged } from './tags/tagged.ts';
import type { Home, WishThing } from './wish.ts';

/** A fox in the garden, a bird at the window and a monster under the bed are where such things are. */
export const whereAnybodyIs =
  /\b(?:garden|yard|window|door|house|home|town|city|street|road|wood|woods|forest|tree|trees|hole|nest|web|grass|field|farm|zoo|sky|sea|ocean|pond|river|lake|night|dark|bed|rain|snow|sun|sunshine|wind|puddle|mud|world|morning|evening|day|life|story|love|charge|trouble|heat|cold|fog|storm|air|middle|moonlight|shade|dusk|summer|winter|spring|autumn)$/;

/** Nobody lives in a hurry. */
const howAnybodyIs =
  /\b(?:hurry|rush|panic|tizzy|flap|huff|sulk|strop|mood|temper|rage|mess|muddle|pickle|fix|tangle|spin|trance|danger|disguise|tears|pain|need|shock|training|bits|pieces|circles?|row|line|queue|team|band|choir|show|play|race|dream|coma|costume|secret|silence|peace|fancy dress)$/;

/** "A mouse who lives in the piano", "kittens in a box": who is at home where, or only is there. */
export function homeOf(
  tagged: readonly Tagged[],
  groups: readonly Group[],
  seen: Seen | undefined,
  found: readonly Found[],
): Home | undefined {
  const who = seen?.x;
  const x = found.findIndex(({ named, thing }) => named === who || thing.noun === who?.thing?.noun);
  if (!who?.thing || x < 0 || who.people.length > 0 || !isAlive(who.thing.kind)) return undefined;
  const at = groups.indexOf(who);
  const lives = groups.findIndex(
    (group, place) => place > at && group.kind === 'doing' && group.base === 'live',
  );
  const doings = groups.filter((group) => group.kind === 'doing');
  // "There is a frog living under the carpet"
  const isSaid = lives >= 0 && !doings.some(({ base, isNot }) => isNot || !/^(?:live|be)$/.test(base));
  const inside = isSaid ? lives + 1 : at + 1;
  if (!isSaid && doings.length > 0) return undefined;
  // Who only is on something may be riding it.
  if (
    !isSmall(
      groups[inside],
      isSaid ? /^(?:in|inside|behind|under|underneath|on|up)$/ : /^(?:in|inside|behind|under|underneath)$/,
    )
  )
    return undefined;
  const [first, second] = [groups[inside + 1], groups[inside + 2]];
  const holder = first?.kind === 'named' && first.isOwner ? second : first;
  if (first?.kind !== 'named' || holder?.kind !== 'named' || holder.end < tagged.length) return undefined;
  if (holder.isTime || holder.thing === undefined || isRoomy(holder.thing)) return undefined;
  if (holder === first && isWorn(holder)) return undefined;
  if (!isSaid && holder.thing.is.includes('vehicle')) return undefined;
  const where =
    holder === first
      ? whereSaid(tagged, groups, holder)
      : said(tagged, groups[inside]?.start ?? 0, holder.end);
  if (where === undefined || whereAnybodyIs.test(where) || howAnybodyIs.test(where)) return undefined;
  const whole = said(tagged, first.start, holder.end).replace(/^(?:an?|the|his|her|its|their) /, '');
  return { x, where, holder: holder === first ? `the ${whole}` : whole, isSaid };
}

/** Who lives in a kitchen, or in space, has room: it is no home of somebody's in something of ours. */
function isRoomy({ kind, noun }: WishThing): boolean {
  return (
    /^(?:sky|idea|creature|person)$/.test(kind) ||
    (kind === 'place' &&
      !/^(?:wardrobe|cupboard|drawer|chimney|wall|oven|lift|letter ?box|dustbin)$/.test(noun))
  );
}

/** Nobody lives in pyjamas, or in a hat: it is what they have on. */
function isWorn({ det, thing }: Named): boolean {
  return (
    !/^(?:my|our|the)$/.test(det ?? '') &&
    /^(?:hat|cap|crown|coat|cape|jumper|jacket|dress|tutu|skirt|suit|costume|pants|underpants|trousers|shorts|pyjamas|nightie|dressing gown|apron|raincoat|nightshirt|scarf|glasses|sock|boot|welly|shoe|slipper)$/.test(
      thing?.noun ?? '',
    )
  );
}

const isAlive = (kind: string): boolean => kind === 'creature' || kind === 'person';
