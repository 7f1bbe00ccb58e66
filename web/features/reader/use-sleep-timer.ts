import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSleepTimer, type Sleep, type SleepTimer } from './sleep-timer.ts';
import type { StoryPlayer } from './story-player.ts';

const tickMs = 250;

/** The timer of this player. `fallAsleep` is told where the story was when it was time. */
export function useSleepTimer(player: StoryPlayer, fallAsleep: (positionMs: number) => void): SleepTimer {
  const [timer] = useState(() =>
    createSleepTimer({
      nowMs: () => Date.now(),
      storyLeftMs: () => {
        const { durationMs, speed } = player.current();
        return (durationMs - player.nowMs()) / speed;
      },
      fade: player.fade,
      fallAsleep: () => {
        const positionMs = player.nowMs();
        player.pause();
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
  return timer;
}

export function useSleep(timer: SleepTimer): Sleep {
  return useSyncExternalStore(timer.subscribe, timer.current);
}
