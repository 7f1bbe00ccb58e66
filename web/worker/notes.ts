/** A push message, as server/features/bedtimes writes it. */
type Note = { title: string; body: string; path: string };

/** One at a time: tonight's takes the place of yesterday's. */
const tag = 'tonight';

export async function showNote(
  registration: ServiceWorkerRegistration,
  sent: PushMessageData | null,
): Promise<void> {
  // The house alone can seal a note for this browser, and never an empty one; a browser that tries itself out sends just that.
  if (!sent) return;
  const { title, body, path } = sent.json() as Note;
  await registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } });
}

/** To the story; in a page that is open already where there is one. */
export async function openNote(clients: Clients, note: Notification): Promise<void> {
  note.close();
  const { path } = note.data as Pick<Note, 'path'>;
  const [open] = await clients.matchAll({ type: 'window' });
  if (!open) {
    await clients.openWindow(path);
    return;
  }
  // The page goes there itself: a story that is being told in it goes on. It is told first, since a browser may keep what is in front in front.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A page of this worker is of its origin.
  open.postMessage({ open: path });
  await open.focus();
}
