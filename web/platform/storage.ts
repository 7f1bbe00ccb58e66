import { createNotifier } from './notifier.ts';

// What the app keeps in a browser. Each feature has the name of its own entry; all of them begin with `lamplight.`, and go with the family.

const ownPrefix = 'lamplight.';

/**
 * The two entries that a second feature asks about, by their names alone: the module that keeps them would bring its schemas to every
 * public page. The spoken welcome is everybody's and stays; while stories are kept here, a family stays, too, when the house is away.
 */
export const sharedKeys = {
  welcomeAudio: 'lamplight.welcomeAudio.v4',
  keptStories: 'lamplight.keptStories',
} as const;

/** What was kept, parsed, or null when there is nothing or it cannot be read. The reader checks its shape. */
export function readKept(key: string): unknown {
  try {
    const text = textOf(key);
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

/** A value that parts of the page watch, in this tab and in the browser's others. `shapeOf` gives it its shape, whatever was kept. */
export function watchKept<Value>(key: string, shapeOf: (kept: unknown) => Value) {
  const changes = createNotifier();
  let known: { text: string | null; value: Value } | undefined;

  function current(): Value {
    const text = textOf(key);
    if (known?.text !== text) known = { text, value: shapeOf(readKept(key)) };
    return known.value;
  }

  function change(value: Value): boolean {
    const isKept = keep(key, value);
    changes.notify();
    return isKept;
  }

  function subscribe(hear: () => void): () => void {
    const leave = changes.subscribe(hear);
    const hearOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && hear();
    addEventListener('storage', hearOtherTab);
    return () => {
      leave();
      removeEventListener('storage', hearOtherTab);
    };
  }

  return { current, change, subscribe };
}

/** As it stands there; null where there is nothing, or where this browser keeps nothing at all. */
function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forget(...keys: string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch (trouble) {
    console.info('Could not clear the browser storage', trouble);
  }
}

/** The app itself may be kept in a cache of this name, whoever is here; every other cache holds what belongs to a family. */
const shellCachePrefix = 'shell';

/** What a family keeps in this browser to hear without the house. */
export const keptCacheOf = (userId: string): string => `kept-${userId}`;

/** Nothing of the family stays behind in this browser. Only the spoken welcome does, which is everybody's. */
export async function forgetFamily(): Promise<void> {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(ownPrefix));
    forget(...names.filter((key) => key !== sharedKeys.welcomeAudio));
    sessionStorage.clear();
    await dropCaches((name) => !name.startsWith(shellCachePrefix));
    await dropNotes();
  } catch (trouble) {
    console.info('Could not clear the browser storage', trouble);
  }
}

/** After an account is deleted nothing at all stays in the browser. */
export async function forgetEverything(): Promise<void> {
  try {
    localStorage.clear();
    sessionStorage.clear();
    await dropCaches(() => true);
    await dropWorkers();
  } catch (trouble) {
    console.info('Could not clear the browser storage', trouble);
  }
}

/** Whoever is here next is sent no note about this family; the house hears of it from the browser's own service. */
async function dropNotes(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function dropCaches(isToGo: (name: string) => boolean): Promise<void> {
  // Only a page on https or on localhost has caches.
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter(isToGo).map((name) => caches.delete(name)));
}

async function dropWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}
