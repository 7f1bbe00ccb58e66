import { folded } from '#contract/text.ts';
import type { Story } from '#contract/stories.ts';

/** The stories that have every word that is looked for, in their title, their theme or the names of those who are in them. */
export function found(stories: readonly Story[], sought: string): readonly Story[] {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return stories;
  return stories.filter(({ title, request }) => {
    const text = folded([title, request.theme, ...request.characterNames].join(' '));
    return words.every((word) => text.includes(word));
  });
}
