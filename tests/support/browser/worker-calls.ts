import type { Page } from '@playwright/test';

export type WorkerCalls = {
  /** It is woken, as it is now and then where an app is installed. */
  wake: (tag: string) => Promise<unknown>;
  /** A note has come, opened already: that it is sealed is the browser's affair. */
  deliver: (note: object) => Promise<unknown>;
  /** What hangs there to be read. */
  notes: () => Promise<{ title: string; body: string }[]>;
  /** No browser lets a test touch what hangs outside its window, so the worker is told that somebody did. */
  tapNote: () => Promise<void>;
};

/** As far as a worker's own words go; the types of its globals are another world's. */
type Scope = {
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => boolean;
  NotificationEvent: new (type: string, about: { notification: Notification }) => Event;
};

/** What a browser asks of its service worker by itself, when a test says so: a note has come from outside, or it is time to look. */
export async function workerCalls(page: Page): Promise<WorkerCalls> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted);
      if (one) resolve(one.registrationId);
    }),
  );
  await devTools.send('ServiceWorker.enable');
  const whom = { origin: new URL(page.url()).origin, registrationId: await registered };
  return {
    wake: (tag: string) => devTools.send('ServiceWorker.dispatchPeriodicSyncEvent', { ...whom, tag }),
    deliver: (note: object) =>
      devTools.send('ServiceWorker.deliverPushMessage', { ...whom, data: JSON.stringify(note) }),
    notes: () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
      }),
    tapNote: async () => {
      const [worker] = page.context().serviceWorkers();
      await worker?.evaluate(async () => {
        const scope = globalThis as unknown as Scope;
        const [notification] = await scope.registration.getNotifications();
        if (notification)
          scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      });
    },
  };
}
