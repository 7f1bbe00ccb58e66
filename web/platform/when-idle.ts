/** Things that can wait, each in a moment which the browser has to spare: between two of them it can do whatever is more urgent. */
export function createIdleWork(soon: (act: () => void) => void) {
  const waiting = new Set<() => void>();
  let isAsked = false;

  function ask(): void {
    if (isAsked || waiting.size === 0) return;
    isAsked = true;
    soon(() => {
      isAsked = false;
      const [next] = waiting;
      if (next) waiting.delete(next);
      next?.();
      ask();
    });
  }

  /** Gives back a way to take it back, for whoever has left before it was done. */
  return (work: () => void): (() => void) => {
    waiting.add(work);
    ask();
    return () => void waiting.delete(work);
  };
}

/** Where a browser says nothing of its spare moments. */
const aMomentMs = 50;

export const whenIdle = createIdleWork((act) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, aMomentMs);
});
