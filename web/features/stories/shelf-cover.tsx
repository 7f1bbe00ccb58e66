import { memo } from 'react';
import type { Story } from '#contract/stories.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { CoverImage } from './cover-image.tsx';
import { pictureOfStory } from './picture-of-story.ts';

/**
 * A story's picture on a shelf of any length. It is more work than all the rest of its card, so it is drawn when nothing is more urgent, and
 * by hands that come once the shelf stands: a thumb that flings through hundreds of stories meets only their sky, and where it rests the
 * pictures come.
 */
export const ShelfCover = memo(function ShelfCover({ story }: { story: Story }) {
  return (
    <CoverImage
      picture={pictureOfStory(story)}
      painting={story.painting}
      names={story.request.characterNames}
      soon={whenIdle}
    />
  );
});
