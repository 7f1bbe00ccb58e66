import { pictureLimits, type StoryPicture } from '#contract/pictures.ts';
import type { Asked } from './asked-for.ts';
import { castOf, type Face } from './cast-of.ts';
import { quietHill } from './picture-of-story.ts';

/** Before the house has said what the story will be about: the people are known. */
export function pictureOfPeople(asked: Asked, faces: readonly Face[]): StoryPicture {
  const people = castOf(asked, faces).map(({ name, avatar, look = {} }) => ({
    avatar,
    age: asked.characterDetails.find((one) => one.name === name)?.age ?? 6,
    look,
  }));
  return { ...quietHill, people: people.slice(0, pictureLimits.people) };
}
