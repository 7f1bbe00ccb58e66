import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { createSleepTimer, type Sleep, type SleepTimer } from './sleep-timer.ts';
import type { StoryPlayer } from './story-player.ts';
import { underscoreFade, useUnderscore, useUnderscoreUntilClosed } from './underscore.ts';

const tickMs = 250;

/** The timer of an evening: one story may follow another while it runs. `fallAsleep` is told where the story was when it was time. */
export function useSleepTimer(
  player: RefObject<StoryPlayer | null>,
  fallAsleep: RefObject<(positionMs: number) => void>,
): SleepTimer {
  const underscore = useUnderscore();
  const [timer] = useState(() => {
    const fadeUnder = underscoreFade(underscore, () => made.current().choice === 'end');
    const made = createSleepTimer({
      nowMs: () => Date.now(),
      storyLeftMs: () => leftOf(player.current),
      fade: (part) => {
        player.current?.fade(part);
        fadeUnder(part);
      },
      fallAsleep: () => {
        const positionMs = player.current?.nowMs() ?? 0;
        player.current?.pause();
        underscore?.fallAsleep();
        fallAsleep.current(positionMs);
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

function leftOf(player: StoryPlayer | null): number {
  const { durationMs, speed } = player?.current() ?? { durationMs: 0, speed: 1 };
  return player && durationMs > 0 ? (durationMs - player.nowMs()) / speed : Number.POSITIVE_INFINITY;
}

export function useSleep(timer: SleepTimer): Sleep {
  return useSyncExternalStore(timer.subscribe, timer.current);
}
