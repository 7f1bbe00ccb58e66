import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storyOfferCalls, type StoryOffers } from '#contract/story-offers.ts';
import type { StoryWish } from '#contract/stories.ts';
import { ask } from '#web/platform/api.ts';

/** Whoever still types is not interrupted. */
const settleMs = 400;

const nothing: StoryOffers = { answers: 'all', offers: [] };

/**
 * What could be told of this wish. While another wish is typed what was offered for the last one stays in sight, and is not taken for an
 * answer to the new one. Where the house says nothing, nothing is shown: the story is made all the same.
 */
export function useStoryOffers(wish: StoryWish | null): StoryOffers & { isOfThis: boolean } {
  const now = wish && JSON.stringify(wish);
  const asked = useSettled(now);
  const { data, isPlaceholderData } = useQuery({
    queryKey: [storyOfferCalls.of.path, asked],
    queryFn: ({ signal }) =>
      ask(storyOfferCalls.of, { body: JSON.parse(asked ?? '{}') as StoryWish, signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (now === null || asked === null || !data) return { ...nothing, isOfThis: false };
  return { ...data, isOfThis: !isPlaceholderData && asked === now };
}

/** The value once it has not changed for a moment; the first, and none, at once. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(waiting);
  }, [value]);
  return settled;
}
