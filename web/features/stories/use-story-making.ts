import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Story, StoryWish } from '#contract/stories.ts';
import { ApiError } from '#web/platform/api.ts';
import { toasts } from '#web/ui/toasts.ts';
import { makeStory, nothingWritten, type StorySoFar } from './make-story.ts';
import { nextProgress, progressStepMs } from './making-progress.ts';
import { refreshStories } from './story-calls.ts';

export type StoryMaking = { wish: StoryWish; progress: number; soFar: StorySoFar };
/** A theme that is not for bedtime: kind words, and three that are. */
export type Unfit = { message: string; suggestions: readonly string[] };

/**
 * The line broke off, and nobody knows what the house has made of it. The same wish once more is then not another one: whoever asks gets the
 * story that was written meanwhile.
 */
type Unheard = { asked: string; key: string };

const successToastAfterMs = 500;

/** One story on its way, whether or not somebody looks on. */
type Attempt = { asked: string; key: string; latest: StoryMaking };

/**
 * Stories are asked for, watched, and handed over when they are whole. The house goes on writing when somebody turns to something else or
 * leaves the page meanwhile; then the story is waiting on the shelf, and a message says so wherever they are. Whoever wishes for the same
 * meanwhile looks on again.
 */
export function useStoryMaking(userId: string, onMade: (story: Story) => void) {
  const client = useQueryClient();
  const [making, setMaking] = useState<StoryMaking | null>(null);
  const [unfit, setUnfit] = useState<Unfit | null>(null);
  const watched = useRef<Attempt | null>(null);
  const left = useRef<readonly Attempt[]>([]);
  const unheard = useRef<Unheard | null>(null);
  // After the page is left its attempt is no longer watched: what comes of it is said in a message.
  useEffect(
    () => () => {
      watched.current = null;
    },
    [],
  );
  const isMaking = making !== null;
  useEffect(() => {
    if (!isMaking) return undefined;
    return stepOn(() => watched.current && note(watched.current, withStep));
  }, [isMaking]);

  function watch(attempt: Attempt | null): void {
    watched.current = attempt;
    setMaking(attempt?.latest ?? null);
  }

  function note(attempt: Attempt, change: (now: StoryMaking) => StoryMaking): void {
    attempt.latest = change(attempt.latest);
    if (watched.current === attempt) setMaking(attempt.latest);
  }

  async function make(wish: StoryWish): Promise<void> {
    setUnfit(null);
    const asked = sameAsked(wish);
    const onItsWay = left.current.find((attempt) => attempt.asked === asked);
    if (onItsWay) return watch(onItsWay);
    const key = unheard.current?.asked === asked ? unheard.current.key : crypto.randomUUID();
    unheard.current = null;
    const attempt = { asked, key, latest: { wish, progress: 0, soFar: nothingWritten } };
    watch(attempt);
    try {
      const story = await makeStory({
        userId,
        wish,
        key,
        onNews: (soFar) => note(attempt, (now) => ({ ...now, soFar })),
      });
      note(attempt, (now) => ({ ...now, progress: 100 }));
      await new Promise((over) => setTimeout(over, successToastAfterMs));
      toasts.show({
        title: 'Your story is ready',
        description: story.title,
        tone: 'success',
        goesAlong: true,
      });
      if (isOver(attempt)) onMade(story);
      await refreshStories(client, userId);
    } catch (trouble) {
      if (!isRefusal(trouble)) unheard.current = { asked, key };
      const refused = unfitIn(trouble);
      if (isOver(attempt) && refused) setUnfit(refused);
      else toasts.show({ ...failureWords(trouble), tone: 'error' });
    }
  }

  /** Ends an attempt; true where somebody was still watching it. */
  function isOver(attempt: Attempt): boolean {
    left.current = left.current.filter((other) => other !== attempt);
    const isWatched = watched.current === attempt;
    if (isWatched) watch(null);
    return isWatched;
  }

  /** Back to what was there before; it is written all the same. */
  function leave(): void {
    if (watched.current) left.current = [...left.current, watched.current];
    watch(null);
  }

  return { making, unfit, make, leave, forgetUnfit: () => setUnfit(null) };
}

/** Interests are drawn anew for each wish; the family has asked for the same all the same. */
const sameAsked = (wish: StoryWish): string => JSON.stringify({ ...wish, interests: '' });

/** The bar rises by itself: a writer says what it has written, but not how much is still to come. */
function stepOn(step: () => void): () => void {
  const ticking = setInterval(step, progressStepMs);
  return () => clearInterval(ticking);
}

const withStep = (now: StoryMaking): StoryMaking =>
  now.progress === 100 ? now : { ...now, progress: nextProgress(now.progress, Math.random) };

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
