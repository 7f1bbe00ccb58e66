import { hobbyClasses } from '../notation/vocabulary.ts';
import type { Person } from './cast.ts';

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
