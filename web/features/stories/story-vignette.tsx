import { memo, useEffect, useState } from 'react';
import type { Vignette } from '#contract/pictures.ts';
import type { Story } from '#contract/stories.ts';
import { pictureOfStory } from './picture-of-story.ts';

type StoryVignetteProps = { story: Story; vignette: Vignette };

/** A small picture on the way. Its place is kept until it is drawn, so that no word moves under somebody's eyes. */
export const StoryVignette = memo(function StoryVignette({ story, vignette }: StoryVignetteProps) {
  const [drawn, setDrawn] = useState<{ address: string; words: string }>();
  useEffect(() => {
    let isHere = true;
    const draw = async () => {
      const { vignetteOf } = await import('./draw-vignette-of.ts');
      const vignetteDrawn = await vignetteOf(pictureOfStory(story), vignette, story.request.characterNames);
      if (isHere) setDrawn(vignetteDrawn);
    };
    draw().catch((trouble: unknown) => console.info('A story has no picture here', trouble));
    return () => {
      isHere = false;
    };
  }, [story, vignette]);
  return drawn ? (
    <img src={drawn.address} alt={drawn.words} width={360} height={190} decoding="async" />
  ) : (
    <span />
  );
});
