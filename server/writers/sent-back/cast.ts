import { literally } from '#server/platform/literally.ts';
import {
  isCalledBy,
  namesOfRelation,
  type Relation,
  relationOf,
  wordsIn,
} from '../tales/wish/family-words.ts';
import { withoutWhose } from '../clean-text.ts';
import type { StoryCharacter } from '../writer.ts';
import type { Fault } from './fault.ts';

type Cast = readonly StoryCharacter[];

/** Everybody is there, and everybody does or says something. Being asleep is neither. */
export function castFaults(
  paragraphs: readonly string[],
  cast: Cast,
  placeholderOf: (index: number) => string,
  wish = '',
): Fault[] {
  const text = paragraphs.join('\n').normalize('NFC');
  const named = cast.map((_, index) => mentionsOf(text, callsFor(cast, index)));
  const [absent, ...others] = named.flatMap((mentions, index) => (mentions.length === 0 ? [index] : []));
  // The wish may call somebody as nobody else does: whoever alone is missing is she whom it calls Ammamma.
  if (absent !== undefined && others.length === 0 && kinOf(cast[absent]?.relationship ?? '') !== undefined)
    named[absent] = mentionsOf(text, callsOfWish(wish, text, cast));
  return cast.flatMap((_, index): Fault[] => {
    const mentions = named[index] ?? [];
    const who = placeholderOf(index);
    if (mentions.length === 0)
      return [
        {
          kind: 'missing',
          say: `${who} is not in it. Everybody needs a part of their own, by this very placeholder.`,
        },
      ];
    const isThere = mentions.length >= enoughMentions || mentions.some((mention) => isActing(text, mention));
    if (!isThere && !isToldBy(text, mentions))
      return [
        { kind: 'idle', say: `${who} is only named. Let ${who} do or say something that this story needs.` },
      ];
    return [];
  });
}

/** "I am Ada, and I'm in charge of telling this": whoever tells it does all that an "I" does in it. */
function isToldBy(text: string, mentions: readonly Mention[]): boolean {
  const says = mentions.some(({ from }) => itsMe.test(text.slice(Math.max(0, from - 16), from)));
  return says && (text.replace(/[“"][^“”"]*[”"]/gu, ' ').match(/\bI\b/gu)?.length ?? 0) >= enoughMentions;
}

const itsMe = /\b(?:I am|I[’']m|my name is|call me)(?: \p{Ll}+)? $/iu;

/** Who is spoken of so often does something, however it is put. */
const enoughMentions = 6;

/** What somebody may be called: the name, the parts of it that are only theirs, and what they are to a child. */
function callsFor(cast: Cast, index: number): string[] {
  const one = cast[index];
  if (!one) return [];
  const others = cast.filter((_, other) => other !== index);
  const parts = partsOf(one.name).filter((part) => !others.some(({ name }) => partsOf(name).includes(part)));
  const kin = kinOf(one.relationship);
  const isOnlyOne = kin !== undefined && !others.some(({ relationship }) => kinOf(relationship) === kin);
  return [one.name.normalize('NFC').trim(), ...parts, ...(isOnlyOne ? namesOfRelation(kin) : [])].filter(
    (call) => call !== '',
  );
}

/** Words of the wish that the story has for a name: with a capital in the middle of its sentences, again and again. */
function callsOfWish(wish: string, text: string, cast: Cast): string[] {
  const taken = new Set(cast.flatMap(({ name }) => wordsIn(name)));
  const calls = wordsIn(wish)
    .filter((word) => word.length >= 4 && !taken.has(word) && !relationOf.has(word))
    // "The doctor" is what somebody is. A name is not said in small letters.
    .filter((word) => !new RegExp(`(?<!\\p{L})${literally(word)}(?!\\p{L})`, 'u').test(text))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return calls.filter(
    (call) =>
      mentionsOf(text, [call]).filter(
        ({ from, to }) =>
          /\p{Ll},? $/u.test(text.slice(Math.max(0, from - 3), from)) &&
          // Doctor Anand is called Anand.
          !/^ \p{Lu}/u.test(text.slice(to, to + 2)),
      ).length >= 3,
  );
}

/**
 * The child once, and then somebody else's story: whoever has a name that nobody of the family has, and does all that is done. A snail may be
 * its hero together with the child, and a child of whom there is one only may be "she" for long.
 */
export function othersStory(paragraphs: readonly string[], cast: Cast, heroes: readonly number[]): boolean {
  const text = paragraphs.join('\n').normalize('NFC');
  const ofHeroes = heroes.flatMap((index) => mentionsOf(text, callsFor(cast, index)));
  if (ofHeroes.length > seldom || isToldBy(text, ofHeroes)) return false;
  const known = new Set([
    ...cast.flatMap(({ name }) => name.normalize('NFC').split(/[\s-]+/u)),
    ...cast.flatMap((_, index) => callsFor(cast, index)),
  ]);
  // In the middle of a sentence a capital makes a name; at its beginning anything has one.
  const strangers = new Set(
    [...text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu)].map(([name]) => name),
  );
  return [...strangers].some(
    (name) =>
      !known.has(name) && !relationOf.has(name.toLowerCase()) && mentionsOf(text, [name]).length >= often,
  );
}

const seldom = 2;
const often = 6;

const partsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[\s-]+/u)
    .filter((part) => part.length > 2 && /^\p{Lu}/u.test(part));

/** What a child calls somebody of that relationship: whoever is their grandmother may be Grandma in it, or Nani. */
function kinOf(relationship: string): Relation | undefined {
  return wordsIn(withoutWhose(relationship))
    .map((word) => relationOf.get(word))
    .find(
      (relation) =>
        relation !== undefined && (isCalledBy(relation) || relation === 'aunt' || relation === 'uncle'),
    );
}

type Mention = { from: number; to: number };

function mentionsOf(text: string, calls: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (const call of calls)
    for (let from = text.indexOf(call); from >= 0; from = text.indexOf(call, from + call.length)) {
      const to = from + call.length;
      if (isWhole(text, from, to)) found.push({ from, to });
    }
  return found;
}

/** Between letters it is another word; scripts without spaces have none to look for. */
function isWhole(text: string, from: number, to: number): boolean {
  const [first, last] = [text.charAt(from), text.charAt(to - 1)];
  const isBound = (inside: string, outside: string) =>
    !spacedLetter.test(inside) || !spacedLetter.test(outside);
  return isBound(first, text.charAt(from - 1)) && isBound(last, text.charAt(to));
}

const spacedLetter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}]/u;

/** "said Mia", "Mia laughed", "Biscuit the dog dug", "Mia and Ben ran", "Biscuit, who was digging". */
function isActing(text: string, { from, to }: Mention): boolean {
  const before = text.slice(Math.max(0, from - 36), from);
  if (speaking.test(before) || comesIn.test(before)) return true;
  const after = text.slice(to, to + 120);
  if (!spacedLetter.test(after)) return /\p{L}/u.test(after);
  const [, next = '', then = ''] = doing.exec(after) ?? [];
  if (next === '' || stillWords.has(next)) return false;
  return helping.has(next) ? then !== '' && !idleAfterHelp.test(then) : true;
}

const speaking =
  /\b(?:said|asked|called|cried|whispered|shouted|answered|told|laughed|sang|added|began|thought|murmured|mumbled|yelled|roared|replied|wondered|went|breathed|sighed|explained|agreed|bellowed|decided|wrote|read|grumbled|puffed|panted|sniffed|hummed|giggled|muttered|gasped|chuckled|snapped|promised|suggested|admitted|purred|barked|squeaked) (?:(?:Gran\p{Ll}*|Nan\p{Ll}*|Uncle|Aunt\p{Ll}*|Mum|Dad|Mr|Mrs|Miss|Dr|Captain|Little|Baby|Cousin) )?$/iu;
/** "Up jumped Rex, and off went Mia." */
const comesIn =
  /\b(?:up|off|out|down|away|back|in|along|over|there|here|past|round) (?:\p{Ll}+ed|came|went|ran|sat|flew|swam|sprang|leapt|rode|stood|crept|strode|shot|slid) (?:(?:Gran\p{Ll}*|Nan\p{Ll}*|Uncle|Aunt\p{Ll}*|Little|Baby) )?$/iu;
const doing =
  /^(?: the \p{Ll}+(?= \p{Ll}))?(?:,? (?:and|&) [\p{Lu}{][^.!?,“”]{0,40}?(?= \p{Ll}))?(?:, [^.!?“”]{1,70},)?,? (?:\p{Ll}+ly )?(\p{Ll}[\p{L}’']*)(?: (\p{Ll}[\p{L}’']*))?/u;
const stillWords = new Set(
  `and or but with in on at to of the a an for from by as than like too also under over beside near next between about around into who’s
  slept sleeps sleep asleep dreamed dreamt lay snored snores rested because if when while then until so`.split(
    /\s+/,
  ),
);
const helping = new Set(
  `was is were are had has have did does would could will can might never always`.split(' '),
);
const idleAfterHelp =
  /^(?:asleep|sleeping|there|here|with|in|at|on|a|an|the|his|her|their|six|two|three|four|five|seven|years|very|so|not|also)$/u;
