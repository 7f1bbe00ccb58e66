import { useCallback, useEffect, useState } from 'react';
import type { Story, StoryWish } from '#contract/stories.ts';
import { useStoryMaking } from '#web/features/stories/use-story-making.ts';
import { toasts } from '#web/ui/toasts.ts';
import { fetchReader } from './open-story-later.tsx';

/** Which story of a shelf is open on a page, and the making of another that is opened in its place. */
export function useOpenStory(userId: string, shelf: readonly Story[]) {
  const [openId, setOpenId] = useState<string | null>(null);
  // The same function every time, or every card of a shelf is drawn anew.
  const open = useCallback(({ id }: Story) => setOpenId(id), []);
  const close = () => setOpenId(null);
  const { making, unfit, make } = useStoryMaking(userId, open);
  useEffect(fetchReader, []);
  // There is no form here that could say it.
  useEffect(() => {
    if (unfit) toasts.show({ title: 'That story was not written', description: unfit.message });
  }, [unfit]);

  function tell(wish: StoryWish): void {
    close();
    void make(wish);
  }

  return { story: shelf.find(({ id }) => id === openId), making, open, close, tell };
}
