import type { Person } from '../people/person.ts';
import { howLoved } from '../people/loves.ts';
import { wayForms } from '../people/ways.ts';
import type { Inline, Key, Node, Tale } from '../tale.ts';

/** For the hero and for each part that has keys: the one that opens to what this person loves, or the fallback. */
export function chooseKeys(
  tale: Pick<Tale, 'keys'>,
  hero: Person,
  parts: ReadonlyMap<string, Person>,
): ReadonlyMap<string, Key> {
  const chosen = new Map<string, Key>();
  for (const owner of new Set(tale.keys.map((key) => key.owner))) {
    const person = owner === 'hero' ? hero : parts.get(owner);
    const keys = tale.keys.filter((key) => key.owner === owner);
    const key = person && keyFor(keys, person);
    if (key) chosen.set(owner, key);
  }
  return chosen;
}

function keyFor(keys: readonly Key[], person: Person): Key | undefined {
  const opened = keys.flatMap((key) => {
    const near = howLoved(person, key.opens);
    return near === undefined ? [] : [{ key, near }];
  });
  const nearest = opened.toSorted((one, other) => one.near - other.near)[0];
  const anyone = keys.find((key) => key.name === 'anyone');
  // Who loves cars would have bricks, as a builder has: a fallback that tells of cars is nearer.
  const isFarther = nearest !== undefined && isSecondKind(nearest.near) && person.ways.isLoveKnown;
  if (isFarther && anyone && tellsTheirOwn(anyone)) return anyone;
  return nearest?.key ?? anyone ?? keys[0];
}

/** Of what somebody loves not its word and not its first kind: by `howLoved`. */
const isSecondKind = (near: number): boolean => near % 10 > 1;

/** Whether the words of the books are in it. */
function tellsTheirOwn({ owner, slots }: Key): boolean {
  const isOwn = (inline: Inline): boolean => {
    if (inline.kind === 'slot') return inline.name === owner && wayForms.includes(inline.form);
    return (inline.kind === 'gate' || inline.kind === 'spare') && inline.body.some(isOwn);
  };
  const has = (node: Node): boolean => node.kind === 'paragraph' && node.inline.some(isOwn);
  return [...slots.values()].flat().some(has);
}
