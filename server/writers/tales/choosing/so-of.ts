import type { TaleHead } from '../tale.ts';
import type { Wish, WishThing } from '../wish/wish.ts';
import { inOrder, isBeing } from './asked-for.ts';
import { isFeastDay } from './named-beside.ts';
import { isOneOf } from './pair-for.ts';

/**
 * Of whom the wish says what is the matter, and whom or what else it names: the train, and the tunnel, in "a train that is scared of tunnels".
 * Nobody, where it is the family that it happened to, or where two have nothing but each other.
 */
export function soOf(
  { kinds, otherKinds }: Pick<TaleHead, 'kinds' | 'otherKinds'>,
  wish: Wish,
): { who: WishThing; other?: WishThing | undefined } | undefined {
  const { things, shape, sentence } = wish;
  if (sentence?.is === 'it happened' || sentence?.is === 'why') return undefined;
  if (isBeing(wish)) return undefined;
  // "Papa is far away on a ship": it is not the ship that is away from home.
  if (wish.sorrow !== undefined && wish.sorrow !== 'fear') return undefined;
  // "She was moved up to the big class and is nervous": it is the child who is.
  if (shape?.by === undefined && isOfOurs.test(wish.text)) return undefined;
  // What is lost is lost, however sad that is.
  if ((shape?.is === 'X is lost' || shape?.is === 'looking for X') && !isOfItsParents.test(wish.text))
    return undefined;
  if (shape?.is === 'X and Z' && !shape.isSetting && !otherKinds && !isFeastDay(things[0])) return undefined;
  const [first, second] = inOrder(wish);
  // "Christmas Eve and the reindeer with hiccups": it is the reindeer that has them.
  const who =
    shape?.by !== undefined ? things[shape.by] : isFeastDay(first) && isAlive(second) ? second : first;
  if (who?.noun === 'baby' && oursIs.test(wish.text)) return undefined;
  if (!who || (kinds.length > 0 && !isOneOf(kinds, who))) return undefined;
  const other = things.find((thing) => thing !== who);
  if (otherKinds && (!other || !isOneOf(otherKinds, other))) return undefined;
  return { who, other };
}

/** But the star who is looking for her mum is not lost as a teddy is. */
const isOfItsParents =
  /\b(?:his|her|its|their) (?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|parents|family)\b/i;

const isOfOurs =
  /^(?:she|he|they|we|i)(?: (?:is|was|are|were|am|has been|had been|feels?|felt)\b|['’](?:s|m|re)\b)(?! (?:an?|the|my|our)\b)/i;

const isAlive = (thing: WishThing | undefined): boolean =>
  thing?.kind === 'creature' || thing?.kind === 'person';

/** "My baby brother cries all night" is no baby that turns up by the wall. */
const oursIs =
  /\b(?:my|our|the|his|her|new) (?:new |little |twin )?bab(?:y|ies)\b|\bbaby (?:brother|sister|cousin)s?\b/i;

/** Where it is so, as it stands behind it: "in the mud" of a digger that got stuck there. */
export function whereSo({ text, shape }: Wish): string | undefined {
  if (shape?.where !== undefined) return shape.where;
  const [, said] = placeSaid.exec(text.toLowerCase()) ?? [];
  return said?.replace(/\b(?:my|our|your)\b/, 'the').trim();
}

const placeSaid =
  /\s((?:in|on|up|under|inside|behind|down|between) (?:the|a|an|my|our|your|his|her|its|their) [\p{L}'’ -]+?)(?=$|[.,;:!?]| (?:and|but|who|that|because|when|with|so|until|where|for|to|next|near|beside|behind|under|by)\b)/u;
