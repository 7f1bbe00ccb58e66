import type { Page } from '@playwright/test';
import { openChangingFront } from '#tests/support/browser/changing-front.ts';
import { closeReader, putAwayPlayer } from '#tests/support/browser/close-reader.ts';
import { bringFamily, bringStory, pressPlayThemselves } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, test as base } from '#tests/support/browser/journey.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

type Front = Awaited<ReturnType<typeof openChangingFront>>;

const test = base.extend<{ front: Front }>({
  front: async ({ house }, lend) => {
    const front = await openChangingFront(house.url);
    await lend(front);
    await front.close();
  },
  baseURL: async ({ front }, lend) => lend(front.url),
});

test.use({ serviceWorkers: 'allow' });

const look = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
const offer = (page: Page) => page.getByText('A newer Lamplight is ready.');

test(
  'a newer build waits until the story is over, is offered in a line, and begins by a tap',
  onAnyScreen,
  async ({ page, front }) => {
    test.setTimeout(240_000);
    await signInBrowser(page);
    await pressPlayThemselves(page);
    await bringFamily(page, 1);
    await bringStory(page, 'a kite');
    await page.goto('/stories');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('button', { name: /^Read/ }).click();
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    await page.getByRole('button', { name: 'Play Story' }).click({ timeout: 60_000 });
    front.bringNewerBuild();
    await look(page);
    await expect.poll(() => isWaiting(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);

    await closeReader(page);
    await expect(offer(page)).toHaveCount(0);
    await putAwayPlayer(page);
    await expect(offer(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole('button', { name: 'Use it now' }).press('Enter');
    await page.waitForFunction(() => !('isOld' in window));
    await expect(page.getByRole('tab', { name: 'All Stories (1)' })).toBeVisible();
    expect(await isWaiting(page)).toBe(false);
    await expect(offer(page)).toHaveCount(0);
  },
);
