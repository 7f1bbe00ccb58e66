import type { StoryCharacter } from '../../writer.ts';

/**
 * A wish that begins with an animal of the family, and what it does: with what it is in its name's place. Nothing where it begins with
 * anything else. "Mr Pickles" is a cat by what the family said that he is.
 */
export function petAsItsKind(
  text: string,
  characters: readonly StoryCharacter[],
): { text: string; kind: string; index: number } | undefined {
  const said = text.replace(/^(?:(?:i want|he wants|she wants) )?(?:that )?/i, '');
  for (const [index, { name, relationship }] of characters.entries()) {
    // "Our cat Pickle": or else what the family said that Pickle is.
    const called = new RegExp(`^(?:(?:our|my|his|her) )?(?:(${kinds}) )?${escaped(name)}(?= )`, 'iu').exec(
      said,
    );
    const kind = called?.[1] ?? new RegExp(`\\b(?:${kinds})\\b`, 'i').exec(relationship)?.[0];
    const rest = called && said.slice(called[0].length);
    if (!rest || kind === undefined || !isAnimal.test(relationship) || isOfBoth.test(rest)) continue;
    return { text: `a ${kind.toLowerCase()}${rest}`, kind: kind.toLowerCase(), index };
  }
  return undefined;
}

const kinds = 'dog|puppy|cat|kitten|rabbit|hamster|tortoise|pony|horse|guinea pig|parrot|goldfish|hen';
const isAnimal = new RegExp(`\\b(?:pet|${kinds})\\b`, 'i');
const isOfBoth = /^ (?:and|or|with|the|is (?:ill|sick|poorly)|has died|died)\b/i;

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
