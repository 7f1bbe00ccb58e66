import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Story } from '#contract/stories.ts';
import { useGo } from '#web/ui/link.tsx';

/** How a story came to be open, kept with its place in the history: closing it undoes that. */
type StoryOpened = {
  /** It lies over this page, which is one step back. */
  over?: string;
  /** It took the place of the page where it was made, and leads home. */
  isNew?: boolean;
};

const homes = ['/dashboard', '/create'];

export const storyPath = (id: string): string => `/stories/${encodeURIComponent(id)}`;

/** The story whose address this is; null on every other page. */
export function useOpenStoryId(): string | null {
  return useRouterState({
    select: ({ matches }) => (matches.at(-1)?.params as { storyId?: string } | undefined)?.storyId ?? null,
  });
}

/** The ways to a story's own address and back. */
export function useStoryAddress() {
  const router = useRouter();
  const go = useGo();
  return useMemo(() => {
    const opened = () => router.history.location.state as StoryOpened;
    return {
      open: ({ id }: Pick<Story, 'id'>) => go(storyPath(id)),
      /** In the place of the page where it was made. */
      openNew: ({ id }: Pick<Story, 'id'>) =>
        router.history.replace(storyPath(id), { isNew: true } satisfies StoryOpened),
      close: () => {
        const { over, isNew } = opened();
        if (over !== undefined) router.history.back();
        else router.history.replace(isNew === true ? '/dashboard' : '/stories');
      },
      leadsHome: () => opened().isNew === true || homes.includes(opened().over ?? ''),
    };
  }, [router, go]);
}
