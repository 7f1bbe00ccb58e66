import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Bedtime, bedtimeCalls, type BedtimeDraft, type Bedtimes } from '#contract/bedtimes.ts';
import { ask } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { toasts } from '#web/ui/toasts.ts';

const keyOf = (userId: string) => [`${bedtimeCalls.list.path}?userId=${encodeURIComponent(userId)}`];

/** A page that is left open since the afternoon hears of it, too. */
const askEachMs = 5 * 60_000;

/** The bedtimes, and what came of the latest nights. */
export function useBedtimes(userId: string) {
  return useQuery<Bedtimes>({ queryKey: keyOf(userId), refetchInterval: askEachMs });
}

/** Whatever was asked, the page then shows how it is in the house: a wish may have been told meanwhile. */
function useChange<Asked>(
  userId: string,
  change: (asked: Asked) => Promise<unknown>,
  words: { done: string; failed: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => toasts.show({ title: words.done, tone: 'success' }),
    onError: (trouble) =>
      toasts.show({
        title: words.failed,
        description: refusalWords(trouble, 'Please try again in a moment.'),
        tone: 'error',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  });
}

export const useSaveBedtime = (userId: string) =>
  useChange<{ known: Bedtime | null; draft: BedtimeDraft }>(
    userId,
    ({ known, draft }) =>
      known
        ? ask(bedtimeCalls.edit, { params: { id: known.id }, body: { ...draft, version: known.version } })
        : ask(bedtimeCalls.add, { body: draft }),
    { done: 'Saved', failed: 'The bedtime was not saved' },
  );

export const useRemoveBedtime = (userId: string) =>
  useChange<Bedtime>(userId, ({ id }) => ask(bedtimeCalls.remove, { params: { id } }), {
    done: 'No more stories are made for it',
    failed: 'The bedtime was not removed',
  });

export const useBedtimeNews = (userId: string) =>
  useChange<Bedtimes['news']>(userId, (news) => ask(bedtimeCalls.news, { body: news }), {
    done: 'Saved',
    failed: 'That was not saved',
  });

/** The house hears that somebody has opened one of its own accord; it is no trouble to anybody when it does not. */
export function useNoteOpened(userId: string) {
  const client = useQueryClient();
  return async (storyId: string): Promise<void> => {
    try {
      await ask(bedtimeCalls.opened, { params: { storyId } });
      await client.invalidateQueries({ queryKey: keyOf(userId) });
    } catch (trouble) {
      console.info('The house did not hear that a story was opened', trouble);
    }
  };
}
