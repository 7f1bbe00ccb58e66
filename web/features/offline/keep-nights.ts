import { useEffect } from 'react';
import { connection } from '#web/platform/connection.ts';
import { keptCacheOf, watchKept } from '#web/platform/storage.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { keepTonight, keepTonightTag, orderPath } from '#web/worker/keep-tonight.ts';
import { canKeep, takeUpNights } from './kept-stories.ts';

// A device that was asked to fetches what is made ahead by itself: the service worker where the browser wakes it, and this page whenever it
// is open. Asked for here, and known to the worker by an order in the family's cache.

const kept = watchKept<boolean>('lamplight.keepsNights', (value) => value === true);

export function useKeepsNights(): boolean {
  return useCurrent(kept);
}

/** A few times between school and bed: a browser decides itself how often that is. */
const wakeEachMs = 3 * 3_600_000;

export async function keepNights(userId: string, isWanted: boolean): Promise<void> {
  kept.change(isWanted);
  const cache = await caches.open(keptCacheOf(userId));
  if (!isWanted) {
    await cache.delete(orderPath);
    return;
  }
  if ('storage' in navigator) await navigator.storage.persist();
  await cache.put(orderPath, new Response(''));
  await beWoken();
  await fetchNights(userId);
}

/** What the worker has fetched is taken up, also without the house; with it, what is missing is fetched now. */
async function fetchNights(userId: string): Promise<void> {
  await takeUpNights(userId);
  if (connection.isAway()) return;
  await keepTonight();
  await takeUpNights(userId);
}

type Waking = {
  periodicSync?: { register: (tag: string, how: { minInterval: number }) => Promise<void> };
  sync?: { register: (tag: string) => Promise<void> };
};
type Registration = Partial<ServiceWorkerRegistration> & Waking;

/** Where the browser does that at all, and lets us. An open page fetches tonight's story in any case. */
async function beWoken(): Promise<void> {
  const registration: Registration = (await navigator.serviceWorker.getRegistration()) ?? {};
  try {
    await registration.periodicSync?.register(keepTonightTag, { minInterval: wakeEachMs });
  } catch (refusal) {
    console.info('This browser fetches tonight’s story when the app is opened', refusal);
  }
}

/** Once, when the network is back, though no page may be open then. */
async function beWokenWithNetwork(): Promise<void> {
  const registration: Registration = (await navigator.serviceWorker.getRegistration()) ?? {};
  await registration.sync?.register(keepTonightTag);
}

/** Behind every page: as soon as there is news of a night (the stories that were made, in a text), and once more when the house is back. */
export function useKeptNights(userId: string, news: string, isAway: boolean): void {
  const isWanted = useKeepsNights();
  useEffect(() => {
    if (!isWanted || !canKeep()) return;
    const here = news === '' ? takeUpNights(userId) : fetchNights(userId);
    const keeping = isAway ? takeUpNights(userId).then(beWokenWithNetwork) : here;
    keeping.catch((trouble: unknown) => console.info('Tonight’s story is not on this device yet', trouble));
  }, [userId, news, isWanted, isAway]);
}
