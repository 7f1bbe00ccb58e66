import type { Voice } from '#contract/narration.ts';

/** Everything this site keeps in a browser. */
export const storageKeys = {
  user: 'lamplight.user',
  profile: 'lamplight.profile',
  currentUserId: 'lamplight.currentUserId',
  welcomeAudio: 'lamplight.welcomeAudio.v4',
  storyChoices: 'lamplight.storyChoices',
  readerLook: 'lamplight.readerLook',
  storyPlaces: 'lamplight.storyPlaces',
} as const;

export function storyAudioKey(storyId: string, voice: Voice): string {
  return `lamplight.audio.${storyId}.${voice}`;
}

/** What was kept, parsed, or null when there is nothing or it cannot be read. The reader checks its shape. */
export function readKept(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch (trouble) {
    console.info(`Could not read ${key}`, trouble);
    return null;
  }
}

/** Keeps a value. A full or forbidden storage is no reason to stop: false says that it was not kept. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (trouble) {
    console.info(`Could not keep ${key}`, trouble);
    return false;
  }
}

export function forget(...keys: string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch (trouble) {
    console.info('Could not clear the browser storage', trouble);
  }
}

/** After an account is deleted nothing of it stays in the browser. */
export function forgetEverything(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (trouble) {
    console.info('Could not clear the browser storage', trouble);
  }
}
