import { createNotifier } from '#web/platform/notifier.ts';

// The app that is open goes on as it is, whatever the house serves by now. A newer one waits, is offered when no story is told, and
// begins when somebody says so; or by itself, once every page of this one is closed.

const lookEachMs = 3_600_000;

let waiting: ServiceWorker | null = null;
let whenNoStoryIsTold: () => Promise<void> = () => Promise.resolve();
const { subscribe, notify } = createNotifier();

export const newerBuild = {
  isWaiting: () => waiting !== null,
  subscribe,
  /** Begins it, unless a story has begun meanwhile. */
  begin: async () => {
    await whenNoStoryIsTold();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is of this origin and takes no other.
    waiting?.postMessage('begin');
  },
};

/** Has this browser keep the app itself; from the second time on it opens without the house. */
export async function keepApp(whenMayBegin: () => Promise<void>): Promise<() => void> {
  whenNoStoryIsTold = whenMayBegin;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const look = () => {
    registration
      .update()
      .catch((trouble: unknown) => console.info('No newer build could be looked for', trouble));
  };
  const looking = setInterval(look, lookEachMs);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  void offer(registration.waiting);
  return () => clearInterval(looking);
}

function follow(coming: ServiceWorker | null): void {
  coming?.addEventListener('statechange', () => {
    if (coming.state === 'installed') void offer(coming);
  });
}

/** The first build in this browser replaces none, and so is not offered. */
async function offer(worker: ServiceWorker | null): Promise<void> {
  if (!worker || !navigator.serviceWorker.controller) return;
  await whenNoStoryIsTold();
  waiting = worker;
  notify();
}
