import { useFamily } from '#web/features/family/family-calls.ts';
import { askedFor } from '#web/features/stories/asked-for.ts';
import { StoryBeingWritten } from '#web/features/stories/story-being-written.tsx';
import { useStories } from '#web/features/stories/story-calls.ts';
import type { StoryMaking } from '#web/features/stories/use-story-making.ts';

type StoryInTheMakingProps = { userId: string; making: StoryMaking; onLeave: () => void };

/** A story as it is written, with the faces of the family that is in it. */
export function StoryInTheMaking({ userId, making, onLeave }: StoryInTheMakingProps) {
  const { data: family } = useFamily(userId);
  const { data: shelf } = useStories(userId);
  const asked = askedFor(making.wish, shelf ?? []);
  return <StoryBeingWritten making={making} asked={asked} faces={family ?? []} onLeave={onLeave} />;
}
