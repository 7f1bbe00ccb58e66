import { determiners, timeWords } from '../english/small-words.ts';
import { looksPlural, singular } from '../english/nouns.ts';
import { baseOf } from '../english/verbs.ts';
import { theThings } from '../things/book.ts';
import type { ThingKind, ThingPronoun } from '../things/thing.ts';
import { relationOf } from './family-words.ts';
import type { Tagged } from './tags/tagged.ts';
import type { WishThing } from './wish.ts';

const dayNames =
  /^(mon|tues|wednes|thurs|fri|satur|sun)days?$|^(january|february|april|june|july|august|september|october|november|december)$/;

const titles = new Set(
  'mr mrs miss ms dr doctor captain king queen prince princess sir lady lord professor santa'.split(' '),
);

/** The thing that a row of words names, the last of them its noun. */
export function thingFrom(det: string | undefined, inside: readonly Tagged[]): WishThing | undefined {
  const words = inside.filter(({ tag, low }) => tag !== 'number' && !/^(other|more|own)$/.test(low));
  const counted = inside.some(({ tag, low }) => tag === 'number' && low !== 'one' && low !== '1');
  const head = words.at(-1);
  if (!head) return undefined;
  const before = words.at(-2);
  // "Peter Rabbit"
  const isNamed =
    before?.tag === 'noun' && before.hasCapital && before.named === undefined && head.hasCapital;
  if (before && isNamed && det === undefined && words.length === 2) return withTitle(before, head);
  if (before && titles.has(before.low) && head.hasCapital && det !== 'a') return withTitle(before, head);
  // "our goldfish Bubbles": its name stands behind it.
  if (before?.named && before.tag === 'noun' && head.hasCapital && (head.tag === 'name' || !head.named))
    return { ...knownThing(det, words.slice(0, -1), counted), name: head.text };
  return head.named ? knownThing(det, words, counted) : unknownThing(det, words, counted);
}

function knownThing(det: string | undefined, words: readonly Tagged[], counted: boolean): WishThing {
  const head = words.at(-1);
  if (!head?.named) throw new RangeError('a known thing is in the book');
  const { thing, name, isPlural, isMass, isAlwaysMany, plural } = head.named;
  const describing = words.slice(0, -1).map(wordSaid).join(' ');
  // Two sheep are sheep.
  const isAny = plural === name && !isMass && det === undefined && !thing.isProper && !thing.isOnly;
  const isOne = !counted && (det === 'a' || det === 'an');
  const isMany = (isPlural || counted || isAny) && !isMass && !isOne;
  return {
    said: describing === '' ? name : `${describing} ${name}`,
    noun: name,
    is: [...new Set([name, ...thing.is])],
    describing,
    kind: thing.kinds[0],
    isPlural: isMany || isAlwaysMany,
    isMass,
    isProper: thing.isProper,
    isOnly:
      (thing.isOnly && describing === '' && !isMany && det !== 'a' && det !== 'an') ||
      isSole(describing, det),
    pronoun: isMany || isAlwaysMany ? 'they' : thing.pronoun,
    who: thing.who,
    thing,
  };
}

function unknownThing(
  det: string | undefined,
  words: readonly Tagged[],
  counted: boolean,
): WishThing | undefined {
  const from = words.findLastIndex(({ tag }) => tag === 'adj') + 1;
  const nouns = words.slice(from);
  const head = nouns.at(-1);
  if (!head || head.low === '') return undefined;
  const isName = head.hasCapital && det === undefined && !determiners.has(head.low);
  const one = det === 'a' || det === 'an';
  const isMany = counted || (!one && !isName && looksPlural(head.low) && det !== 'this');
  const said = (word: Tagged): string =>
    dayNames.test(word.low)
      ? word.low.charAt(0).toUpperCase() + word.low.slice(1)
      : word.hasCapital && isName
        ? word.text
        : wordSaid(word);
  const noun = [...nouns.slice(0, -1).map(said), isMany ? singular(said(head)) : said(head)].join(' ');
  const describing = words.slice(0, from).map(wordSaid).join(' ');
  const kind = isName ? 'person' : kindOf(noun);
  return {
    said: describing === '' ? noun : `${describing} ${noun}`,
    noun,
    is: [...new Set([noun, noun.slice(noun.lastIndexOf(' ') + 1)])],
    describing,
    kind,
    isPlural: isMany,
    isMass: !isMany && !isName && det === undefined && !timeWords.has(head.low),
    isProper: isName,
    isOnly: isSole(describing, det),
    pronoun: isMany || kind === 'person' ? 'they' : 'it',
    who: kind === 'person' ? 'who' : 'that',
  };
}

/** "the biggest sandcastle", "the only star". */
function isSole(describing: string, det: string | undefined): boolean {
  return (
    det !== 'a' &&
    det !== 'an' &&
    /(^| )(\w+(?<!for|har|mod|hon)est|best|worst|last|only|whole|same|next)( |$)/.test(describing)
  );
}

/** "Mr Fox" is a fox, and goes by his title. */
function withTitle(title: Tagged, head: Tagged): WishThing {
  const known = head.named ?? title.named;
  const name = `${title.text.charAt(0).toUpperCase()}${title.text.slice(1)} ${head.text}`;
  const pronouns: Readonly<Record<string, ThingPronoun>> = {
    mr: 'he',
    king: 'he',
    prince: 'he',
    sir: 'he',
    lord: 'he',
    santa: 'he',
    mrs: 'she',
    miss: 'she',
    ms: 'she',
    queen: 'she',
    princess: 'she',
    lady: 'she',
  };
  return {
    said: name,
    noun: name,
    is: [
      ...new Set([
        name,
        ...(head.named ? [head.named.name, ...head.named.thing.is] : []),
        ...(title.named?.thing.is ?? []),
      ]),
    ],
    describing: '',
    kind: known?.thing.kinds[0] ?? 'person',
    isPlural: false,
    isMass: false,
    isProper: true,
    isOnly: false,
    pronoun: pronouns[title.low] ?? 'they',
    who: 'who',
    ...(known && { thing: known.thing }),
  };
}

function wordSaid({ text, low, isOwner, named, hasCapital }: Tagged): string {
  const said =
    named && !hasCapital
      ? named.isPlural
        ? named.plural
        : named.name
      : hasCapital && named?.thing.isProper
        ? text
        : low;
  return isOwner ? `${said}’s` : said;
}

/** By its ending, where nobody knows more: an inspector is a person. */
function kindOf(noun: string): ThingKind {
  const last = noun.slice(noun.lastIndexOf(' ') + 1);
  if (/(ness|ity|ship|hood|dom|ism|tion|sion|ment|ics)$/.test(last) && last.length > 5) return 'idea';
  if (last.endsWith('ing') && baseOf(last) !== undefined) return 'idea';
  if (relationOf.has(last)) return 'person';
  if (/(ist|ian|woman|man|ess|eer)$/.test(last) && last.length > 4) return 'person';
  if (
    /[cts]or$/.test(last) &&
    !/^(motor|factor|sensor|visor|monitor|generator|reactor|projector|calculator|radiator|incubator|ventilator|detector|sector|vector|indicator|razor)$/.test(
      last,
    )
  )
    return 'person';
  if (/(er|or)$/.test(last) && last.length > 4) {
    const base =
      baseOf(last.replace(/er$|or$/, '')) ??
      baseOf(last.replace(/r$/, '')) ??
      baseOf(last.replace(/(.)\1er$/, '$1'));
    return base !== undefined && !theThings().isWord(last) ? 'person' : 'thing';
  }
  return 'thing';
}
