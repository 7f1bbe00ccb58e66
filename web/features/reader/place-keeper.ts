import { forgetPlace, keepPlace } from './story-places.ts';

/** Keeps the place of one telling, from when it begins until somebody goes back on purpose. */
export type PlaceKeeper = ReturnType<typeof createPlaceKeeper>;

/** A sound that fades is paused a moment after sleep began; that pause says nothing new. */
const sameMomentMs = 2_000;

export function createPlaceKeeper(storyId: string) {
  let asleepAtMs: number | null = null;
  let isOpen = true;
  return {
    note(positionMs: number, durationMs: number): void {
      if (asleepAtMs !== null && Math.abs(positionMs - asleepAtMs) < sameMomentMs) return;
      asleepAtMs = null;
      if (isOpen) keepPlace({ storyId, positionMs, isAsleep: false }, durationMs);
    },
    noteSleep(positionMs: number, durationMs: number): void {
      asleepAtMs = positionMs;
      keepPlace({ storyId, positionMs, isAsleep: true }, durationMs);
    },
    /** Stopped: the next time begins at the beginning. */
    forget: () => forgetPlace(storyId),
    /** Gone back on purpose; only where sleep began stays known. */
    close(): void {
      isOpen = false;
      if (asleepAtMs === null) forgetPlace(storyId);
    },
  };
}
