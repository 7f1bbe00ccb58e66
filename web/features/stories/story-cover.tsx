import { memo } from 'react';
import type { Story } from '#contract/stories.ts';
import { CoverImage } from './cover-image.tsx';
import { coverAddress } from './cover-address.ts';

/** The picture of a story. As an image of its own it keeps its paints to itself, however many stand on one page. */
export const StoryCover = memo(function StoryCover({ story }: { story: Story }) {
  return <CoverImage address={coverAddress(story)} />;
});
