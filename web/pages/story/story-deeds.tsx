import { lazy, Suspense, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { bookOf } from '#web/features/books/book.ts';
import { BookItems, type WayOut } from '#web/features/books/book-items.tsx';
import { StoryMenu } from '#web/features/stories/story-menu.tsx';
import { brand } from '#web/platform/brand.ts';

export type StoryDeedsProps = { story: Story; className?: string | undefined };

// Only for those who take a story along.
const StoryLeaving = lazy(async () => ({ default: (await import('./story-leaving.tsx')).StoryLeaving }));

/** The menu of one story, wherever the story is met. Each feature brings its own items; this is where they stand together. */
export function StoryDeeds({ story, className }: StoryDeedsProps) {
  const [way, choose] = useState<WayOut | null>(null);
  return (
    <>
      <StoryMenu title={story.title} className={className}>
        <BookItems book={() => bookOf(story, brand.name)} onChoose={choose} />
      </StoryMenu>
      {way && (
        <Suspense fallback={null}>
          <StoryLeaving way={way} story={story} onClose={() => choose(null)} />
        </Suspense>
      )}
    </>
  );
}
