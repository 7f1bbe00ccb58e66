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

/** To its last second, which then is heard. */
export const hearItsEnd = async (page: Page) => {
  // How long it is, is known a moment after it has begun.
  await page.waitForFunction(() =>
    Number.isFinite((window as unknown as { told?: HTMLAudioElement }).told?.duration),
  );
  await page.evaluate(() => {
    const { told } = window as unknown as { told: HTMLAudioElement };
    told.currentTime = told.duration - 0.3;
  });
};
