import type { Story } from '#contract/stories.ts';

/** The one told last, wherever it stands on the shelf. */
export function newestStory(stories: readonly Story[]): Story | undefined {
  return stories.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}
