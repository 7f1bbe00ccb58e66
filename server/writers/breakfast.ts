import { breakfastFrom } from '#contract/breakfast.ts';
import { audienceAgeOf } from './audience.ts';
import type { StoryRequest } from './writer.ts';

/** Only where it is wanted, and nobody is asked who is too small for it. */
export const asksAtBreakfast = ({ wantsBreakfast = false, characters }: StoryRequest): boolean =>
  wantsBreakfast && audienceAgeOf(characters) >= breakfastFrom;
