import type { StoryCharacter, StoryRequest } from './writer.ts';

/**
 * The ages of the children who listen, eldest first, from 2 to 12; a baby is only in it, and hears it when there is nobody else. Where there
 * is no child, it is told as for one of six. An animal's years are other years. Where the family has said whose story it is, the others are
 * in it and nothing more.
 */
export function listenersOf({
  characters,
  toldFor = [],
}: Pick<StoryRequest, 'characters' | 'toldFor'>): readonly number[] {
  const theirs = characters.filter((_, place) => toldFor.includes(place));
  const ages = (theirs.length > 0 ? theirs : characters)
    .filter((one) => one.age <= 12 && !isAnimal(one))
    .map(({ age }) => Math.trunc(age))
    .toSorted((one, other) => other - one);
  const listening = ages.filter((age) => age >= 2);
  if (listening.length > 0) return listening;
  return [ages.length > 0 ? 2 : 6];
}

const isAnimal = ({ relationship }: StoryCharacter): boolean =>
  /\b(?:dog|puppy|pup|cat|kitten|kitty|rabbit|bunny|hamster|gerbil|mouse|rat|horse|pony|donkey|goldfish|fish|bird|budgie|parrot|canary|chicken|hen|duck|goose|goat|sheep|lamb|cow|calf|pig|tortoise|turtle|lizard|gecko|snake|frog|ferret|hedgehog|chinchilla|alpaca|llama|axolotl|terrapin|cockatiel|guinea ?pig|pet|teddy|toy|doll|kurī|kuri|ngeru|gato|perro|hund|katze|chien|chat)s?\b/iu.test(
    relationship,
  );
