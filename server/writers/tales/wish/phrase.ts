import { literally } from '#server/platform/literally.ts';
import { numberInWords, numberSaid } from '../english/numbers.ts';
import { formsNamed } from '../english/verbs.ts';
import type { Doing, Group, Named } from './groups/group.ts';
import { isNounLike, type Tagged } from './tags/tagged.ts';

const timely = new Set('today tomorrow tonight yesterday again now please anymore yet'.split(' '));
const parting = new Set('because since when while so but until though although then if'.split(' '));

/** Where what is done ends: at a stop, a "because", another doing of somebody's. */
export function endOfDoing(doing: Doing, tagged: readonly Tagged[]): number {
  let at = doing.at + 1;
  for (; at < tagged.length; at++) {
    const one = tagged[at];
    if (!one || one.tag === 'stop' || parting.has(one.low)) break;
    if (one.low === 'and' && !goesOnWith(tagged, doing.at, at)) break;
    if (one.tag === 'rel' && one.low !== 'where') break;
  }
  while (at > doing.at + 1 && (timely.has(tagged[at - 1]?.low ?? '') || isLastNight(tagged, at)))
    at -= isLastNight(tagged, at) ? 2 : 1;
  return at;
}

function isLastNight(tagged: readonly Tagged[], at: number): boolean {
  return (
    /^(night|week|morning|afternoon|evening|year|day|weekend)$/.test(tagged[at - 1]?.low ?? '') &&
    /^(last|this|every|all|next|each)$/.test(tagged[at - 2]?.low ?? '')
  );
}

/** "sing and dance", "eat bread and butter". */
function goesOnWith(tagged: readonly Tagged[], verb: number, and: number): boolean {
  const next = tagged[and + 1];
  if (!next) return false;
  const before = tagged[and - 1];
  if (next.tag === 'noun' || next.tag === 'adj')
    return before !== undefined && isNounLike(before) && and - 1 > verb && !isFollowedByVerb(tagged, and + 1);
  return (
    next.tag === 'verb' &&
    formsNamed(next.low).includes('base') &&
    formsNamed(tagged[verb]?.low ?? '').includes('base')
  );
}

function isFollowedByVerb(tagged: readonly Tagged[], at: number): boolean {
  for (let step = at; step < tagged.length; step++) {
    const tag = tagged[step]?.tag;
    if (tag === 'verb' || tag === 'modal') return true;
    if (tag !== 'noun' && tag !== 'adj') return false;
  }
  return false;
}

/** Words as they are told to somebody else: what is "my" there is "the" here. */
export function said(tagged: readonly Tagged[], start: number, end: number): string {
  return (
    tagged
      .slice(start, end)
      // "in my own bed" is in the bed.
      .filter(({ tag, low }) => tag !== 'stop' && low !== 'own')
      .map((one, at) => saidWord(one, at === 0))
      .join(' ')
  );
}

function saidWord(one: Tagged, isVerb: boolean): string {
  const { low, text, hasCapital, named, isOwner, tag } = one;
  if (tag === 'det' && /^(my|our|your)$/.test(low)) return 'the';
  if (tag === 'pron' && /^(me|us|i|we)$/.test(low))
    return low === 'me' || low === 'i' ? 'somebody' : 'everybody';
  const isName =
    tag === 'name' ||
    tag === 'kin' ||
    (hasCapital && !isVerb && (named?.thing.isProper ?? named === undefined));
  const count = /^\d+$/.test(low) ? numberSaid(low) : undefined;
  if (count !== undefined) return numberInWords(count);
  const word = named ? (named.isPlural ? named.plural : named.name) : isName ? text : low;
  return isOwner ? `${word}’s` : word;
}

/** "in the bath", from the small word before a name to the end of the name. */
export function whereSaid(
  tagged: readonly Tagged[],
  groups: readonly Group[],
  place: Named,
): string | undefined {
  const at = groups.indexOf(place);
  const before = groups[at - 1];
  if (before?.kind !== 'small' || before.tagged.tag !== 'prep') return undefined;
  const further = groups[at - 2];
  // "next to the bed", "on top of", "out of"
  const start = further?.kind === 'small' && further.tagged.tag === 'prep' ? further.start : before.start;
  const phrase = said(tagged, start, place.end);
  return place.det === undefined &&
    place.thing &&
    !place.thing.isProper &&
    !place.thing.isMass &&
    !place.thing.isPlural &&
    !bareplaces.test(place.thing.noun) &&
    !place.isOwner
    ? phrase.replace(new RegExp(`${literally(said(tagged, place.start, place.end))}$`), (own) => `the ${own}`)
    : phrase;
}

const bareplaces =
  /^(school|bed|space|hospital|nursery|church|home|town|work|sea|class|hospital|heaven|supper|tea|dinner|lunch|breakfast|playgroup|preschool|kindergarten|outer space)$/;

/** The boiler in "the noise the boiler makes": named right behind another, and doing something. */
export function isInItsClause(named: Named, groups: readonly Group[]): boolean {
  const at = groups.indexOf(named);
  const [before, after] = [groups[at - 1], groups[at + 1]];
  if (
    before?.kind !== 'named' ||
    before.end !== named.start ||
    after?.kind !== 'doing' ||
    after.form === 'ing'
  )
    return false;
  const isOfTheFamily = named.people.length > 0 || named.absent !== undefined;
  return (
    (named.det !== undefined || isOfTheFamily) &&
    before.thing !== undefined &&
    !before.thing.isProper &&
    !before.isTime &&
    !before.isOwner &&
    before.people.length === 0
  );
}
