import { lazy, Suspense } from 'react';
import type { StoryDeedsProps } from './story-deeds.tsx';

const Deeds = lazy(async () => ({ default: (await import('./story-deeds.tsx')).StoryDeeds }));

/** A story's menu comes once the page stands; its place is there before. */
export function StoryDeeds(props: StoryDeedsProps) {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <Deeds {...props} />
    </Suspense>
  );
}
