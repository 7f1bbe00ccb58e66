import type { StoryPicture } from '#contract/pictures.ts';
import type { Story } from '#contract/stories.ts';

/** Shown as long as nobody has said what is on a story's picture. */
export const quietHill: StoryPicture = {
  subjects: [],
  place: 'hill',
  hour: 'dusk',
  arrangement: 0,
  people: [],
};

/** What is on a story's picture. One that a browser has kept for long knows nothing of pictures. */
export function pictureOfStory({ picture }: Pick<Story, 'picture'>): StoryPicture {
  return (picture as StoryPicture | null | undefined) ?? quietHill;
}
