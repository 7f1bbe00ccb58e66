import { memo } from 'react';
import type { Story } from '#contract/stories.ts';
import { CoverImage } from './cover-image.tsx';
import { pictureOfStory } from './picture-of-story.ts';

/** A story's cover, drawn as soon as it is shown; on a shelf ShelfCover waits for an idle moment. */
export const StoryCover = memo(function StoryCover({ story }: { story: Story }) {
  return (
    <CoverImage
      picture={pictureOfStory(story)}
      painting={story.painting}
      names={story.request.characterNames}
    />
  );
});
