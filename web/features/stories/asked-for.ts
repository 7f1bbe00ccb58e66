import type { Story, StoryRequest, StoryWish } from '#contract/stories.ts';

/** Who is in a story that is only asked for yet. */
export type Asked = Pick<StoryRequest, 'characterDetails' | 'characterNames'>;

/** Whom a wish is about, with what it leaves to the story it wants another like; null where that story is not known here. */
export function askedFor(wish: StoryWish, shelf: readonly Story[]): Asked | null {
  const like = wish.likeStory ?? wish.tellAgain?.story;
  const before = shelf.find(({ id }) => id === like)?.request;
  const characterDetails = wish.characterDetails ?? before?.characterDetails;
  if (!characterDetails) return null;
  return {
    characterDetails,
    characterNames: wish.characterNames ?? before?.characterNames ?? characterDetails.map(({ name }) => name),
  };
}
