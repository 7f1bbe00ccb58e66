import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSleepTimer, type Sleep, type SleepTimer } from './sleep-timer.ts';
import type { StoryPlayer } from './story-player.ts';
import { underscoreFade, useUnderscore, useUnderscoreUntilClosed } from './underscore.ts';

const tickMs = 250;

/** The timer of this player. `fallAsleep` is told where the story was when it was time. */
export function useSleepTimer(player: StoryPlayer, fallAsleep: (positionMs: number) => void): SleepTimer {
  const underscore = useUnderscore();
  const [timer] = useState(() => {
    const fadeUnder = underscoreFade(underscore, () => made.current().choice === 'end');
    const made = createSleepTimer({
      nowMs: () => Date.now(),
      storyLeftMs: () => {
        const { durationMs, speed } = player.current();
        return (durationMs - player.nowMs()) / speed;
      },
      fade: (part) => {
        player.fade(part);
        fadeUnder(part);
      },
      fallAsleep: () => {
        const positionMs = player.nowMs();
        player.pause();
        underscore?.fallAsleep();
        fallAsleep(positionMs);
      },
    });
    return made;
  });
  useUnderscoreUntilClosed(timer, underscore);
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
