import { forgetPlace, keepPlace } from './story-places.ts';

/** Keeps the place of one telling, from when it begins until somebody goes back on purpose. */
export type PlaceKeeper = ReturnType<typeof createPlaceKeeper>;

type Needs = {
  now: () => Date;
  /** Tells the house, so that another device goes on there. */
  send: () => void;
};

/** A sound that fades is paused a moment after sleep began; that pause says nothing new. */
const sameMomentMs = 2_000;
/** A battery may be empty at any moment, and the house need not be told of every sentence. */
const sendEachMs = 15_000;

export function createPlaceKeeper(storyId: string, { now, send }: Needs) {
  let asleepAtMs: number | null = null;
  let isOpen = true;
  let sentAtMs = now().getTime();
  return {
    note(positionMs: number, durationMs: number): void {
      if (asleepAtMs !== null && Math.abs(positionMs - asleepAtMs) < sameMomentMs) return;
      asleepAtMs = null;
      if (!isOpen) return;
      keepPlace({ storyId, positionMs, isAsleep: false }, durationMs, now());
      if (now().getTime() - sentAtMs >= sendEachMs) tellHouse();
    },
    noteSleep(positionMs: number, durationMs: number): void {
      asleepAtMs = positionMs;
      keepPlace({ storyId, positionMs, isAsleep: true }, durationMs, now());
      tellHouse();
    },
    /** Stopped: the next time begins at the beginning. */
    forget(): void {
      forgetPlace(storyId, now());
      tellHouse();
    },
    /** Gone back on purpose; only where sleep began stays known. */
    close(): void {
      isOpen = false;
      if (asleepAtMs === null) forgetPlace(storyId, now());
      tellHouse();
    },
    send: tellHouse,
  };

  function tellHouse(): void {
    sentAtMs = now().getTime();
    send();
  }
}
