import type { Story } from '#contract/stories.ts';
import { uprightCover } from '#web/ui/scenes/upright-cover.ts';
import { coverOf } from './cover-of.ts';

/** The cover as an upright drawing with room for the title, for whoever makes a book of the story. */
export const drawnCoverOf = (story: Story): string => uprightCover(coverOf(story.request));
