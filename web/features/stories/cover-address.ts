import type { Story } from '#contract/stories.ts';
import { bookCover } from '#web/ui/scenes/book-cover.ts';
import { coverOf, type CoverWish } from './cover-of.ts';
import { drawnCovers } from './drawn-covers.ts';

/** The picture of a story as an image's own address, drawn once. */
export function coverAddress(story: Story): string {
  const known = drawnCovers.find(story.id);
  if (known !== undefined) return known;
  const address = drawnCover(story.request);
  drawnCovers.keep(story.id, address);
  return address;
}

export const drawnCover = (wish: CoverWish): string =>
  `data:image/svg+xml,${encodeURIComponent(bookCover(coverOf(wish)))}`;
