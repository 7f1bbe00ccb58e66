import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Story, StoryWish } from '#contract/stories.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { ForBreakfast } from '#web/features/breakfast/for-breakfast.tsx';
import { useBedtimes, useNoteOpened } from '#web/features/bedtimes/bedtime-calls.ts';
import { namesAsSaid, useFamily } from '#web/features/family/family-calls.ts';
import { keepOpened } from '#web/features/offline/keep-by-itself.ts';
import { keptOne, keptStories } from '#web/features/offline/kept-stories.ts';
import { nextQueued, useQueueIds } from '#web/features/queue/use-queue.ts';
import { forgetPlaces } from '#web/features/reader/story-places.ts';
import { StoryReader } from '#web/features/reader/story-reader.tsx';
import { StoryVoices } from '#web/features/recordings/story-voices.tsx';
import { SleepSoundsButton } from '#web/features/sleep-sounds/sleep-sounds-button.tsx';
import { castOf } from '#web/features/stories/cast-of.ts';
import { pictureOfStory } from '#web/features/stories/picture-of-story.ts';
import { StoryCover } from '#web/features/stories/story-cover.tsx';
import { refreshStories, useFavourite } from '#web/features/stories/story-calls.ts';
import { StoryVignette } from '#web/features/stories/story-vignette.tsx';
import { anotherLike, nextChapterOf, toldAgain } from '#web/features/stories/story-wish.ts';
import { brand } from '#web/platform/brand.ts';
import { loudspeaker } from '#web/platform/loudspeaker.ts';
import { connection } from '#web/platform/connection.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { useIsHouseAway } from '#web/platform/use-is-house-away.ts';
import { toasts } from '#web/ui/toasts.ts';
import { StoryActions } from './story-actions.tsx';
import { useStoryAddress } from './story-address.ts';
import { beginsByItself } from './tell-now.ts';
import { evening } from './the-evening.ts';

type OpenStoryProps = {
  userId: string;
  story: Story;
  /** Where the stories that may follow it are found. */
  shelf: readonly Story[];
  onTell: (wish: StoryWish) => void;
};

/** The reader with everything that the house knows of a story, at the story's own address. */
export function OpenStory({ userId, story, shelf, onTell }: OpenStoryProps) {
  const { user } = useSession();
  const { data: family } = useFamily(userId);
  const favourite = useFavourite(userId);
  const client = useQueryClient();
  const address = useStoryAddress();
  const next = nextQueued(useQueueIds(), shelf, story.id);

  // Without the house nobody knows the family's faces but the story that was kept with them.
  const cast = family
    ? castOf(story.request, family)
    : (keptOne(story.id)?.cast ?? castOf(story.request, []));
  useKeptByItself(userId, story, family ? cast : null);
  useOpened(userId, story.id);
  const pictures = useMemo(() => vignettesOf(story), [story]);
  const sayAs = useMemo(() => namesAsSaid(family ?? []), [family]);
  useTitle(story.title);
  const isAway = useIsHouseAway();
  const kept = useCurrent(keptStories).find(({ storyId }) => storyId === story.id);

  /** Another voice has other times: a place in the one means nothing in the other. */
  function changed(): Promise<void> {
    forgetPlaces(story.id, new Date());
    return refreshStories(client, userId);
  }

  function tell(wish: StoryWish): void {
    loudspeaker.wake();
    if (!connection.isAway()) return onTell(wish);
    toasts.show({
      title: 'A new story has to wait',
      description: 'Nobody can be reached who could write it. This one is still here.',
    });
  }

  // Whoever reads aloud may come back to it: only what was heard to its end leaves the queue.
  function readOn(): void {
    if (next) address.open(next);
  }

  return (
    <StoryReader
      story={story}
      cast={cast}
      cover={<StoryCover story={story} />}
      pictures={pictures}
      menu={<StoryActions story={story} shelf={shelf} />}
      evening={evening}
      startsAtOnce={beginsByItself()}
      sayAs={sayAs}
      isSilent={isAway && !kept?.narration}
      sounds={<SleepSoundsButton />}
      voices={
        <>
          <StoryVoices
            userId={userId}
            story={story}
            people={family ?? []}
            ownName={user?.firstName ?? ''}
            onQuiet={evening.putAway}
            onChanged={() => changed()}
          />
          <ForBreakfast story={story} />
        </>
      }
      closeLabel={address.leadsHome() ? 'Back to Home' : 'Close'}
      onClose={address.close}
      onFavourite={(isFavorite) => favourite.mutate({ id: story.id, isFavorite })}
      onNext={() => tell(nextChapterOf(story))}
      onAnother={() => tell(anotherLike(story))}
      onTellAgain={(but) => tell(toldAgain(story, but))}
      following={next ? { story: next, go: readOn } : null}
      onOpen={address.open}
    />
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

/** Those that were made ahead go on being made as long as somebody opens them. */
function useOpened(userId: string, storyId: string): void {
  const { data: bedtimes } = useBedtimes(userId);
  const note = useNoteOpened(userId);
  const isNews = bedtimes?.nights.some((night) => night.storyId === storyId && !night.isOpened) ?? false;
  useEffect(() => {
    if (isNews) void note(storyId);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNews, storyId]);
}

/** The tab is named after the story. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}

/** The small pictures of a story, by the paragraph that each stands behind. */
function vignettesOf(story: Story): ReadonlyMap<number, ReactNode> {
  const vignettes = pictureOfStory(story).vignettes ?? [];
  return new Map(
    vignettes.map((vignette) => [
      vignette.after,
      <StoryVignette key={vignette.after} story={story} vignette={vignette} />,
    ]),
  );
}
