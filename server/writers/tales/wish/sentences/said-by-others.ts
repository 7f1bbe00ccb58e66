import type { StoryCharacter } from '../../../writer.ts';
import { numberInWords, numberSaid } from '../../english/numbers.ts';
import { baseOf, formsNamed, formsOf } from '../../english/verbs.ts';
import { speciesOf } from '../../people/kin.ts';
import { theThings } from '../../things/book.ts';
import type { Group } from '../groups/group.ts';
import { isNounLike, type Tagged } from '../tags/tagged.ts';
import type { SentencePart, Spoken } from './sentence.ts';

/** Whose mouth it is in: the child's own, where "I" is right; somebody's who speaks of the child; or somebody's who speaks to the child. */
export type Mouth = 'own' | 'of the child' | 'to the child';

/** What was seen of a wish, and in which house. */
export type Heard = {
  tagged: readonly Tagged[];
  groups: readonly Group[];
  characters: readonly StoryCharacter[];
};
/** `from`: where the sentence begins to which it belongs, and in which somebody may have been named. */
export type Span = { start: number; end: number; from?: number };

/** The words of a span, as they are said by whoever it is; nothing where somebody is meant whom nobody could know. */
export function partsOf(
  heard: Heard,
  { start, end, from = start }: Span,
  mouth: Mouth,
): readonly SentencePart[] | undefined {
  const parts: SentencePart[] = [];
  for (let at = start; at < end; at++) {
    const animal = animalAt(heard, at);
    if (animal) {
      parts.push(animal.name);
      at = animal.end - 1;
      continue;
    }
    // "My dad" is Dad to everybody in the house.
    if (/^(my|our)$/.test(heard.tagged[at]?.low ?? '') && heard.tagged[at + 1]?.tag === 'kin') {
      // "My sister Ada" is Ada.
      const isNamed = heard.tagged[at + 2]?.person !== undefined;
      if (isNamed && !titles.test(heard.tagged[at + 1]?.low ?? '')) at++;
      continue;
    }
    const part = partAt(heard, at, { start, from }, mouth);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return parts;
}

/** Said with the name: Uncle Bo, Granny Pat. */
const titles = /^(?!sister|brother|sis|bro|cousin|baby|twin|son|daughter)/;

/** "The tortoise", of a house with one: he has a name there. */
function animalAt(
  { tagged, groups, characters }: Heard,
  at: number,
): { name: string; end: number } | undefined {
  const group = groups.find((one) => one.kind === 'named' && one.start === at);
  if (group?.kind !== 'named' || group.det === undefined || group.isOwner) return undefined;
  const [index] = group.people;
  const last = tagged[group.end - 1];
  if (index === undefined || group.people.length > 1 || last?.tag !== 'noun') return undefined;
  const who = characters[index];
  if (!who) return undefined;
  const isAnimal = speciesOf(who.relationship.toLowerCase()) !== undefined;
  return { name: isAnimal ? `${who.name} the ${last.low}` : who.name, end: group.end };
}

/** "Grandpa", of a house that calls him Morfar Leif. */
function kinAt({ groups, characters }: Heard, at: number): string | undefined {
  const group = groups.find((one) => one.kind === 'named' && one.start <= at && one.end > at);
  if (group?.kind !== 'named' || group.people.length !== 1 || at !== group.end - 1) return undefined;
  return characters[group.people[0] ?? -1]?.name;
}

/** What somebody did, as they would say it themselves: "I ate a whole lemon". `by` is who is named for it. */
export function inFirstPerson({ tagged, groups, characters }: Heard, by: number | undefined): Heard {
  const isI = (at: number) => by !== undefined && tagged[at]?.person === by;
  const others = groups.filter((group) => group.kind !== 'named' || !group.people.includes(by ?? -1));
  const mine = tagged.map((one, at): Tagged => {
    if (isI(at)) return one.isOwner ? pronoun('my', 'det') : pronoun('i', 'pron');
    const third = thirdPersons.get(one.low);
    if (third && !isNamedBefore({ tagged, groups: others }, 0, at))
      return pronoun({ he: 'i', him: 'me', his: 'my', himself: 'myself' }[formOf(one)], one.tag);
    return one;
  });
  const agreed = mine.map((one, at) => {
    const before = mine[at - 1]?.tag === 'adv' ? mine[at - 2] : mine[at - 1];
    const isMine =
      before?.low === 'i' || (/^(and|but|then)$/.test(before?.low ?? '') && mine[0]?.low === 'i');
    if (one.tag !== 'verb' || !isMine || !formsNamed(one.low).includes('third')) return one;
    const base = one.low === 'is' ? 'am' : (baseOf(one.low) ?? one.low);
    return { ...one, text: base, low: base };
  });
  return { tagged: agreed, groups: others, characters };
}

function pronoun(low: string, tag: Tagged['tag']): Tagged {
  return { tag, text: low, low, hasCapital: false, isOwner: false };
}

function partAt(
  { tagged, groups, characters }: Heard,
  at: number,
  { start, from }: { start: number; from: number },
  mouth: Mouth,
): SentencePart | undefined {
  const one = tagged[at];
  if (!one) return undefined;
  const { low, tag } = one;
  const named = one.person === undefined ? undefined : characters[one.person]?.name;
  if (named !== undefined) return owned(named, one);
  const first = mouth === 'own' ? undefined : firstPersons.get(low);
  if (mouth === 'to the child' && first?.who === 'hero')
    return { he: 'you', him: 'you', his: 'your', himself: 'yourself' }[first.form];
  if (mouth === 'of the child' && first) {
    const leads = first.form === 'him' && at === start;
    return leads ? { ...first, form: 'he' } : first;
  }
  if (/^(you|your|yours|yourself|mine|ours)$/.test(low)) return mouth === 'own' ? low : undefined;
  const third = thirdPersons.get(low);
  if (third && !isNamedBefore({ tagged, groups }, from, at))
    return mouth === 'own' ? undefined : { who: third, form: formOf(one) };
  if (tag === 'stop') return ',';
  if (isIts(tagged, at)) return 'it’s';
  // "Dad", and "the uncle".
  if (tag === 'kin') {
    const name = kinAt({ tagged, groups, characters }, at);
    if (name !== undefined && !/^(the|a|an)$/.test(tagged[at - 1]?.low ?? '')) return owned(name, one);
    if (tagged[at - 1]?.tag !== 'det' && tagged[at - 1]?.tag !== 'adj') return owned(capital(one.text), one);
  }
  return agreeing(tagged, at, mouth) ?? wordSaid(one, at === start);
}

/** "Its still light": what nothing belongs to is "it is". */
function isIts(tagged: readonly Tagged[], at: number): boolean {
  const next = tagged[at + 1];
  if (tagged[at]?.low !== 'its' || !next) return false;
  return (
    ['det', 'adv', 'not', 'prep'].includes(next.tag) ||
    (next.tag === 'verb' && next.low.endsWith('ing')) ||
    (next.tag === 'adj' && !isNounLike(tagged[at + 2] ?? next))
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const firstPersons: ReadonlyMap<string, Spoken> = new Map(
  (
    [
      ['i', 'hero', 'he'],
      ['me', 'hero', 'him'],
      ['my', 'hero', 'his'],
      ['myself', 'hero', 'himself'],
      ['we', 'us', 'he'],
      ['us', 'us', 'him'],
      ['our', 'us', 'his'],
      ['ourselves', 'us', 'himself'],
    ] as const
  ).map(([word, who, form]) => [word, { who, form }]),
);

const thirdPersons: ReadonlyMap<string, 'he' | 'she'> = new Map([
  ['he', 'he'],
  ['him', 'he'],
  ['his', 'he'],
  ['himself', 'he'],
  ['she', 'she'],
  ['her', 'she'],
  ['herself', 'she'],
]);

function formOf({ low, tag }: Tagged): Spoken['form'] {
  if (low === 'he' || low === 'she') return 'he';
  if (low.endsWith('self')) return 'himself';
  return tag === 'det' ? 'his' : 'him';
}

/**
 * "The king … him": somebody to whom the small word can belong has been named in this sentence; and not in the same breath, since nobody
 * waves at himself.
 */
function isNamedBefore(
  { tagged, groups }: Pick<Heard, 'tagged' | 'groups'>,
  from: number,
  at: number,
): boolean {
  const one = tagged[at];
  const isObject = one !== undefined && formOf(one) === 'him';
  return groups.some(
    (group) =>
      group.kind === 'named' &&
      group.start >= from &&
      group.end <= at &&
      (!isObject ||
        tagged
          .slice(group.end, at)
          .some(
            ({ tag, low }) =>
              tag === 'stop' || tag === 'rel' || /^(and|but|so|because|when|while)$/.test(low),
          )) &&
      (group.people.length > 0 ||
        group.absent !== undefined ||
        group.thing?.kind === 'creature' ||
        group.thing?.kind === 'person'),
  );
}

/** "I have", told of somebody, is "has"; told to somebody, "I am" is "you are". */
function agreeing(tagged: readonly Tagged[], at: number, mouth: Mouth): string | undefined {
  const one = tagged[at];
  const before = tagged[at - 1];
  if (mouth === 'own' || one?.tag !== 'verb' || before?.low !== 'i') return undefined;
  if (mouth === 'to the child') return one.low === 'am' ? 'are' : one.low === 'was' ? 'were' : undefined;
  if (one.low === 'am') return 'is';
  const base = baseOf(one.low);
  return base === one.low && !formsNamed(one.low).includes('past') ? formsOf(base).third : undefined;
}

export function wordSaid(one: Tagged, isFirst: boolean): string {
  const { text, low, tag, hasCapital, named, isOwner } = one;
  const count = /^\d+$/.test(low) ? numberSaid(low) : undefined;
  if (count !== undefined) return numberInWords(count);
  const isName =
    tag === 'name' ||
    low === 'i' ||
    (tag === 'kin' && hasCapital) ||
    (hasCapital && !isFirst && text !== text.toUpperCase()) ||
    (named?.thing.isProper ?? false) ||
    (isFirst && hasCapital && tag === 'noun' && named === undefined && !theThings().isWord(low));
  const word = low === 'i' ? 'I' : isName ? text : low;
  return isOwner ? owned(word, one) : word;
}

function owned(word: string, { isOwner }: Tagged): string {
  return isOwner ? `${word}’${word.endsWith('s') ? '' : 's'}` : word;
}
