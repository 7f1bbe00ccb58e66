import { breakfastFrom } from '#contract/breakfast.ts';
import { listenersOf } from './audience.ts';
import type { StoryRequest } from './writer.ts';

/** Only where it is wanted, and nobody is asked who is too small for it; a baby is only in it, and is asked nothing. */
export const asksAtBreakfast = (request: StoryRequest): boolean =>
  request.wantsBreakfast === true && Math.min(...listenersOf(request)) >= breakfastFrom;
