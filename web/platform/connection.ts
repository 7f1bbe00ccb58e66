// Whether the server answers, as far as this page has noticed: each call tells (web/platform/api.ts).

let isAway = false;
const listeners = new Set<() => void>();

export const connection = {
  isAway: () => isAway,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  noteAnswer: () => note(false),
  noteSilence: () => note(true),
};

function note(away: boolean): void {
  if (away === isAway) return;
  isAway = away;
  for (const listener of listeners) listener();
}
