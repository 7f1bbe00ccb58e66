import { lazy } from 'react';

const load = () => import('./story-room.tsx');

/** The reader comes when a story is opened: a page with many covers, or with a form, need not wait for it. */
export const StoryReader = lazy(async () => ({ default: (await load()).StoryRoom }));

/** Somebody is about to open a story. */
export function fetchReader(): void {
  load().catch((trouble: unknown) => console.info('The reader did not come; it is asked for again', trouble));
}
