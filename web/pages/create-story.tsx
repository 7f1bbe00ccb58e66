import { lazy, Suspense } from 'react';
import type { StoryWish } from '#contract/stories.ts';
import { keptPreferences } from '#web/features/accounts/profile/kept-preferences.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { useFamily } from '#web/features/family/family-calls.ts';
import { ForWhom } from '#web/features/listeners/for-whom.tsx';
import { shelfFor, toldForIn, useChosenChild } from '#web/features/listeners/shelves.ts';
import { NightLightCard } from '#web/features/night-light/lazy-night-light-card.ts';
import { CreateStory } from '#web/features/stories/create-story.tsx';
import { useStories } from '#web/features/stories/story-calls.ts';
import { useListener } from '#web/platform/listener.ts';
import { loudspeaker } from '#web/platform/loudspeaker.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useStoryAddress } from './story/story-address.ts';
import { useNewStory } from './story/use-new-story.tsx';

// Only for a family with nobody in it.
const BorrowSampleFamily = lazy(async () => ({
  default: (await import('#web/features/family/sample-family-buttons.tsx')).BorrowSampleFamily,
}));

export function CreateStoryPage() {
  const { user } = useSession();
  return (
    <div className="grid gap-8">
      <PageHeader title="Create Story" home="/dashboard" />
      {user && <Creating userId={user.id} />}
    </div>
  );
}

function Creating({ userId }: { userId: string }) {
  const { data: family, error, refetch } = useFamily(userId);
  const { data: stories, error: shelfTrouble } = useStories(userId);
  const address = useStoryAddress();
  const child = useChosenChild(family ?? []);
  const forWhom = toldForIn(useListener(), family ?? []);
  const { beingWritten, unfit, make, forgetUnfit } = useNewStory(userId, { open: address.openNew });

  function tell(wish: StoryWish): void {
    // The voice that ends it is heard without another tap.
    loudspeaker.wake();
    void make(wish);
  }

  if (error)
    return (
      <Card className="grid justify-items-start gap-4">
        <h2 className="text-xl">We could not find your family just now</h2>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Card>
    );
  if (!family || (!stories && !shelfTrouble)) return <Spinner label="Loading your family members..." />;
  return (
    <>
      {!beingWritten && <ForWhom family={family} />}
      <CreateStory
        family={family}
        stories={shelfFor(child, stories ?? [], family)}
        forWhom={forWhom}
        narrator={keptPreferences()?.defaultNarrator}
        beingWritten={beingWritten}
        unfit={unfit}
        onThemeChange={forgetUnfit}
        onWish={tell}
        firstSteps={
          <Suspense>
            <BorrowSampleFamily userId={userId} />
          </Suspense>
        }
      >
        <Suspense fallback={null}>
          <NightLightCard />
        </Suspense>
      </CreateStory>
    </>
  );
}
