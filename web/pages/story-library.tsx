import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import type { Story, StoryWish } from '#contract/stories.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { useFamily } from '#web/features/family/family-calls.ts';
import { ForWhom } from '#web/features/listeners/for-whom.tsx';
import { shelfFor, useChosenChild } from '#web/features/listeners/shelves.ts';
import { StoryLibrary } from '#web/features/stories/story-library.tsx';
import { brand } from '#web/platform/brand.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useGo } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { NotFoundPage } from './not-found.tsx';
import { useOpenStoryId, useStoryAddress } from './story/story-address.ts';
import { StoryActions } from './story/lazy-story-actions.tsx';
import { TonightsQueue } from './story/lazy-tonights-queue.tsx';
import { tellNow } from './story/tell-now.ts';
import { useNewStory } from './story/use-new-story.tsx';
import { useShelf } from './story/use-shelf.ts';

// The reader comes when a story is opened: a page with many covers need not wait for it.
const OpenStory = lazy(async () => ({ default: (await import('./story/open-story.tsx')).OpenStory }));

// Only for an empty shelf.
const BorrowSampleFamily = lazy(async () => ({
  default: (await import('#web/features/family/sample-family-buttons.tsx')).BorrowSampleFamily,
}));

const KeptShelf = lazy(async () => ({ default: (await import('./story/kept-shelf.tsx')).KeptShelf }));

const menuOf = (story: Story, onDelete: (story: Story) => void) => (
  <StoryActions story={story} onDelete={onDelete} className="night-words bg-night-900/75 text-lamp-50" />
);

/** The shelf, and over it the story whose address this is. */
export function StoryLibraryPage() {
  const { user } = useSession();
  return user && <Shelf userId={user.id} />;
}

function Shelf({ userId }: { userId: string }) {
  const { stories, isKept, isKnown, ask } = useShelf(userId);
  const storyId = useOpenStoryId();
  const address = useStoryAddress();
  const { beingWritten, unfit, make } = useNewStory(userId, { open: address.open });
  // There is no form here that could say it.
  useEffect(() => {
    if (unfit) toasts.show({ title: 'That story was not written', description: unfit.message });
  }, [unfit]);
  const story = stories?.find(({ id }) => id === storyId);

  if (beingWritten) return beingWritten;
  if (storyId !== null && isKnown && !story) return <NotFoundPage />;
  return (
    <div className="grid gap-6">
      {/* At the far end messages come and lie for as long as they can be undone. */}
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <h1 className="text-3xl text-lamp-50">Story Library</h1>
        <ButtonLink
          href="/create-story"
          tone="ghost"
          size="small"
          icon={<Sparkles size={18} aria-hidden="true" />}
        >
          Create Story
        </ButtonLink>
      </header>
      {isKept && storyId !== null && stories && !story && (
        <Banner>
          <p>
            The story you wanted is not kept on this device. It is here again when {brand.name} can be
            reached.
          </p>
        </Banner>
      )}
      <Library {...{ userId, stories, isKept, ask }} />
      {story && (
        <Suspense fallback={null}>
          <OpenStory
            userId={userId}
            story={story}
            shelf={stories ?? []}
            onTell={(wish: StoryWish) => void make(wish)}
          />
        </Suspense>
      )}
    </div>
  );
}

const nobody: readonly FamilyMember[] = [];

type LibraryProps = {
  userId: string;
  stories: readonly Story[] | undefined;
  isKept: boolean;
  ask: () => void;
};

function Library({ userId, stories, isKept, ask }: LibraryProps) {
  const address = useStoryAddress();
  const go = useGo();
  const { data: family = nobody } = useFamily(userId);
  const child = useChosenChild(family);
  const shelf = useMemo(() => shelfFor(child, stories ?? [], family), [child, stories, family]);
  const play = useCallback(
    (story: Story) => {
      tellNow(story);
      address.open(story);
    },
    [address],
  );
  if (isKept)
    return (
      <Suspense fallback={<Spinner label="One moment…" />}>
        <KeptShelf stories={stories} onPlay={play} onRead={address.open} onRetry={ask} />
      </Suspense>
    );
  if (!stories) return <Spinner label="Fetching your stories..." />;
  return (
    <>
      <ForWhom family={family} />
      <StoryLibrary
        userId={userId}
        stories={shelf}
        name={child?.name}
        menuOf={menuOf}
        aside={<TonightsQueue shelf={stories} onBegin={play} />}
        firstSteps={
          <Suspense>
            <BorrowSampleFamily userId={userId} onDone={() => go('/create-story')} />
          </Suspense>
        }
        onPlay={play}
        onRead={address.open}
      />
    </>
  );
}
