import { createNotifier } from '#web/platform/notifier.ts';

// Sound that ends all at once wakes a child. The timer takes half a minute to take it away, and a tap gives it back.

export const sleepChoices = ['off', 'end', 10, 20, 30, 45] as const;
export type SleepChoice = (typeof sleepChoices)[number];

export type Sleep = { choice: SleepChoice; leftMs: number | null; isFading: boolean };

export const fadeMs = 30_000;
const moreMs = 5 * 60_000;
const awake: Sleep = { choice: 'off', leftMs: null, isFading: false };

type Needs = {
  nowMs: () => number;
  /** How long the story still goes on, at the speed at which it is told; for ever while nobody knows. */
  storyLeftMs: () => number;
  /** From 1, as loud as chosen, down to 0. */
  fade: (part: number) => void;
  fallAsleep: () => void;
};

export type SleepTimer = ReturnType<typeof createSleepTimer>;

export function createSleepTimer(needs: Needs) {
  let sleep = awake;
  let endsAtMs = 0;
  const { subscribe, notify } = createNotifier();

  return {
    current: () => sleep,
    subscribe,
    choose: (choice: SleepChoice) => {
      if (typeof choice === 'number') endsAtMs = needs.nowMs() + choice * 60_000;
      begin(choice);
    },
    /** Somebody is still awake: a little longer, and at the end of the story not at all. */
    extend: () => {
      if (sleep.choice === 'end') return begin('off');
      endsAtMs = Math.max(endsAtMs, needs.nowMs()) + moreMs;
      tick();
    },
    tick,
  };

  function begin(choice: SleepChoice): void {
    tell({ ...awake, choice });
    tick();
  }

  function tick(): void {
    const leftMs = msLeft();
    needs.fade(leftMs === null ? 1 : Math.max(0, Math.min(1, leftMs / fadeMs)));
    if (leftMs !== null && leftMs <= 0) {
      tell(awake);
      needs.fallAsleep();
      needs.fade(1);
    } else tell({ ...sleep, leftMs, isFading: leftMs !== null && leftMs < fadeMs });
  }

  function msLeft(): number | null {
    if (sleep.choice === 'off') return null;
    return sleep.choice === 'end' ? needs.storyLeftMs() : endsAtMs - needs.nowMs();
  }

  function tell(next: Sleep): void {
    sleep = next;
    notify();
  }
}

export function sleepWords(choice: SleepChoice): string {
  if (choice === 'off') return 'No timer';
  return choice === 'end' ? 'End of story' : `${choice} min`;
}
