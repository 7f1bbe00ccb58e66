import type { Person } from '../people/person.ts';
import { howLoved } from '../people/loves.ts';
import type { Key, Tale } from '../tale.ts';

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
  if (nearest) return nearest.key;
  return keys.find((key) => key.name === 'anyone') ?? keys[0];
}
