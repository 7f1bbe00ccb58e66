import type { Story } from '#contract/stories.ts';
import { loadParts } from '#web/ui/pictures/load-parts.ts';
import { uprightCover } from '#web/ui/pictures/upright-cover.ts';
import { pictureOfStory } from './picture-of-story.ts';

/** The cover as an upright drawing with room for the title, for whoever makes a book of the story. */
export async function drawnCoverOf(story: Story): Promise<string> {
  return uprightCover(await loadParts(), pictureOfStory(story));
}
