import { BreakfastNotes } from '#web/features/breakfast/breakfast-notes.tsx';
import { useFamily } from '#web/features/family/family-calls.ts';
import { shelfFor, useChosenChild } from '#web/features/listeners/shelves.ts';
import { useStories } from '#web/features/stories/story-calls.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { fromLastNight } from './last-night.ts';

/** What last night's story leaves to ask. It comes with the morning and goes with it. */
export function ThisMorning({ userId, now }: { userId: string; now: Date }) {
  const { data: stories = [] } = useStories(userId);
  const { data: family = [] } = useFamily(userId);
  const child = useChosenChild(family);
  const story = fromLastNight(shelfFor(child, stories, family), now);
  if (!story?.breakfast) return null;
  return (
    <Card className="grid max-w-140 gap-4" aria-labelledby="this-morning">
      <header className="grid gap-0.5">
        <h2 id="this-morning" className="text-xl">
          For breakfast
        </h2>
        <p className="text-sm wrap-anywhere text-on-quiet">
          From last night: <TextLink href={`/stories/${story.id}`}>{story.title}</TextLink>
        </p>
      </header>
      <BreakfastNotes breakfast={story.breakfast} />
    </Card>
  );
}
