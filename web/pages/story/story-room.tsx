import { type ComponentProps } from 'react';
import { StoryReader } from '#web/features/reader/story-reader.tsx';
import { SoundsUnderStory } from './sounds-under-story.tsx';

/** The reader with everything that belongs to an evening with a story. */
export function StoryRoom(props: ComponentProps<typeof StoryReader>) {
  return (
    <SoundsUnderStory>
      <StoryReader {...props} />
    </SoundsUnderStory>
  );
}
