import { pictureLimits, type StoryPicture } from '#contract/pictures.ts';
import type { Story } from '#contract/stories.ts';
import type { Asked } from './asked-for.ts';
import { castOf, type Face } from './cast-of.ts';

/** Where nobody has said yet what is to be seen. */
const quietHill: StoryPicture = { subjects: [], place: 'hill', hour: 'dusk', arrangement: 0, people: [] };

/** What is on a story's picture. One that a browser has kept for long knows nothing of pictures. */
export function pictureOfStory({ picture }: Pick<Story, 'picture'>): StoryPicture {
  return (picture as StoryPicture | null | undefined) ?? quietHill;
}

/** Before the house has said what the story will be about: the people are known. */
export function pictureOfPeople(asked: Asked, faces: readonly Face[]): StoryPicture {
  const people = castOf(asked, faces).map(({ name, avatar }) => ({
    avatar,
    age: asked.characterDetails.find((one) => one.name === name)?.age ?? 6,
    look: {},
  }));
  return { ...quietHill, people: people.slice(0, pictureLimits.people) };
}
