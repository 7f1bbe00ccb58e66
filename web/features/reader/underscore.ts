import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Sleep, SleepTimer } from './sleep-timer.ts';

/** What may sound under a story, if a page has something. The sleep timer takes it away along with the telling. */
export type Underscore = {
  /** Stands in the dock, beside the loudness of the telling. */
  control: ReactNode;
  /** From 1, as loud as chosen, down to 0. */
  fade: (part: number) => void;
  fallAsleep: () => void;
  /** The story is closed while its timer still runs. */
  endIn: (ms: number) => void;
};

export const UnderscoreContext = createContext<Underscore | null>(null);

export function useUnderscore(): Underscore | null {
  return useContext(UnderscoreContext);
}

/** Lets go of it when the story is closed. */
export function useUnderscoreUntilClosed(timer: SleepTimer, underscore: Underscore | null): void {
  useEffect(() => () => letGo(timer.current(), underscore), [timer, underscore]);
}

/** A timer of minutes is kept to without the story. */
function letGo({ choice, leftMs }: Sleep, underscore: Underscore | null): void {
  if (typeof choice === 'number' && leftMs !== null) underscore?.endIn(leftMs);
  underscore?.fade(1);
}

/** What the timer's fade means to it. */
export function underscoreFade(underscore: Underscore | null, isUntilTheEnd: () => boolean) {
  let before = 1;
  return (part: number): void => {
    // A story that has come to its end stands at its beginning again, as if it were told anew. What sounds under it sleeps.
    const hasEnded = part === 1 && before < 1 && isUntilTheEnd();
    before = part;
    if (hasEnded) underscore?.fallAsleep();
    else underscore?.fade(part);
  };
}
