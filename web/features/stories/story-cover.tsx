import { memo } from 'react';
import type { Story } from '#contract/stories.ts';
import { CoverImage } from './cover-image.tsx';
import { pictureOfStory } from './picture-of-story.ts';

/** The picture of a story, at once. */
export const StoryCover = memo(function StoryCover({ story }: { story: Story }) {
  return (
    <CoverImage
      picture={pictureOfStory(story)}
      painting={story.painting}
      names={story.request.characterNames}
    />
  );
});
