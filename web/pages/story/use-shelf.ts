import { useQuery } from '@tanstack/react-query';
import type { Story } from '#contract/stories.ts';
import { canKeep, readKeptStories } from '#web/features/offline/kept-stories.ts';
import { useKnownStories, useStories } from '#web/features/stories/story-calls.ts';

const keptKey = (userId: string) => ['kept-stories', userId];

/** The shelf; and while the house cannot be reached, what this device has kept of it. */
export function useShelf(userId: string) {
  const { data, error, refetch } = useStories(userId);
  const isAway = !data && error !== null;
  const { data: kept } = useQuery<readonly Story[]>({
    queryKey: keptKey(userId),
    queryFn: async () => {
      try {
        if (!canKeep()) return [];
        // Only now: the shelf itself need not know how a story is told.
        const { noteNarration } = await import('#web/features/reader/narration-calls.ts');
        return await readKeptStories(userId, noteNarration);
      } catch (trouble) {
        console.info('The kept stories could not be read', trouble);
        return [];
      }
    },
    enabled: isAway,
  });
  // A story that is told goes on when the house comes back in the middle of it.
  return { stories: data ?? kept, isKept: isAway, isKnown: data !== undefined, ask: () => void refetch() };
}

/** The shelf as it is known by now, without asking for it. */
export function useKnownShelf(userId: string): readonly Story[] | undefined {
  const { data } = useKnownStories(userId);
  const { data: kept } = useQuery<readonly Story[]>({ queryKey: keptKey(userId), enabled: false });
  return data ?? kept;
}
