import type { Story } from '#contract/stories.ts';
import { bookCover } from '#web/ui/scenes/book-cover.ts';
import { coverOf } from './cover-of.ts';
import { drawnCovers } from './drawn-covers.ts';

/** The picture of a story as an image's own address, drawn once. */
export function coverAddress(story: Story): string {
  const known = drawnCovers.find(story.id);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(bookCover(coverOf(story)))}`;
  drawnCovers.keep(story.id, address);
  return address;
}
