import type { Page } from '@playwright/test';

/** The one audio element is not in the page; from the next page on it can be asked, as `window.told`. */
export const watchSound = (page: Page) =>
  page.addInitScript(() => {
    window.Audio = class extends Audio {
      constructor() {
        super();
        Object.assign(window, { told: this });
      }
    };
  });

/** As the player shows it. */
export async function elapsedSeconds(page: Page): Promise<number> {
  const shown = (await page.getByLabel('Elapsed').textContent()) ?? '';
  const [minutes = 0, seconds = 0] = shown.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** To its last moment, which then is heard. */
export const hearItsEnd = async (page: Page, lastSeconds = 0.3) => {
  // How long it is, is known a moment after it has begun.
  await page.waitForFunction(() =>
    Number.isFinite((window as unknown as { told?: HTMLAudioElement }).told?.duration),
  );
  await page.evaluate((seconds) => {
    const { told } = window as unknown as { told: HTMLAudioElement };
    told.currentTime = told.duration - seconds;
  }, lastSeconds);
};

/** What a lock screen is told, and its buttons, which no journey can press on the glass; from the next page on. */
export async function watchLockScreen(page: Page) {
  await page.addInitScript(() => {
    const { mediaSession } = navigator;
    const buttons: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {};
    const tell = mediaSession.setPositionState.bind(mediaSession);
    const take = mediaSession.setActionHandler.bind(mediaSession);
    mediaSession.setPositionState = (state) => {
      document.documentElement.dataset['lockScreen'] = String(state?.position);
      tell(state);
    };
    mediaSession.setActionHandler = (action, handler) => {
      buttons[action] = handler;
      take(action, handler);
    };
    Object.assign(window, { lockScreen: buttons });
  });
  return {
    /** Where it believes the story to be: it is told, and reckons on by itself. */
    seconds: async () => Math.round(Number(await page.locator('html').getAttribute('data-lock-screen'))),
    title: () => page.evaluate(() => navigator.mediaSession.metadata?.title),
    artist: () => page.evaluate(() => navigator.mediaSession.metadata?.artist),
    press: (action: MediaSessionAction) =>
      page.evaluate((name) => {
        const { lockScreen } = window as unknown as {
          lockScreen: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;
        };
        const button = lockScreen[name];
        if (!button) throw new Error(`The lock screen has no button for ${name}.`);
        button({ action: name });
      }, action),
    /** The size of its picture, once it is drawn: a broken one has none. */
    coverSize: () =>
      page.evaluate(async () => {
        const image = new Image();
        image.src = navigator.mediaSession.metadata?.artwork[0]?.src ?? '';
        await image.decode().catch(() => undefined);
        return [image.naturalWidth, image.naturalHeight];
      }),
  };
}
