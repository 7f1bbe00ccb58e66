import type { StoryCharacter } from '../../../writer.ts';
import { looksPlural } from '../../english/nouns.ts';
import { timeWords } from '../../english/small-words.ts';
import { isNounLike, type Tagged } from '../tags/tagged.ts';
import { thingFrom } from '../thing-from.ts';
import type { WishThing } from '../wish.ts';
import type { Named } from './group.ts';
import { whoIsMeant } from './who-is-meant.ts';

export function namedAt(
  tagged: readonly Tagged[],
  start: number,
  characters: readonly StoryCharacter[],
): Named | undefined {
  let at = start;
  const det = tagged[at]?.tag === 'det' ? tagged[at]?.low : undefined;
  if (det !== undefined) at++;
  const inside: Tagged[] = [];
  for (; at < tagged.length; at++) {
    const one = tagged[at];
    if (!one) break;
    const isNoun = isNounLike(one);
    const isBefore =
      one.tag === 'adj' ||
      one.tag === 'number' ||
      (one.tag === 'adv' && tagged[at + 1]?.tag === 'adj' && /^(very|really|so|too|all)$/.test(one.low));
    if (!isNoun && !isBefore) break;
    const last = inside.at(-1);
    if (isBefore && last && isNounLike(last)) break;
    if (last && isNounLike(last) && !mayFollow(last, one)) break;
    inside.push(one);
    if (one.isOwner) {
      at++;
      break;
    }
  }
  const head = inside.at(-1);
  if (!head || !isNounLike(head)) return undefined;
  const words = inside.filter(({ low }) => low !== 'first' && !lostWords.has(low));
  const who = whoIsMeant(det, inside, tagged, { start, end: at }, characters);
  const isTime = timeWords.has(head.low) && (head.named === undefined || isWhen(tagged, start, at));
  const named = isTime ? inside.slice(0, -1).findLast((one) => one.tag === 'noun' && one.named) : undefined;
  return {
    kind: 'named',
    start,
    end: at,
    det,
    people: who.people,
    absent: who.absent,
    // Of a market day it is the market; of a rainy Sunday, if there is nothing else, the Sunday.
    thing: named
      ? thingFrom(undefined, [named])
      : who.isFamily || isTime || generic.has(head.low)
        ? undefined
        : asPlace(thingFrom(det, words), tagged, start),
    spare:
      isTime || /^(mystery|case|place|idea|end)$/.test(head.low) ? thingFrom(det, words) : titled(inside),
    isFirst: inside.some(({ low }) => low === 'first'),
    isLost: inside.some(({ low }) => lostWords.has(low)),
    isTime,
    isOwner: head.isOwner,
    low: head.low,
  };
}

/** "From Leipzig", "the ferry to Crete": a name that nobody knows is a place, where one goes to it or is in it. */
function asPlace(
  thing: WishThing | undefined,
  tagged: readonly Tagged[],
  start: number,
): WishThing | undefined {
  const [further, before] = [tagged[start - 2], tagged[start - 1]];
  if (!thing?.isProper || thing.thing || before?.tag !== 'prep') return thing;
  const isGoing =
    before.low === 'to' &&
    (further?.tag === 'noun' ||
      /^(go|goes|going|went|move|moves|moving|moved|fly|flying|sail|sailing|drive|driving|travel|travelling|come|came|home|back|trip)$/.test(
        further?.low ?? '',
      ));
  if (!isGoing && !/^(from|in|near|across|round|around|through)$/.test(before.low)) return thing;
  return { ...thing, kind: 'place', pronoun: 'it', who: 'that' };
}

const lostWords = new Set(['lost', 'missing', 'stolen', 'forgotten']);

/** "Princess Mia" is about a princess, if about nothing else. */
function titled(inside: readonly Tagged[]): WishThing | undefined {
  const title = inside.find(({ tag, named }) => tag === 'noun' && named);
  return title && inside.some(({ person }) => person !== undefined)
    ? thingFrom(undefined, [title])
    : undefined;
}

/** "at night", "last night", "a night in the museum", but "scared of the night". */
function isWhen(tagged: readonly Tagged[], start: number, end: number): boolean {
  return (
    tagged[end]?.tag === 'prep' ||
    /^(last|this|every|next)$/.test(tagged[start]?.low ?? '') ||
    (tagged[start - 1]?.tag === 'prep' &&
      /^(at|for|all|during|in|by|one)$/.test(tagged[start - 1]?.low ?? ''))
  );
}

/** "tax inspector", "Uncle Ben", "our goldfish Bubbles", but not "Sam dinosaurs", nor "cows sheep and a tractor". */
function mayFollow(last: Tagged, one: Tagged): boolean {
  if (last.tag === 'noun' && one.tag === 'noun')
    return !(looksPlural(last.low) && isAlive(last) && isAlive(one));
  if (last.tag === 'kin') return (one.tag === 'name' || one.tag === 'noun') && one.hasCapital && !one.named;
  return last.tag === 'noun' && one.tag === 'name' && one.hasCapital;
}

const isAlive = ({ named }: Tagged) => named?.thing.kinds[0] === 'creature';

/** Words that name nothing a story could be about. */
const generic = new Set(
  `thing things way ways lot lots bit bits kind sort end bottom top middle side edge part story stories tale name names fun
  adventure adventures heaven pile bunch load loads group herd pack flock turn idea stuff something place places while
  rest order front back age mystery case`.split(/\s+/),
);
