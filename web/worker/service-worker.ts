import { keepTonight, keepTonightTag } from './keep-tonight.ts';
import { openNote, showNote } from './notes.ts';
import { marksFor, narrationPart, soundFor } from './kept-sound.ts';
import { dropOlderShells, fillShell, isOfShell, pageFor, shellFile } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

// What makes the app open and tell what was kept when the house is out of reach: the app's own files, and the sounds of kept stories.
// Nothing else goes through here. What the house answers to a family is kept by the pages alone, in the family's cache (web/features/offline),
// and goes with the family; but for tonight's story, which a device that was asked to keeps before anybody has opened a page.

self.addEventListener('install', (event) => event.waitUntil(fillShell()));

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlderShells().then(() => self.clients.claim()));
});

// A newer build waits until every page of this one is closed, or until somebody says that it may begin.
self.addEventListener('message', ({ data }) => {
  if (data === 'begin') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const part = narrationPart(pathname);
  if (request.mode === 'navigate') event.respondWith(pageFor(request));
  else if (part === 'sound') event.respondWith(soundFor(request));
  else if (part === 'marks') event.respondWith(marksFor(request));
  else if (isOfShell(pathname)) event.respondWith(shellFile(request));
});

// Where a browser wakes its workers now and then, or once when the network is back.
for (const kind of ['periodicsync', 'sync'])
  self.addEventListener(kind, (event) => {
    const { tag } = event as ExtendableEvent & { tag: string };
    if (tag === keepTonightTag) (event as ExtendableEvent).waitUntil(keepTonight());
  });

// A note of the house: it is shown, and what it speaks of is fetched.
self.addEventListener('push', (event) => {
  event.waitUntil(Promise.all([showNote(self.registration, event.data), keepTonight()]));
});

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNote(self.clients, event.notification)),
);
