import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createSleepTimer, type Sleep, type SleepTimer } from './sleep-timer.ts';
import type { StoryPlayer } from './story-player.ts';

const tickMs = 250;

/** What may sound under a story, if a page has something: the sleep timer takes it away along with the telling. */
export type Underscore = {
  /** Stands in the dock, beside the timer. */
  control: ReactNode;
  /** From 1, as loud as chosen, down to 0. */
  fade: (part: number) => void;
  fallAsleep: () => void;
  /** The story is closed while its timer still runs. */
  endIn: (ms: number) => void;
};

type Asleep = { underscore: Underscore | undefined; fallAsleep: (positionMs: number) => void };

/** The timer of this player. `fallAsleep` is told where the story was when it was time. */
export function useSleepTimer(player: StoryPlayer, { underscore, fallAsleep }: Asleep): SleepTimer {
  const [timer] = useState(() =>
    createSleepTimer({
      nowMs: () => Date.now(),
      storyLeftMs: () => {
        const { durationMs, speed } = player.current();
        return (durationMs - player.nowMs()) / speed;
      },
      fade: (part) => {
        player.fade(part);
        underscore?.fade(part);
      },
      fallAsleep: () => {
        const positionMs = player.nowMs();
        player.pause();
        underscore?.fallAsleep();
        fallAsleep(positionMs);
      },
    }),
  );
  const { choice } = useSleep(timer);
  useEffect(() => {
    if (choice === 'off') return undefined;
    const ticking = setInterval(timer.tick, tickMs);
    return () => clearInterval(ticking);
  }, [timer, choice]);
  useEffect(() => {
    if (!underscore) return undefined;
    return () => {
      const left = timer.current();
      if (typeof left.choice === 'number' && left.leftMs !== null) underscore.endIn(left.leftMs);
      underscore.fade(1);
    };
  }, [timer, underscore]);
  return timer;
}

export function useSleep(timer: SleepTimer): Sleep {
  return useSyncExternalStore(timer.subscribe, timer.current);
}
