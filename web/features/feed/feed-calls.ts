import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Feed, feedCalls } from '#contract/feed.ts';
import { ask, askForResponse } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { toasts } from '#web/ui/toasts.ts';

const feedKey = (userId: string) => [`${feedCalls.show.path}?userId=${encodeURIComponent(userId)}`];

/** The family's podcast; null where it has none. */
export function useFeed(userId: string) {
  return useQuery<Feed | null>({ queryKey: feedKey(userId) });
}

export function useFeedDeeds(userId: string) {
  const client = useQueryClient();
  const manner = {
    onSuccess: (feed: Feed | undefined) => {
      client.setQueryData(feedKey(userId), feed ?? null);
    },
    onError: (trouble: unknown) => {
      console.info('The podcast is as it was', trouble);
      toasts.show({
        title: 'That did not work',
        description: refusalWords(trouble, 'Please try again in a moment.'),
        tone: 'error',
      });
    },
  };
  return {
    open: useMutation({ mutationFn: () => ask(feedCalls.open, {}), ...manner }),
    change: useMutation({
      mutationFn: (withNames: boolean) => ask(feedCalls.change, { body: { withNames } }),
      ...manner,
    }),
    close: useMutation({ mutationFn: () => ask(feedCalls.close, { query: { userId } }), ...manner }),
  };
}

/** A told story as one file, with its picture and its chapters. */
export async function fetchMp3(storyId: string, signal: AbortSignal): Promise<Blob> {
  const answer = await askForResponse(feedCalls.download, { params: { id: storyId }, signal });
  return await answer.blob();
}
