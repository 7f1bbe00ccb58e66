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

function keyFor(keys: readonly Key[], person: Person): Key | undefined {
  const opened = keys.flatMap((key) => {
    const near = howLoved(person, key.opens);
    return near === undefined ? [] : [{ key, near }];
  });
  const nearest = opened.toSorted((one, other) => one.near - other.near)[0];
  if (nearest) return nearest.key;
  return keys.find((key) => key.name === 'anyone') ?? keys[0];
}

/**
 * How near these words come to what somebody loves, the smaller the nearer: first hobbies first, and of each its very word before its
 * kinds. Nothing where they do not.
 */
export function howLoved({ hobbies }: Pick<Person, 'hobbies'>, words: readonly string[]): number | undefined {
  const exact = words.filter((word) => !isClass(word));
  for (const [index, { plain, classes }] of hobbies.entries()) {
    if (exact.some((word) => saysWord(plain, word))) return index * 10;
    const kind = classes.findIndex((one) => words.includes(one));
    if (kind >= 0) return index * 10 + 1 + Math.min(kind, 8);
  }
  return undefined;
}

/** "train" in "wooden trains", "swim" in "swimming"; not "car" in "carving". */
function saysWord(plain: string, word: string): boolean {
  return ` ${plain} `.split(` ${word}`).some((after, index) => {
    if (index === 0) return false;
    const end = after.split(' ', 1)[0] ?? '';
    return ['', 's', 'es', 'ing', `${word.at(-1)}ing`].includes(end);
  });
}

function isClass(word: string): boolean {
  return (hobbyClasses as readonly string[]).includes(word);
}
