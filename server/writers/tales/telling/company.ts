import { anything, namedRole } from '../notation/vocabulary.ts';
import { isWhoTo } from '../people/cast.ts';
import type { Person } from '../people/person.ts';
import type { CrowdLine, ForWhom, Node, PartWanted, TaleHead } from '../tale.ts';
import { howLoved, isSaidIn } from '../people/loves.ts';
import { giveMoment, type Stage, withoutMoment } from './stage.ts';

/** Who fills the parts that a tale needs and those it may have; nothing where somebody it needs is not there. */
export function castParts(
  head: Pick<TaleHead, 'needs' | 'may'>,
  hero: Person,
  others: readonly Person[],
  wished: readonly number[] = [],
): Map<string, Person> | undefined {
  // Whom the wish names comes first.
  const inOrder = others.toSorted(
    (a, b) => Number(wished.includes(b.index)) - Number(wished.includes(a.index)) || a.index - b.index,
  );
  const candidates = (wanted: PartWanted) => candidatesFor(wanted, hero, inOrder, wished);
  const parts = fill(head.needs, candidates, new Map());
  if (!parts) return undefined;
  for (const wanted of head.may) {
    const person = candidates(wanted).find(
      (one) => ![...parts.values()].includes(one) && !isTooSmall(one, wanted, hero),
    );
    if (person) parts.set(wanted.name, person);
  }
  return parts;
}

/** A part for somebody younger, who may be there, is written for whoever talks and counts: one of two has the lines for toddlers. */
function isTooSmall(person: Person, { roles }: PartWanted, hero: Person): boolean {
  const isMeant = roles.some((role) => role !== 'younger' && isWhoTo(person, role, hero));
  return person.age < 3 && roles.includes('younger') && !isMeant;
}

/** Each needed part in turn, going back where the last one left nobody for the next. */
function fill(
  wanted: readonly PartWanted[],
  candidates: (wanted: PartWanted) => readonly Person[],
  taken: Map<string, Person>,
): Map<string, Person> | undefined {
  const [first, ...rest] = wanted;
  if (!first) return taken;
  for (const person of candidates(first)) {
    if ([...taken.values()].includes(person)) continue;
    const filled = fill(rest, candidates, new Map([...taken, [first.name, person]]));
    if (filled) return filled;
  }
  return undefined;
}

function candidatesFor(
  { roles }: PartWanted,
  hero: Person,
  others: readonly Person[],
  wished: readonly number[],
): Person[] {
  const fills = (person: Person, role: string) => {
    const named = namedRole.exec(role);
    if (!named) return isWhoTo(person, role, hero);
    return wished.includes(person.index) && (named[1] === undefined || isWhoTo(person, named[1], hero));
  };
  const found = roles.flatMap((role) => others.filter((person) => fills(person, role)));
  return [...new Set(found)];
}

/** A moment that one of them gets: whoever had least so far, and among these whoever is written first. */
export function castMoment(
  stage: Stage,
  node: Extract<Node, { kind: 'part' }>,
): { person?: Person; body: readonly Node[] } {
  const { hero, others } = stage.cast;
  const fitting = node.versions.flatMap((version, rank) =>
    others
      .filter((person) => isFor(version, person, hero))
      .map((person) => ({
        person,
        body: version.body,
        isLoved: isSaidIn(person, version.loves),
        order: (stage.moments.get(person) ?? 0) * 100 + (version.loves.length > 0 ? 0 : 50) + rank,
      })),
  );
  const best = fitting.toSorted((a, b) => a.order - b.order)[0];
  if (best) {
    if (best.isLoved) stage.shown.add(best.person);
    return best;
  }
  return { body: node.versions.find(({ roles }) => roles.includes('nobody'))?.body ?? [] };
}

export type SaidInCrowd = { line: CrowdLine; person?: Person; names?: readonly Person[] };

function isFor({ roles, loves }: ForWhom, person: Person, hero: Person): boolean {
  return (
    roles.some((role) => isWhoTo(person, role, hero)) &&
    (loves.length === 0 || nearness(person, loves) !== undefined)
  );
}

/** Everybody's line, in the author's order; those for whom fewest are written choose first. */
export function castCrowd(stage: Stage, node: Extract<Node, { kind: 'crowd' }>): readonly SaidInCrowd[] {
  const { hero, others } = stage.cast;
  const who = { all: others, rest: withoutMoment(stage), again: stage.inCrowd }[node.who];
  const lines = node.lines.filter(({ roles }) => !roles.includes('others') && !roles.includes('nobody'));
  const fitting = (person: Person) => lines.filter((line) => isFor(line, person, hero));
  const taken = new Map<CrowdLine, Person>();
  const left: Person[] = [];
  for (const person of who.toSorted((a, b) => fitting(a).length - fitting(b).length || a.index - b.index)) {
    const line = fitting(person)
      .filter((one) => !taken.has(one))
      .toSorted((a, b) => closeness(person, a) - closeness(person, b))[0];
    if (line) taken.set(line, person);
    else left.push(person);
  }
  const said: SaidInCrowd[] = lines.flatMap((line) => {
    const person = taken.get(line);
    if (person && isSaidIn(person, line.loves)) stage.shown.add(person);
    return person ? [{ line, person }] : [];
  });
  const rest = node.lines.find(({ roles }) => roles.includes('others'));
  if (rest && left.length > 0) said.push({ line: rest, names: left.toSorted((a, b) => a.index - b.index) });
  const nobody = node.lines.find(({ roles }) => roles.includes('nobody'));
  if (nobody && said.length === 0) said.push({ line: nobody });
  stage.inCrowd = said.flatMap(({ person, names }) => (person ? [person] : (names ?? [])));
  for (const one of stage.inCrowd) giveMoment(stage, one);
  return said;
}

/** A line for what they love before one for what they are, and that before one for anybody. The smaller, the closer. */
function closeness(person: Person, { roles, loves }: CrowdLine): number {
  if (loves.length > 0) return nearness(person, loves) ?? 0;
  return roles.includes('anyone') || roles.includes('human') ? 1_001 : 1_000;
}

/** "loves anything": of whoever loves something that the books know, behind what they love by name. */
function nearness(person: Person, loves: readonly string[]): number | undefined {
  const isAnything = loves.includes(anything) && person.ways.isLoveKnown;
  return howLoved(person, loves) ?? (isAnything ? 900 : undefined);
}
