import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Story, StoryWish } from '#contract/stories.ts';
import { ApiError } from '#web/platform/api.ts';
import { toasts } from '#web/ui/toasts.ts';
import { type Draft, emptyDraft, makeStory } from './make-story.ts';
import { nextProgress, progressStepMs } from './making-progress.ts';
import { refreshStories } from './story-questions.ts';

export type StoryMaking = { progress: number; draft: Draft };
/** A theme that is not for bedtime: kind words, and three that are. */
export type Unfit = { message: string; suggestions: readonly string[] };

/**
 * The line broke off, and nobody knows what the house has made of it. The same wish once more is then not another one: whoever asks gets the
 * story that was written meanwhile.
 */
type Unheard = { asked: string; key: string };

const successToastAfterMs = 500;

/**
 * One story at a time: asked for, watched, and handed over when it is whole. The house goes on writing when somebody leaves the page
 * meanwhile; then the story is waiting on the shelf, and a message says so on whichever page they are.
 */
export function useStoryMaking(userId: string, onMade: (story: Story) => void) {
  const client = useQueryClient();
  const [making, setMaking] = useState<StoryMaking | null>(null);
  const [unfit, setUnfit] = useState<Unfit | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const unheard = useRef<Unheard | null>(null);
  const isMaking = making !== null;
  useEffect(() => (isMaking ? stepOn(setMaking) : undefined), [isMaking]);

  async function make(wish: StoryWish): Promise<void> {
    setUnfit(null);
    setMaking({ progress: 0, draft: emptyDraft });
    const asked = sameAsked(wish);
    const key = unheard.current?.asked === asked ? unheard.current.key : crypto.randomUUID();
    unheard.current = null;
    try {
      const story = await makeStory({
        userId,
        wish,
        key,
        onDraft: (draft) => setMaking((now) => now && { ...now, draft }),
      });
      setMaking((now) => now && { ...now, progress: 100 });
      await new Promise((over) => setTimeout(over, successToastAfterMs));
      toasts.show({
        title: 'Your story is ready',
        description: story.title,
        tone: 'success',
        goesAlong: true,
      });
      setMaking(null);
      if (isHere.current) onMade(story);
      await refreshStories(client, userId);
    } catch (trouble) {
      setMaking(null);
      if (!isRefusal(trouble)) unheard.current = { asked, key };
      const refused = unfitIn(trouble);
      if (refused && isHere.current) setUnfit(refused);
      else toasts.show({ ...failureWords(trouble), tone: 'error' });
    }
  }

  return { making, unfit, make, forgetUnfit: () => setUnfit(null) };
}

/** Interests are drawn anew for each wish; the family has asked for the same all the same. */
const sameAsked = (wish: StoryWish): string => JSON.stringify({ ...wish, interests: '' });

/** The bar rises by itself: a writer says what it has written, but not how much is still to come. */
function stepOn(setMaking: (change: (now: StoryMaking | null) => StoryMaking | null) => void): () => void {
  const ticking = setInterval(
    () =>
      setMaking(
        (now) =>
          now && { ...now, progress: now.progress === 100 ? 100 : nextProgress(now.progress, Math.random) },
      ),
    progressStepMs,
  );
  return () => clearInterval(ticking);
}

/** The house itself gives each refusal a code; a proxy in front of it knows nothing of the story. */
const isRefusal = (trouble: unknown): boolean =>
  trouble instanceof ApiError && trouble.problem.code !== undefined;

function unfitIn(trouble: unknown): Unfit | null {
  if (!(trouble instanceof ApiError) || trouble.status !== 422) return null;
  return { message: trouble.readable ?? '', suggestions: trouble.problem.suggestions ?? [] };
}

/** Where waiting would not help, the server's own words say what does. */
export function failureWords(trouble: unknown): { title: string; description: string } {
  const hasOwnWords = trouble instanceof ApiError && [402, 422, 429].includes(trouble.status);
  return {
    title: 'Failed to create story',
    description: (hasOwnWords && trouble.readable) || 'Please try again later.',
  };
}
