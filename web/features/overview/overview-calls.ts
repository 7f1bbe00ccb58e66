import { useQuery } from '@tanstack/react-query';
import { type Overview, overviewCalls } from '#contract/overview.ts';

/** Asked anew at each look: how the house was is of no use to whoever mends it. */
export function useOverview() {
  return useQuery<Overview>({ queryKey: [overviewCalls.overview.path], staleTime: 0, gcTime: 0 });
}
