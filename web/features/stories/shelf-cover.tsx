import { memo, useEffect, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { whenCalm } from '#web/platform/when-calm.ts';
import { CoverImage } from './cover-image.tsx';
import { drawnCovers } from './drawn-covers.ts';

/**
 * A story's picture on a shelf of any length. It is more work than all the rest of its card, so it is drawn when nothing is more urgent, and
 * by hands that come once the shelf stands: a thumb that flings through hundreds of stories meets only their sky, and where it rests the
 * pictures come.
 */
export const ShelfCover = memo(function ShelfCover({ story }: { story: Story }) {
  const [address, setAddress] = useState(() => drawnCovers.find(story.id));
  const isDrawn = address !== undefined;
  useEffect(() => {
    if (isDrawn) return undefined;
    let isHere = true;
    const draw = async () => {
      const { coverAddress } = await import('./cover-address.ts');
      if (isHere) setAddress(coverAddress(story));
    };
    const leave = whenCalm(() => {
      draw().catch((trouble: unknown) => console.info('A story has no picture here', trouble));
    });
    return () => {
      isHere = false;
      leave();
    };
  }, [story, isDrawn]);
  return isDrawn ? (
    <CoverImage address={address} />
  ) : (
    <div className="size-full bg-linear-to-b from-night-900 to-night-600" />
  );
});
