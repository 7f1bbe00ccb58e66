import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { StoryLibrary } from '#web/features/stories/story-library.tsx';
import { useStories } from '#web/features/stories/story-questions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { OpenStory } from './story/open-story-later.tsx';
import { StoryDeeds } from './story/story-deeds-later.tsx';
import { TonightsQueue } from './story/tonights-queue-later.tsx';
import { useOpenStory } from './story/use-open-story.ts';

// Only seen when one story leads to the next.
const StoryBeingWritten = lazy(async () => ({
  default: (await import('#web/features/stories/story-being-written.tsx')).StoryBeingWritten,
}));

const KeptShelf = lazy(async () => ({ default: (await import('./story/kept-shelf.tsx')).KeptShelf }));

const menuOf = (story: Story) => (
  <StoryDeeds story={story} className="night-words bg-night-900/75 text-lamp-50" />
);

export function StoryLibraryPage() {
  const { user } = useSession();
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
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
      {user && <Library userId={user.id} />}
    </div>
  );
}

function Library({ userId }: { userId: string }) {
  const { data, error, refetch } = useStories(userId);
  const [kept, setKept] = useState<readonly Story[] | null>(null);
  // A story that is told goes on when the house comes back in the middle of it.
  const stories = data ?? kept;
  const { story, making, open, close, tell } = useOpenStory(userId, stories ?? []);
  if (!stories && !error) return <Spinner label="Fetching your stories..." />;
  if (making)
    return (
      <Suspense fallback={<Spinner label="One moment…" />}>
        <StoryBeingWritten making={making} />
      </Suspense>
    );
  return (
    <>
      {data ? (
        <StoryLibrary
          userId={userId}
          stories={data}
          menuOf={menuOf}
          aside={<TonightsQueue shelf={data} onBegin={open} />}
          onRead={open}
        />
      ) : (
        <Suspense fallback={<Spinner label="One moment…" />}>
          <KeptShelf
            userId={userId}
            stories={kept}
            onFound={setKept}
            onRead={open}
            onRetry={() => void refetch()}
          />
        </Suspense>
      )}
      {story && (
        <OpenStory
          userId={userId}
          story={story}
          shelf={stories ?? []}
          onOpen={open}
          closeLabel="Close"
          onClose={close}
          onTell={tell}
        />
      )}
    </>
  );
}
