import { forgetPlace, keepHeard, keepPlace } from './story-places.ts';

/** Keeps the place of one telling, from when it begins until somebody goes back on purpose. */
export type PlaceKeeper = ReturnType<typeof createPlaceKeeper>;

type Needs = {
  now: () => Date;
  /** Tells the house, so that another device goes on there. */
  send: () => void;
};

/** A sound that fades is paused a moment after sleep began; that pause says nothing new. */
const sameMomentMs = 2_000;
/** Another device knows within ten seconds what is being heard and where, and asks about as often as it is said. */
const sendEachMs = 4_000;

export function createPlaceKeeper(storyId: string, { now, send }: Needs) {
  let asleepAtMs: number | null = null;
  let isOpen = true;
  let sentAtMs = Number.NEGATIVE_INFINITY;
  return {
    note(positionMs: number, durationMs: number, isPlaying: boolean): void {
      if (asleepAtMs !== null && Math.abs(positionMs - asleepAtMs) < sameMomentMs) return;
      asleepAtMs = null;
      if (!isOpen) return;
      keepPlace({ storyId, positionMs, isAsleep: false, isPlaying }, durationMs, now());
      if (!isPlaying || now().getTime() - sentAtMs >= sendEachMs) tellHouse();
    },
    noteSleep(positionMs: number, durationMs: number): void {
      asleepAtMs = positionMs;
      keepPlace({ storyId, positionMs, isAsleep: true }, durationMs, now());
      tellHouse();
    },
    /** Told to its last word. */
    end(): void {
      asleepAtMs = null;
      keepHeard(storyId, now());
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
  };

  function tellHouse(): void {
    sentAtMs = now().getTime();
    send();
  }
}
