import { lazy, Suspense } from 'react';
import type { StoryActionsProps } from './story-actions.tsx';

const Actions = lazy(async () => ({ default: (await import('./story-actions.tsx')).StoryActions }));

/** A story's menu comes once the page stands; its place is there before. */
export function StoryActions(props: StoryActionsProps) {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <Actions {...props} />
    </Suspense>
  );
}
