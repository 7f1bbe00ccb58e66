import { createNotifier } from './notifier.ts';

// Whoever has agreed to the terms on one page has agreed to them on the next. For this visit: it is no promise to keep.

const key = 'lamplight.agreesToTerms';
const { subscribe, notify } = createNotifier();
/** For a browser that keeps nothing. */
let said: boolean | null = null;

export const agreedToTerms = {
  current: (): boolean => {
    try {
      return sessionStorage.getItem(key) !== null;
    } catch {
      return said === true;
    }
  },
  subscribe,
  asBuilt: () => false,
  change: (isAgreed: boolean): void => {
    said = isAgreed;
    try {
      if (isAgreed) sessionStorage.setItem(key, 'yes');
      else sessionStorage.removeItem(key);
    } catch {
      // Then the next page that is loaded asks once more.
    }
    notify();
  },
};
