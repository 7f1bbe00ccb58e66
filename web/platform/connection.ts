import { createNotifier } from './notifier.ts';

// Whether the server answers, as far as this page has noticed: each call tells (web/platform/api.ts).

let isAway = false;
const { subscribe, notify } = createNotifier();

export const connection = {
  isAway: () => isAway,
  subscribe,
  noteAnswer: () => note(false),
  noteSilence: () => note(true),
};

function note(away: boolean): void {
  if (away === isAway) return;
  isAway = away;
  notify();
}
