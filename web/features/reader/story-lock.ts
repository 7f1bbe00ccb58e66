import { createTabLock } from '#web/platform/tab-lock.ts';

/** Held as long as a story is told in this tab: a newer build of the app does not begin in the middle of it. */
export const storyLock = createTabLock('lamplight.story');
