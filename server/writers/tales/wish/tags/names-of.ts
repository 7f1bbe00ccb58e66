import type { StoryCharacter } from '../../../writer.ts';
import { negatives } from '../../english/small-words.ts';
import { formsNamed } from '../../english/verbs.ts';
import { relationOf } from '../family-words.ts';
import { folded, type Word } from '../words-of.ts';
import { isOrdinary, isSmallWord } from './known-words.ts';
import { bare, type Tagged } from './tagged.ts';

export type Names = readonly { words: readonly string[]; person: number; isWord: boolean }[];

export function namesOf(characters: readonly StoryCharacter[]): Names {
  return characters.flatMap(({ name }, person) => {
    const words = folded(name).replaceAll('’', "'").split(/\s+/).filter(Boolean);
    const first = words[0] ?? '';
    const all = words.length > 1 && first.length > 2 && !relationOf.has(first) ? [words, [first]] : [words];
    return all
      .filter((list) => list.length > 0)
      .map((list) => ({
        words: list,
        person,
        isWord: list.length === 1 && isOrdinary(list[0] ?? ''),
      }));
  });
}

export function nameAt(
  words: readonly Word[],
  at: number,
  done: readonly Tagged[],
  names: Names,
): { length: number; tagged: Tagged } | undefined {
  const before = done.at(-1);
  for (const { words: name, person, isWord } of names) {
    if (!name.every((part, step) => words[at + step]?.low === part)) continue;
    const last = words[at + name.length - 1];
    const first = words[at];
    if (!last || !first) continue;
    if (isWord && !isSaidAsName(first, last, words[at + name.length], before)) continue;
    return {
      length: name.length,
      tagged: { ...bare(first, 'name'), person },
    };
  }
  return undefined;
}

/** "Rose lost her tooth" and "rose's birthday", but "a rose" and "will not". */
function isSaidAsName(first: Word, last: Word, next: Word | undefined, before: Tagged | undefined): boolean {
  if (before && ['det', 'adj', 'number', 'modal', 'to'].includes(before.tag)) return false;
  if (isSmallWord(first.low))
    return first.hasCapital && !(next && (negatives.has(next.low) || next.low === 'you'));
  if (first.hasCapital) return true;
  return (
    last.hasS ||
    (next !== undefined &&
      (next.low === 'and' || formsNamed(next.low).some((form) => form === 'third' || form === 'past')))
  );
}
