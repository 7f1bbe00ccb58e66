// Whoever has agreed to the terms on one page of the house has agreed to them on the next. For this visit: it is no promise to keep.

const key = 'lamplight.agreesToTerms';
const listeners = new Set<() => void>();
/** For a browser that keeps nothing. */
let said: boolean | null = null;

export function agreesToTerms(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return said === true;
  }
}

export function onTerms(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteTerms(isAgreed: boolean): void {
  said = isAgreed;
  try {
    if (isAgreed) sessionStorage.setItem(key, 'yes');
    else sessionStorage.removeItem(key);
  } catch {
    // Then the next page that is loaded asks once more.
  }
  for (const listener of listeners) listener();
}
