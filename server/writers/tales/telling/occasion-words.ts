import { possessive } from '../english/nouns.ts';
import { agreeing, verbOf } from '../english/verbs.ts';
import type { OccasionField } from '../occasions/read-occasions.ts';
import { theThing } from '../wish/say-thing.ts';
import type { AtOccasion, WishThing } from '../wish/wish.ts';

const done: readonly OccasionField[] = ['first', 'then', 'best', 'wrong'];

/** How things are done there, as a tale says it of this one: {first}, {firstpast}, {firsting}; {named} is what such a tale may be called. */
export function occasionWords(
  thing: WishThing,
  { occasion, isOwn }: AtOccasion,
  its: string,
): Readonly<Record<string, string | undefined>> {
  const { words, own } = occasion;
  const { isPlural } = thing;
  const name = thing.name ?? theThing(thing);
  const forms = done.flatMap((field) => {
    const verb = verbOf(words[field]);
    return [
      [`${field}past`, agreeing(verb, 'past', isPlural)],
      [`${field}ing`, verb.ing],
    ];
  });
  const ofTheirs = own !== undefined && isOwn;
  return {
    ...words,
    ...Object.fromEntries(forms),
    ...(ofTheirs && {
      own,
      at: `at ${its} own ${own}`,
      to: `for ${its} own ${own}`,
      called: `${isPlural ? 'our' : 'my'} ${own}`,
    }),
    named: ofTheirs ? `${possessive(name, isPlural)} ${own}` : `${name} ${words.at}`,
  };
}
