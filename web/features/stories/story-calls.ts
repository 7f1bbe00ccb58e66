import { useCallback } from 'react';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Story, storyCalls } from '#contract/stories.ts';
import { ask } from '#web/platform/api.ts';
import { listener, useListener } from '#web/platform/listener.ts';
import { pendingDeletes, undoMs } from '#web/platform/pending-deletes.ts';
import { useWithoutDeleted } from '#web/platform/use-without-deleted.ts';
import { toasts } from '#web/ui/toasts.ts';

const keyOf = (userId: string) => [`${storyCalls.list.path}?userId=${encodeURIComponent(userId)}`];

/** The whole shelf: favourites first, then the newest. The stars are those of whoever listens here. */
export function useStories(userId: string) {
  const withoutDeleted = useWithoutDeleted<Story>();
  const now = useListener();
  const child = now.kind === 'child' ? now.id : undefined;
  const select = useCallback(
    (stories: Story[]) => withoutDeleted(asSeenBy(child, stories)),
    [withoutDeleted, child],
  );
  return useQuery<Story[]>({ queryKey: keyOf(userId), select });
}

/** What a child has said of a story counts on the child's shelf, and else the family's star. */
function asSeenBy(child: string | undefined, stories: Story[]): Story[] {
  if (child === undefined || stories.every(({ stars }) => stars === undefined)) return stories;
  return stories
    .map((story) => ({ ...story, isFavorite: story.stars?.[child] ?? story.isFavorite }))
    .toSorted(asOnTheShelf);
}

/** The shelf as it is known by now, without asking for it, and with whatever may still be taken back. */
export function useKnownStories(userId: string) {
  return useQuery<Story[]>({ queryKey: keyOf(userId), enabled: false });
}

export function refreshStories(client: QueryClient, userId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: keyOf(userId) });
}

const favouriteKey = ['favourite'];

/**
 * The star shines at once; it goes out again when the server could not keep it. Of quick taps the last one is what is wanted, so what the
 * house says to those before it is not shown: the star would flicker.
 */
export function useFavourite(userId: string) {
  const client = useQueryClient();
  const isLastTap = (id: string) =>
    client.isMutating({
      mutationKey: favouriteKey,
      predicate: ({ state }) => (state.variables as Pick<Story, 'id'> | undefined)?.id === id,
    }) === 1;
  const put = (id: string, changed: (story: Story) => Story) =>
    client.setQueryData<Story[]>(keyOf(userId), (stories) =>
      stories?.map((story) => (story.id === id ? changed(story) : story)).toSorted(asOnTheShelf),
    );
  return useMutation({
    // One after the other, or the house might hear of two quick taps in the wrong order and keep the first.
    scope: { id: 'favourite' },
    mutationKey: favouriteKey,
    mutationFn: ({ id, isFavorite }: Pick<Story, 'id' | 'isFavorite'>) => {
      const body = { isFavorite, userId, ...asListener() };
      return ask(storyCalls.favourite, { params: { id }, body });
    },
    onMutate: ({ id, isFavorite }) => put(id, (story) => starred(story, isFavorite)),
    onSuccess: (story) => {
      if (!isLastTap(story.id)) return;
      put(story.id, () => story);
      const [seen = story] = asSeenBy(listener.id(), [story]);
      toasts.show({
        title: 'Updated!',
        description: seen.isFavorite
          ? `“${story.title}” is one of your favorites.`
          : `“${story.title}” is no longer one of your favorites.`,
        tone: 'success',
      });
    },
    onError: (_trouble, { id, isFavorite }) => {
      if (!isLastTap(id)) return;
      put(id, (story) => starred(story, !isFavorite));
      // What became of an earlier tap the house knows best.
      void refreshStories(client, userId);
      toasts.show({ title: 'Error', description: 'Failed to update favorite status.', tone: 'error' });
    },
  });
}

/** From one shelf to another. What it was before is one tap away for as long as the message stands. */
export function useGiveStory(userId: string) {
  const client = useQueryClient();
  return async function give({ id, title, request }: Story, toldFor: string[] | null, whose: string) {
    try {
      const moved = await ask(storyCalls.giveTo, { params: { id }, body: { toldFor } });
      client.setQueryData<Story[]>(keyOf(userId), (stories) =>
        stories?.map((story) => (story.id === id ? moved : story)),
      );
      toasts.show({
        title: `Now it is ${whose}`,
        description: `“${title}” has changed shelves.`,
        tone: 'success',
        durationMs: undoMs,
        goesAlong: true,
        action: { label: 'Undo', act: () => void give(moved, request.toldFor ?? null, 'where it was') },
      });
    } catch (trouble) {
      console.info('The story was not given', trouble);
      toasts.show({
        title: 'It stays where it is',
        description: 'The story could not change shelves just now. Please try again in a moment.',
        tone: 'error',
      });
    }
  };
}

/** It is out of sight at once, and can be taken back for as long as the message says so. */
export function useDeleteStory(userId: string) {
  const client = useQueryClient();
  return ({ id, title }: Story): void => {
    pendingDeletes.add(id, async () => {
      try {
        // Sent though the page may be closing.
        await ask(storyCalls.remove, { params: { id }, query: { userId }, keepalive: true });
        client.setQueryData<Story[]>(keyOf(userId), (stories) => stories?.filter((story) => story.id !== id));
      } catch (trouble) {
        console.info('The story was not deleted', trouble);
        toasts.show({ title: 'Error', description: 'Failed to delete story.', tone: 'error' });
      }
    });
    toasts.show({
      title: 'Deleted!',
      description: `“${title}” is no longer on your shelf.`,
      tone: 'success',
      durationMs: undoMs,
      goesAlong: true,
      action: { label: 'Undo', act: () => void pendingDeletes.undo(id) },
    });
  };
}

const asListener = () => {
  const id = listener.id();
  return id === undefined ? {} : { listener: id };
};

/** On the child's own shelf it is the child's star, and on the family's the family's. */
function starred(story: Story, isFavorite: boolean): Story {
  const id = listener.id();
  return id === undefined
    ? { ...story, isFavorite }
    : { ...story, stars: { ...story.stars, [id]: isFavorite } };
}

/** As the server orders them, so that nothing jumps when the list is read anew. */
export function asOnTheShelf(a: Story, b: Story): number {
  if (a.isFavorite !== b.isFavorite) return a.isFavorite ? -1 : 1;
  return b.createdAt.localeCompare(a.createdAt);
}
