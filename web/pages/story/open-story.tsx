import { useEffect } from 'react';
import type { Story, StoryWish } from '#contract/stories.ts';
import { keptPreferences } from '#web/features/accounts/profile/kept-preferences.ts';
import { useFamily } from '#web/features/family/family-questions.ts';
import { keepHeard, keepOpened } from '#web/features/offline/keep-by-itself.ts';
import { keptOne } from '#web/features/offline/kept-stories.ts';
import { bedtimeQueue } from '#web/features/queue/bedtime-queue.ts';
import { queued, useQueueIds } from '#web/features/queue/use-queue.ts';
import { StoryReader } from '#web/features/reader/story-reader.tsx';
import { castOf } from '#web/features/stories/cast-of.ts';
import { drawnCoverOf } from '#web/features/stories/drawn-cover.ts';
import { StoryCover } from '#web/features/stories/story-cover.tsx';
import { useFavourite } from '#web/features/stories/story-questions.ts';
import { anotherLike, nextChapterOf, toldAgain } from '#web/features/stories/story-wish.ts';
import { reach } from '#web/platform/reach.ts';
import { toasts } from '#web/ui/toasts.ts';
import { SoundsUnderStory } from './sounds-under-story.tsx';
import { StoryDeeds } from './story-deeds.tsx';

export type OpenStoryProps = {
  userId: string;
  story: Story;
  /** Where the stories that may follow it are found. */
  shelf: readonly Story[];
  /** What leads out of the reader, in words. */
  closeLabel: string;
  /** Another story is open in its place. */
  onOpen: (story: Story) => void;
  onClose: () => void;
  onTell: (wish: StoryWish) => void;
};

/** The reader with everything that the house knows of a story, the same on every page that opens one. */
export function OpenStory({ userId, story, shelf, closeLabel, onOpen, onClose, onTell }: OpenStoryProps) {
  const { data: family } = useFamily(userId);
  const favourite = useFavourite(userId);
  const [next] = queued(useQueueIds(), shelf).filter(({ id }) => id !== story.id);

  // Without the house nobody knows the family's faces but the story that was kept with them.
  const cast = family ? castOf(story, family) : (keptOne(story.id)?.cast ?? castOf(story, []));
  useKeptByItself(userId, story, family ? cast : null);

  function tell(wish: StoryWish): void {
    if (!reach.isAway()) return onTell(wish);
    toasts.show({
      title: 'A new story has to wait',
      description: 'Nobody can be reached who could write it. This one is still here.',
    });
  }

  function goOn(): void {
    // Whoever has changed the queue in the quiet moment before it has the last word.
    const [now] = queued(bedtimeQueue.current(), shelf).filter(({ id }) => id !== story.id);
    if (!now) return;
    bedtimeQueue.remove(story.id, now.id);
    onOpen(now);
  }

  return (
    <SoundsUnderStory>
      <StoryReader
        story={story}
        cast={cast}
        cover={<StoryCover story={story} />}
        drawCover={() => drawnCoverOf(story)}
        menu={<StoryDeeds story={story} shelf={shelf} />}
        startsAtOnce={keptPreferences()?.autoPlay ?? true}
        closeLabel={closeLabel}
        onClose={onClose}
        onFavourite={(isFavorite) => favourite.mutate({ id: story.id, isFavorite })}
        onNext={() => tell(nextChapterOf(story))}
        onAnother={() => tell(anotherLike(story))}
        onTellAgain={(but) => tell(toldAgain(story, but))}
        following={next ? { story: next, go: goOn } : null}
        onListen={() => bedtimeQueue.remove(story.id)}
        onWhole={(narration) => void keepHeard(userId, story, narration)}
      />
    </SoundsUnderStory>
  );
}

/** Once its people are known. What has changed of it while it is open is kept the next time. */
function useKeptByItself(userId: string, story: Story, cast: ReturnType<typeof castOf> | null): void {
  const isKnown = cast !== null;
  useEffect(() => {
    if (cast) void keepOpened({ userId, story, cast });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [userId, story.id, isKnown]);
}
