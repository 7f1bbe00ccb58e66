import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { eveningCalls, type LookBack } from '#contract/evenings.ts';
import { ask } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { toasts } from '#web/ui/toasts.ts';

/** By the clock of this device, which is where the family is. */
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const keyOf = (userId: string) => ['evenings', userId] as const;

/** Asked anew at each look: another evening may have ended on another device. */
export function useLookBack(userId: string) {
  return useQuery<LookBack>({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => ask(eveningCalls.lookBack, { query: { timeZone: here() }, signal }),
    staleTime: 0,
  });
}

export function useCounting(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isCounted: boolean) => ask(eveningCalls.count, { body: { isCounted } }),
    onSuccess: async ({ isCounted }) => {
      await client.invalidateQueries({ queryKey: keyOf(userId) });
      toasts.show({
        title: isCounted ? 'From now on evenings are counted' : 'Nothing is counted, and what was is gone',
        tone: 'success',
      });
    },
    onError: (trouble) => {
      console.info('The evenings are counted as before', trouble);
      toasts.show({
        title: 'That did not work',
        description: refusalWords(trouble, 'Please try again in a moment.'),
        tone: 'error',
      });
    },
  });
}
