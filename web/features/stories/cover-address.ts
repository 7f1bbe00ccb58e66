import type { Story } from '#contract/stories.ts';
import { drawCover } from '#web/ui/pictures/draw-cover.ts';
import { loadParts } from '#web/ui/pictures/load-parts.ts';
import { drawnCovers } from './drawn-covers.ts';
import { pictureOfStory } from './picture-of-story.ts';

/** The picture of a story as an image's own address, drawn once. */
export async function coverAddress(story: Story): Promise<string> {
  const known = drawnCovers.find(story);
  if (known !== undefined) return known;
  const drawing = drawCover(await loadParts(), pictureOfStory(story));
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  drawnCovers.keep(story, address);
  return address;
}
