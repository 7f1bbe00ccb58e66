import { withCapital } from '../english/titles.ts';
import { formsOf } from '../english/verbs.ts';
import { endOfName } from './groups.ts';
import type { Found, Group, Named } from './groups/group.ts';
import { endOfDoing, isInItsClause, said } from './phrase.ts';
import type { Seen } from './shapes/sight.ts';
import { feelingOf } from './sorrow-of.ts';
import type { Tagged } from './tags/tagged.ts';
import { thingFrom } from './thing-from.ts';
import type { WishThing } from './wish.ts';
import { isDenied } from './word-set.ts';

/** Two at most, a feast before what is of it ("Nowruz goldfish"): in the order in which they are named, and whoever the shape is about is one of them. */
export function thingsNamed(
  groups: readonly Group[],
  seen: Seen | undefined,
  tagged: readonly Tagged[],
): Found[] {
  const all: Found[] = [];
  const names = groups.filter((group) => group.kind === 'named');
  const reason = startOfReason(tagged);
  const isReason = (one: Named) =>
    one.start > reason &&
    seen?.is !== 'afraid of X' &&
    names.every(({ thing, end }) => !thing || end > reason);
  for (const named of names) {
    const { thing } = named;
    if (
      !thing ||
      isReason(named) ||
      named === seen?.hides ||
      isInItsClause(named, groups) ||
      isOfAnother(named, names, tagged)
    )
      continue;
    if (isDenied(named, tagged)) continue;
    const before = all.find((one) => one.thing.noun === thing.noun);
    if (before) {
      if (thing.isPlural && !before.thing.isPlural) before.thing = thing;
      continue;
    }
    const feast = tagged
      .slice(named.start, named.end - 1)
      .find((one) => one.named?.thing.isProper && one.named.thing.is.includes('holiday'));
    const ofFeast = feast && thingFrom(undefined, [feast]);
    if (ofFeast && !all.some((one) => one.thing.noun === ofFeast.noun)) all.push({ named, thing: ofFeast });
    const called = withName(withPronoun(thing, named, names, tagged), named, names, tagged);
    const whole = withOf(called, named, names, tagged);
    all.push({ named, thing: withDoing(whole, named, groups, tagged) });
  }
  const ofTheirs = all.filter(
    ({ thing }) => !all.some((other) => other.thing.name !== undefined && other.thing.name === thing.said),
  );
  const needed = [seen?.x, seen?.by, seen?.z].filter((one) => one !== undefined);
  // Whoever owns something is heard of after it: "a wizard's apprentice".
  const ranked = ofTheirs.toSorted((a, b) => rank(a, needed, all) - rank(b, needed, all));
  return ranked
    .slice(0, 2)
    .toSorted((a, b) => Number(a.named.isOwner) - Number(b.named.isOwner) || a.named.start - b.named.start);
}

/** "She is angry because we had to leave the playground": it is about being angry. */
function startOfReason(tagged: readonly Tagged[]): number {
  const at = tagged.findIndex(({ low }) => /^(because|since|when|after)$/.test(low));
  return at > 0 && feelingOf(tagged.slice(0, at)) !== undefined ? at : Infinity;
}

function rank({ named }: Found, needed: readonly Named[], all: readonly Found[]): number {
  if (needed.includes(named)) return 0;
  return 1 + all.findIndex((one) => one.named === named);
}

/** "a cup of tea", "the king of the cats": what belongs to its name. */
function withOf(
  thing: WishThing,
  named: Named,
  names: readonly Named[],
  tagged: readonly Tagged[],
): WishThing {
  if (tagged[named.end]?.low !== 'of' || thing.isProper) return thing;
  const whose = names.find(({ start }) => start === named.end + 1);
  // "the smell of grandma's kitchen"
  const owned = whose?.isOwner ? names.find(({ start }) => start === whose.end) : undefined;
  const end = owned?.end ?? whose?.end;
  return end === undefined ? thing : { ...thing, said: `${thing.said} ${said(tagged, named.end, end)}` };
}

/** The fridge in "the sound of the fridge". */
function isOfAnother(named: Named, names: readonly Named[], tagged: readonly Tagged[]): boolean {
  return (
    tagged[named.start - 1]?.low === 'of' &&
    names.some(
      ({ end, low }) =>
        end === named.start - 1 && /^(sound|noise|smell|colour|taste|feel|feeling|shape)$/.test(low),
    )
  );
}

/** "The noise the boiler makes at night": so it is called, and later it is the noise. */
function withDoing(
  thing: WishThing,
  named: Named,
  groups: readonly Group[],
  tagged: readonly Tagged[],
): WishThing {
  const at = groups.indexOf(named);
  const [who, doing] = [groups[at + 1], groups[at + 2]];
  if (
    who?.kind !== 'named' ||
    doing?.kind !== 'doing' ||
    !isInItsClause(who, groups) ||
    named.det === undefined
  )
    return thing;
  const words = said(tagged, who.start, endOfDoing(doing, tagged));
  return { ...thing, said: `${thing.said} ${words}`, isOnly: named.det === 'the' && !thing.isPlural };
}

/** "a pony called Star" */
function withName(
  thing: WishThing,
  named: Named,
  names: readonly Named[],
  tagged: readonly Tagged[],
): WishThing {
  if (tagged[named.end]?.tag === 'called') {
    const name = tagged
      .slice(named.end + 1, endOfName(tagged, named.end))
      .map(({ text }) => withCapital(text));
    return name.length > 0 ? { ...thing, name: name.join(' ') } : thing;
  }
  // "Bo the dragon"
  const before = tagged[named.start - 1];
  // "Mr Wobble the jelly"
  const beside = names.find(({ end, thing: own }) => end === named.start && own?.isProper === true);
  if (named.det === 'the' && beside?.thing) return { ...thing, name: beside.thing.said };
  if (named.det === 'the' && before?.hasCapital === true && before.tag === 'noun' && !before.named)
    return { ...thing, name: before.text };
  return thing;
}

/** The dragon who lost his fire is a he. */
function withPronoun(
  thing: WishThing,
  named: Named,
  names: readonly Named[],
  tagged: readonly Tagged[],
): WishThing {
  if (thing.isPlural || (thing.kind !== 'creature' && thing.kind !== 'person' && thing.kind !== 'machine'))
    return thing;
  if (named !== names.find((one) => one.thing !== undefined || one.people.length > 0)) return thing;
  for (const { low } of tagged.slice(named.end)) {
    if (/^(his|him|he|himself)$/.test(low)) return { ...thing, pronoun: 'he' };
    if (/^(her|she|hers|herself)$/.test(low)) return { ...thing, pronoun: 'she' };
    if (/^(its|itself)$/.test(low)) return { ...thing, pronoun: 'it' };
  }
  return thing;
}

/** Where nothing is named it is about what is done: "being brave", "learning to whistle" is about whistling. */
export function thingsOfDoing(
  tagged: readonly Tagged[],
  groups: readonly Group[],
  hasPeople: boolean,
  asks: boolean,
): WishThing[] {
  // "For a whole week" is how long, and not what.
  const spares = groups.flatMap((group) =>
    group.kind === 'named' && group.spare && !(group.isTime && tagged[group.start - 1]?.low === 'for')
      ? [group.spare]
      : [],
  );
  const described = spares.find(({ describing }) => describing !== '');
  if (described) return [described];
  for (const group of groups) {
    if (group.kind !== 'doing' || /^(have|do|want)$/.test(group.base)) continue;
    // "why is mummy crying" is about crying.
    if (
      group.base === 'be' &&
      asks &&
      groups.some((other) => other.kind === 'doing' && other.start > group.start)
    )
      continue;
    const end = endOfDoing(group, tagged);
    const rest = said(tagged, group.at, end).split(' ').slice(1).join(' ');
    if (group.base === 'be' && rest === '') continue;
    const { ing } = formsOf(group.base);
    return [idea(group.isNot ? `not ${ing} ${rest}`.trim() : `${ing} ${rest}`.trim())];
  }
  const [spare] = spares;
  if (spare && groups[0]?.kind === 'named') return [spare];
  if (hasPeople) return [];
  const word = tagged.find(
    ({ tag, low }) =>
      ['adj', 'adv', 'noun', 'verb', 'number', 'pron'].includes(tag) &&
      !/^(i|we|me|it|is|a|do|does|did|has|have|had)$/.test(low),
  );
  if (word?.tag === 'adj')
    return [idea(`${tagged.some(({ tag }) => tag === 'not') ? 'not ' : ''}being ${word.low}`)];
  return word ? [idea(word.text)] : [];
}

function idea(words: string): WishThing {
  return {
    said: words,
    noun: words,
    is: [words],
    describing: '',
    kind: 'idea',
    isPlural: false,
    isMass: true,
    isProper: false,
    isOnly: false,
    pronoun: 'it',
    who: 'that',
  };
}
