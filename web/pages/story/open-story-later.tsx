import { lazy, Suspense } from 'react';
import type { OpenStoryProps } from './open-story.tsx';

const load = () => import('./open-story.tsx');
const Open = lazy(async () => ({ default: (await load()).OpenStory }));

/** The reader comes when a story is opened: a page with many covers, or with a form, need not wait for it. */
export function OpenStory(props: OpenStoryProps) {
  return (
    <Suspense fallback={null}>
      <Open {...props} />
    </Suspense>
  );
}

/** Somebody is about to open a story. */
export function fetchReader(): void {
  load().catch((trouble: unknown) => console.info('The reader did not come; it is asked for again', trouble));
}
