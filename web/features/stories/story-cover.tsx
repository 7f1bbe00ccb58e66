import { memo } from 'react';
import type { Story } from '#contract/stories.ts';
import { bookCover } from '#web/ui/scenes/book-cover.ts';
import { coverOf } from './cover-of.ts';

/** The picture of a story. As an image of its own it keeps its paints to itself, however many stand on one page. */
export const StoryCover = memo(function StoryCover({ story }: { story: Story }) {
  const drawing = encodeURIComponent(bookCover(coverOf(story)));
  return <img src={`data:image/svg+xml,${drawing}`} alt="" width={800} height={470} decoding="async" />;
});
