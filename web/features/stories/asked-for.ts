import { defaultCulture, defaultTheme, type Story, type StoryWish } from '#contract/stories.ts';
import type { CoverWish } from './cover-of.ts';

/** What a wish is about, with what it leaves to the story it wants another like; null where that story is not known here. */
export function askedFor(wish: StoryWish, shelf: readonly Story[]): CoverWish | null {
  const like = wish.likeStory ?? wish.tellAgain?.story;
  const before = shelf.find(({ id }) => id === like)?.request;
  const characterDetails = wish.characterDetails ?? before?.characterDetails;
  if (!characterDetails) return null;
  return {
    theme: wish.theme ?? before?.theme ?? defaultTheme,
    culturalBackground: wish.culturalBackground ?? before?.culturalBackground ?? defaultCulture,
    characterDetails,
    characterNames: wish.characterNames ?? before?.characterNames ?? characterDetails.map(({ name }) => name),
  };
}
