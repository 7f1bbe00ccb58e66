import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { useFamily } from '#web/features/family/family-questions.ts';
import { CreateStory } from '#web/features/stories/create-story.tsx';
import { useStoryMaking } from '#web/features/stories/use-story-making.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

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
  const [story, open] = useState<Story | null>(null);
  const { making, unfit, make, forgetUnfit } = useStoryMaking(userId, open);
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
        making={making}
        unfit={unfit}
        onThemeChange={forgetUnfit}
        onWish={(wish) => void make(wish)}
      />
      {story && <p>{story.title}</p>}
    </>
  );
}
