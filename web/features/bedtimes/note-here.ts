import { bedtimeCalls } from '#contract/bedtimes.ts';
import { ask } from '#web/platform/api.ts';

// Notes to this browser: its own maker's service carries them, sealed, and the service worker shows them.

/** Where a browser cannot, nothing is offered: on an iPhone it can once the app is on the home screen. */
export const canNote = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

export async function isNotedHere(): Promise<boolean> {
  return Boolean(await (await manager())?.getSubscription());
}

/** False where somebody has told their browser not to. */
export async function noteHere(noteKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const push = await manager();
  if (!push) return false;
  const asked = await push.subscribe({ userVisibleOnly: true, applicationServerKey: noteKey });
  const { endpoint, keys } = asked.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  try {
    await ask(bedtimeCalls.noteHere, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  } catch (trouble) {
    // What the house does not know of must not look as if it did.
    await asked.unsubscribe();
    throw trouble;
  }
  return true;
}

export async function noNoteHere(): Promise<void> {
  const asked = await (await manager())?.getSubscription();
  if (!asked) return;
  await asked.unsubscribe();
  await ask(bedtimeCalls.noNoteHere, { body: { endpoint: asked.endpoint } });
}
