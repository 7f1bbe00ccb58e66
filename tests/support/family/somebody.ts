import type { StoryCharacter } from '#server/writers/writer.ts';

/** Somebody of a family, of whom nothing is said but what a test needs. */
export const somebody = (
  name: string,
  age: number,
  relationship: string,
  more: Partial<StoryCharacter> = {},
): StoryCharacter => ({ name, age, relationship, hobbies: [], traits: [], ...more });
