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
  if (nearest && anyone && person.ways.isLoveKnown && isNearer(anyone, nearest.near)) return anyone;
  return nearest?.key ?? anyone ?? keys[0];
}

/**
 * Whether a fallback in the words of the books is nearer than a key for a kind. Who loves skipping would dance, and who loves cars would
 * lay bricks; the books say of what they love what nobody can take for anything else, or at least a comparison out of it.
 */
function isNearer(anyone: Key, near: number): boolean {
  const [isItsWord, isFirstKind] = [near % 10 === 0, near % 10 === 1];
  return !isItsWord && (tells(anyone, plainForms) || (!isFirstKind && tells(anyone, wayForms)));
}

/** What they do, have or say out of what they love. */
const plainForms = 'trick move mark pastime love again little together look wait softer dare'.split(' ');

/** Whether words of the books in one of these forms are in it. */
function tells({ owner, slots }: Key, forms: readonly string[]): boolean {
  const isOwn = (inline: Inline): boolean => {
    if (inline.kind === 'slot') return inline.name === owner && forms.includes(inline.form);
    return (inline.kind === 'gate' || inline.kind === 'spare') && inline.body.some(isOwn);
  };
  const has = (node: Node): boolean => node.kind === 'paragraph' && node.inline.some(isOwn);
  return [...slots.values()].flat().some(has);
}
