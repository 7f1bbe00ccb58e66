import type { Person } from '../people/cast.ts';
import type { Key, Tale } from '../tale.ts';
import { hobbyClasses } from '../notation/vocabulary.ts';

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

/** Hobby by hobby, as the family has them: its very word before its kind. */
function keyFor(keys: readonly Key[], person: Person): Key | undefined {
  for (const { plain, classes } of person.hobbies) {
    const exact = keys.find((key) => key.opens.some((word) => !isClass(word) && plain.includes(word)));
    if (exact) return exact;
    const kind = classes
      .map((one) => keys.find((key) => key.opens.includes(one)))
      .find((key) => key !== undefined);
    if (kind) return kind;
  }
  return keys.find((key) => key.name === 'anyone') ?? keys[0];
}

function isClass(word: string): boolean {
  return (hobbyClasses as readonly string[]).includes(word);
}
