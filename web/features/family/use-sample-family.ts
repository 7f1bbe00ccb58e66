import { useMutation, useQueryClient } from '@tanstack/react-query';
import { familyCalls, type FamilyMember } from '#contract/family.ts';
import { ask } from '#web/platform/api.ts';
import { toasts } from '#web/ui/toasts.ts';
import { familyKey } from './family-calls.ts';
import { familyWords } from './family-words.ts';
import { sampleFamily } from './sample-family.ts';

/** Lends the sample family: one after the other, so that they come in their order. */
export function useBorrowSampleFamily(userId: string, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      for (const draft of sampleFamily) await ask(familyCalls.add, { body: { ...draft, userId } });
    },
    onSuccess: () => {
      toasts.show({ ...familyWords.sampleAdded, tone: 'success', goesAlong: true });
      onDone?.();
    },
    onError: (trouble) => toasts.show({ ...familyWords.addFailed(trouble), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: familyKey(userId) }),
  });
}

export function useReturnSampleFamily(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (lent: readonly FamilyMember[]) => {
      for (const { id } of lent) await ask(familyCalls.remove, { params: { id } });
    },
    onSuccess: () => toasts.show({ ...familyWords.sampleRemoved, tone: 'success' }),
    onError: (trouble) => toasts.show({ ...familyWords.deleteFailed(trouble), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: familyKey(userId) }),
  });
}
