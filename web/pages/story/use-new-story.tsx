import type { Story } from '#contract/stories.ts';
import { useStoryMaking } from '#web/features/stories/use-story-making.ts';
import { StoryInTheMaking } from './lazy-story-in-the-making.tsx';
import { beginsByItself, tellNow } from './tell-now.ts';

type WhenMade = {
  /** How it is told; without it, as My Profile says. */
  tell?: (story: Story) => void;
  open: (story: Story) => void;
};

/** A story that is asked for on this page: written in the page's place, and told and opened as soon as it is whole. */
export function useNewStory(userId: string, { tell = tellAsLiked, open }: WhenMade) {
  const { making, leave, ...asking } = useStoryMaking(userId, (story) => {
    tell(story);
    open(story);
  });
  const beingWritten = making && <StoryInTheMaking {...{ userId, making }} onLeave={leave} />;
  return { beingWritten, ...asking };
}

function tellAsLiked(story: Story): void {
  if (beginsByItself()) tellNow(story);
}
