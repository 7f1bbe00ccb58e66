import type { Story } from '#contract/stories.ts';
import { bookCover, skyAbove } from '#web/ui/scenes/book-cover.ts';
import { coverOf } from './cover-of.ts';

/** The cover as a drawing, for whoever puts it somewhere else than on this page. */
export function drawnCoverOf(story: Story): { svg: string; sky: string } {
  const cover = coverOf(story);
  return { svg: bookCover(cover), sky: skyAbove(cover) };
}
