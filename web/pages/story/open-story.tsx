import type { Story, StoryWish } from '#contract/stories.ts';
import { keptPreferences } from '#web/features/accounts/profile/kept-preferences.ts';
import { useFamily } from '#web/features/family/family-questions.ts';
import { bedtimeQueue } from '#web/features/queue/bedtime-queue.ts';
import { queued, useQueueIds } from '#web/features/queue/use-queue.ts';
import { StoryReader } from '#web/features/reader/story-reader.tsx';
import { castOf } from '#web/features/stories/cast-of.ts';
import { StoryCover } from '#web/features/stories/story-cover.tsx';
import { useFavourite } from '#web/features/stories/story-questions.ts';
import { anotherLike, nextChapterOf } from '#web/features/stories/story-wish.ts';
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
  const { data: family = [] } = useFamily(userId);
  const favourite = useFavourite(userId);
  const [next] = queued(useQueueIds(), shelf).filter(({ id }) => id !== story.id);

  function goOn(): void {
    // Whoever has changed the queue in the quiet moment before it has the last word.
    const [now] = queued(bedtimeQueue.current(), shelf).filter(({ id }) => id !== story.id);
    if (!now) return;
    bedtimeQueue.remove(story.id, now.id);
    onOpen(now);
  }

  return (
    <StoryReader
      story={story}
      cast={castOf(story, family)}
      cover={<StoryCover story={story} />}
      menu={<StoryDeeds story={story} shelf={shelf} />}
      startsAtOnce={keptPreferences()?.autoPlay ?? true}
      closeLabel={closeLabel}
      onClose={onClose}
      onFavourite={(isFavorite) => favourite.mutate({ id: story.id, isFavorite })}
      onNext={() => onTell(nextChapterOf(story))}
      onAnother={() => onTell(anotherLike(story))}
      following={next ? { story: next, go: goOn } : null}
      onListen={() => bedtimeQueue.remove(story.id)}
      onWhole={() => undefined}
    />
  );
}
