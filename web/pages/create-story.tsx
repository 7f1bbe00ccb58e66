import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { Story, StoryWish } from '#contract/stories.ts';
import { keptPreferences } from '#web/features/accounts/profile/kept-preferences.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { useFamily } from '#web/features/family/family-questions.ts';
import { NightLightCard } from '#web/features/night-light/night-light-card-later.ts';
import { CreateStory } from '#web/features/stories/create-story.tsx';
import { useStories } from '#web/features/stories/story-questions.ts';
import { useStoryMaking } from '#web/features/stories/use-story-making.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useGo } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { fetchReader, OpenStory } from './story/open-story-later.tsx';

export function CreateStoryPage() {
  const { user } = useSession();
  return (
    <div className="grid gap-8">
      <header className="grid justify-items-start gap-4">
        <ButtonLink
          href="/dashboard"
          tone="ghost"
          size="small"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
        >
          Back to Home
        </ButtonLink>
        <h1 className="text-3xl text-lamp-50">Create Story</h1>
      </header>
      {user && <Creating userId={user.id} />}
    </div>
  );
}

function Creating({ userId }: { userId: string }) {
  const { data: family, error, refetch } = useFamily(userId);
  const [made, open] = useState<Story | null>(null);
  const { making, unfit, make, forgetUnfit } = useStoryMaking(userId, open);
  const { data: stories } = useStories(userId);
  const go = useGo();
  useEffect(fetchReader, []);
  // The shelf knows it best: a star that was put on it since is there.
  const story = stories?.find(({ id }) => id === made?.id) ?? made;

  function tell(wish: StoryWish): void {
    open(null);
    void make(wish);
  }

  if (error)
    return (
      <Card className="grid justify-items-start gap-4">
        <h2 className="text-xl">We could not find your family just now</h2>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Card>
    );
  if (!family) return <Spinner label="Loading your family members..." />;
  return (
    <>
      <CreateStory
        family={family}
        narrator={keptPreferences()?.defaultNarrator}
        making={making}
        unfit={unfit}
        onThemeChange={forgetUnfit}
        onWish={(wish) => void make(wish)}
      >
        <Suspense fallback={null}>
          <NightLightCard />
        </Suspense>
      </CreateStory>
      {story && (
        <OpenStory
          userId={userId}
          story={story}
          shelf={stories ?? []}
          onOpen={open}
          closeLabel="Back to Home"
          onClose={() => go('/dashboard')}
          onTell={tell}
        />
      )}
    </>
  );
}
