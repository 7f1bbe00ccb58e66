import type { Story, StoryWish } from '#contract/stories.ts';
import { useFamily } from '#web/features/family/family-questions.ts';
import { StoryReader } from '#web/features/reader/story-reader.tsx';
import { castOf } from '#web/features/stories/cast-of.ts';
import { StoryCover } from '#web/features/stories/story-cover.tsx';
import { useFavourite } from '#web/features/stories/story-questions.ts';
import { anotherLike, nextChapterOf } from '#web/features/stories/story-wish.ts';
import { StoryDeeds } from './story-deeds.tsx';

export type OpenStoryProps = {
  userId: string;
  story: Story;
  /** What leads out of the reader, in words. */
  closeLabel: string;
  onClose: () => void;
  onTell: (wish: StoryWish) => void;
};

/** The reader with everything that the house knows of a story, the same on every page that opens one. */
export function OpenStory({ userId, story, closeLabel, onClose, onTell }: OpenStoryProps) {
  const { data: family = [] } = useFamily(userId);
  const favourite = useFavourite(userId);
  return (
    <StoryReader
      story={story}
      cast={castOf(story, family)}
      cover={<StoryCover story={story} />}
      menu={<StoryDeeds story={story} />}
      closeLabel={closeLabel}
      onClose={onClose}
      onFavourite={(isFavorite) => favourite.mutate({ id: story.id, isFavorite })}
      onNext={() => onTell(nextChapterOf(story))}
      onAnother={() => onTell(anotherLike(story))}
    />
  );
}
