import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { breakfastCalls } from '#contract/breakfast.ts';
import { ask } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { toasts } from '#web/ui/toasts.ts';

type Wanted = { isWanted: boolean };

const keyOf = (userId: string) => ['breakfast', userId] as const;

export function useBreakfastWish(userId: string) {
  return useQuery<Wanted>({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => ask(breakfastCalls.wanted, { signal }),
  });
}

export function useWantBreakfast(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isWanted: boolean) => ask(breakfastCalls.want, { body: { isWanted } }),
    onSuccess: (wanted) => client.setQueryData<Wanted>(keyOf(userId), wanted),
    onError: (trouble) => {
      console.info('The questions for breakfast are as they were', trouble);
      toasts.show({
        title: 'That did not work',
        description: refusalWords(trouble, 'Please try again in a moment.'),
        tone: 'error',
      });
    },
  });
}
