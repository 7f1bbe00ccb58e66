import { type Verb, verbOf } from '../../english/verbs.ts';
import type { Doing, Group, Named } from '../groups/group.ts';
import { endOfDoing, said, whereSaid } from '../phrase.ts';
import type { Tagged } from '../tags/tagged.ts';
import type { Shape } from '../wish.ts';

/** A shape as it is seen, with whom it is about. */
export type Seen = Omit<Shape, 'x' | 'by'> & {
  x?: Named | undefined;
  by?: Named | undefined;
  /** The second of two. */
  z?: Named | undefined;
  /** Whoever is named only for where, or how: the bath of the mermaid, the trip to the moon. */
  hides?: Named;
};

export type Sight = {
  tagged: readonly Tagged[];
  groups: readonly Group[];
  names: readonly Named[];
  doings: readonly Doing[];
  asks: boolean;
};

export type Look = (sight: Sight) => Seen | undefined;

export const isSmall = (group: Group | undefined, pattern: RegExp): boolean =>
  group?.kind === 'small' && pattern.test(group.tagged.low);

export function firstThingAfter(groups: readonly Group[], at: number): Named | undefined {
  for (const group of groups.slice(at)) {
    if (group.kind === 'small' && group.tagged.tag === 'stop') return undefined;
    if (group.kind === 'named' && group.thing) return group;
  }
  return undefined;
}

/** Who does it: the last one named before, over "who" and "that". */
export function doerOf(sight: Sight, doing: Doing): Named | undefined {
  const { groups } = sight;
  const at = groups.indexOf(doing);
  // "the cat climbed a tree and couldn't get down": the cat.
  const earlier = sight.doings.findLast(({ end }) => end < doing.start);
  if (earlier && goesOn(groups, at)) return doerOf(sight, earlier);
  let found: Named | undefined;
  for (let step = at - 1; step >= 0; step--) {
    const group = groups[step];
    if (!group) break;
    // "who is shy and loves trains": the same one does both.
    if (group.kind === 'doing' && found === undefined)
      return isSmall(groups[at - 1], /^(and|but)$/) ? doerOf(sight, group) : undefined;
    if (group.kind === 'small' && (group.tagged.tag === 'stop' || group.tagged.tag === 'conj')) {
      if (found && group.tagged.low === 'and') return found;
      if (group.tagged.tag === 'stop' && found) return found;
      if (group.tagged.stop === 'great') return undefined;
    }
    if (group.kind === 'named' && !group.isTime && !group.isOwner) {
      found = group;
      const before = groups[step - 1];
      // "the cat in the hat that sneezed": the cat.
      if (isSmall(before, /^(in|on|of|at|from|with|under|for|by|without|inside|behind|near|like|about|to)$/))
        continue;
      return group;
    }
    if (
      group.kind === 'small' &&
      group.tagged.tag === 'pron' &&
      /^(i|we|he|she|they|you|it|there|everything|everyone|everybody|nobody|something|someone|somebody)$/.test(
        group.tagged.low,
      )
    )
      return undefined;
  }
  return found;
}

/** "… and couldn't get down", "… and now won't sleep", "…, still hasn't got a name": it is said of whoever did what was said before. */
function goesOn(groups: readonly Group[], at: number): boolean {
  if (!isSmall(groups[at - 1], /^(now|still|so|just|also)$/))
    return isSmall(groups[at - 1], /^(and|but|then)$/);
  const before = groups[at - 2];
  return isSmall(before, /^(and|but|then)$/) || (before?.kind === 'small' && before.tagged.tag === 'stop');
}

export function verbOfDoing({ tagged }: Sight, doing: Doing): Verb {
  const end = endOfDoing(doing, tagged);
  const rest = said(tagged, doing.at, end).split(' ').slice(1).join(' ');
  return verbOf(rest === '' ? doing.base : `${doing.base} ${rest}`);
}

export function objectOf(groups: readonly Group[], at: number): Named | undefined {
  for (const group of groups.slice(at + 1)) {
    if (group.kind === 'named' && !group.isOwner) return group;
    if (group.kind === 'named') continue;
    if (group.kind === 'doing') return undefined;
    if (!['adv', 'adj', 'prep', 'pron'].includes(group.tagged.tag)) return undefined;
    if (group.tagged.tag === 'prep' && !/^(up|down|off|out|away|over|for)$/.test(group.tagged.low))
      return undefined;
  }
  return undefined;
}

export function byThing(doer: Named | undefined): { by?: Named } {
  return doer?.thing ? { by: doer } : {};
}

/** "on the bus", right behind it. */
export function placeAfter({ tagged, groups }: Sight, named: Named): { where?: string } {
  const at = groups.indexOf(named);
  let step = at + 1;
  const next = groups[step];
  if (next?.kind === 'doing' && next.base === 'be') step++;
  const small = groups[step];
  const place = groups[step + 1];
  if (
    !isSmall(small, /^(in|on|at|under|behind|inside|by|near|beside|underneath|beneath|outside)$/) ||
    place?.kind !== 'named'
  )
    return {};
  if (place.isTime) return {};
  const owned = groups[step + 2];
  const end = place.isOwner && owned?.kind === 'named' ? owned : place;
  const where = end === place ? whereSaid(tagged, groups, place) : said(tagged, small?.start ?? 0, end.end);
  return where === undefined ? {} : { where };
}
