import type { StoryCharacter } from './writer.ts';

/** Age of the youngest listener, 2 to 12; 6 where there is no child. An animal's years are other years. */
export function audienceAgeOf(characters: readonly StoryCharacter[]): number {
  const ages = characters.filter((one) => one.age <= 12 && !isAnimal(one)).map(({ age }) => Math.trunc(age));
  return ages.length === 0 ? 6 : Math.max(2, Math.min(...ages));
}

const isAnimal = ({ relationship }: StoryCharacter): boolean =>
  /\b(?:dog|puppy|pup|cat|kitten|kitty|rabbit|bunny|hamster|gerbil|mouse|rat|horse|pony|donkey|goldfish|fish|bird|budgie|parrot|canary|chicken|hen|duck|goose|goat|sheep|lamb|cow|calf|pig|tortoise|turtle|lizard|gecko|snake|frog|ferret|hedgehog|chinchilla|alpaca|llama|axolotl|terrapin|cockatiel|guinea ?pig|pet|teddy|toy|doll|kurī|kuri|ngeru|gato|perro|hund|katze|chien|chat)s?\b/iu.test(
    relationship,
  );
