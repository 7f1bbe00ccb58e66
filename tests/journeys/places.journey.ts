import type { Browser, Page, Request } from '@playwright/test';
import { closeReader, putAwayPlayer } from '#tests/support/browser/close-reader.ts';
import { bringFamily, bringStory, pressPlayThemselves } from '#tests/support/browser/journey-families.ts';
import { expect, onAPhone, test } from '#tests/support/browser/journey.ts';
import { elapsedSeconds } from '#tests/support/browser/journey-player.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

// The first sound of a story, on a machine that may be busy with other things.
const firstSoundMs = 60_000;
test.beforeEach(() => test.setTimeout(240_000));

async function listenTo(page: Page): Promise<void> {
  await page.goto('/stories');
  await page.getByRole('button', { name: /^Read/ }).click();
  await page.getByRole('button', { name: 'Start Audio Player' }).click();
  await expect(page.getByRole('button', { name: 'Play Story' })).toBeVisible({ timeout: firstSoundMs });
}

const keepsPlace = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/place');

/** Another device of the same family. */
async function tabletOf(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    storageState: { cookies: storageState.cookies, origins: [] },
    baseURL: new URL(page.url()).origin,
  });
  const tablet = await context.newPage();
  const saved = await page.evaluate(() => localStorage.getItem('lamplight.user') ?? '');
  await tablet.addInitScript((user) => localStorage.setItem('lamplight.user', user), saved);
  await pressPlayThemselves(tablet);
  return tablet;
}

test(
  'a story that was left on one device goes on there on another, and from the beginning if it was told to its end',
  onAPhone,
  async ({ page, browser }) => {
    await signInBrowser(page);
    await pressPlayThemselves(page);
    await bringFamily(page, 1);
    await bringStory(page, 'a kite over the hill');
    await listenTo(page);
    await page.getByRole('button', { name: 'Play Story' }).click();
    await expect(async () => {
      await page.getByRole('button', { name: 'Forward 15 seconds' }).click();
      expect(await elapsedSeconds(page)).toBeGreaterThanOrEqual(15);
    }).toPass();
    // While it is told, another device knows: what, and where.
    const tablet = await tabletOf(browser, page);
    const askedAt = Date.now();
    await tablet.goto('/dashboard');
    await expect(tablet.getByText(/^Being told on another device, at \d:[1-9]\d$/)).toBeVisible();
    console.log(`another device knows after ${((Date.now() - askedAt) / 1000).toFixed(1)} s`);

    const told = page.waitForRequest(keepsPlace);
    await closeReader(page);
    await putAwayPlayer(page);
    await told;
    await expect(tablet.getByText(/^Being told on another device/)).toHaveCount(0);
    await listenTo(tablet);
    await expect(tablet.getByText(/^You left it here, at 0:/)).toBeVisible();
    await expect.poll(() => elapsedSeconds(tablet)).toBeGreaterThanOrEqual(15);
    const stopped = tablet.waitForRequest(keepsPlace);
    await tablet.getByRole('button', { name: 'Stop' }).click();
    await (await stopped).response();

    await listenTo(page);
    await expect(page.getByLabel('Elapsed')).toHaveText('0:00');
    await expect(page.getByText(/^You left it here/)).toHaveCount(0);
    await tablet.context().close();
  },
);
