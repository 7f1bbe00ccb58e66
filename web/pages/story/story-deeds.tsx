import type { Story } from '#contract/stories.ts';
import { StoryMenu } from '#web/features/stories/story-menu.tsx';

export type StoryDeedsProps = { story: Story; className?: string | undefined };

/** The menu of one story, wherever the story is met. Each feature brings its own items; this is where they stand together. */
export function StoryDeeds({ story, className }: StoryDeedsProps) {
  return (
    <StoryMenu title={story.title} className={className}>
      {null}
    </StoryMenu>
  );
}
