import { hobbyClasses } from '../notation/vocabulary.ts';
import type { Person } from './person.ts';

/**
 * How near these words come to what somebody loves, the smaller the nearer: first hobbies first, and of each its very word before its
 * kinds. Nothing where they do not.
 */
export function howLoved(person: Pick<Person, 'hobbies'>, words: readonly string[]): number | undefined {
  if (person.hobbies.length === 0) return undefined;
  const known = asked.get(person.hobbies) ?? new Map<string, number>();
  asked.set(person.hobbies, known);
  let nearest = never;
  for (const word of words) {
    let near = known.get(word);
    if (near === undefined) known.set(word, (near = nearnessOf(word, person.hobbies)));
    if (near < nearest) nearest = near;
  }
  return nearest === never ? undefined : nearest;
}

/** By its own word, and not only by its kind: "drums" in what is written for drums, and not in what is for music. */
export const isSaidIn = (person: Pick<Person, 'hobbies'>, words: readonly string[]): boolean =>
  words.length > 0 && (howLoved(person, words) ?? 1) % 10 === 0;

const never = Number.POSITIVE_INFINITY;
/** Hundreds of tales ask of the same people for the same words. */
const asked = new WeakMap<Person['hobbies'], Map<string, number>>();

function nearnessOf(word: string, hobbies: Person['hobbies']): number {
  for (const [index, { plain, classes }] of hobbies.entries()) {
    if (!isClass(word) && saysWord(plain, word)) return index * 10;
    const kind = classes.indexOf(word);
    if (kind >= 0) return index * 10 + 1 + Math.min(kind, 8);
  }
  return never;
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
