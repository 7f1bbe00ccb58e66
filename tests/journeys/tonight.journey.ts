import type { Page } from '@playwright/test';
import { closeReader } from '#tests/support/browser/close-reader.ts';
import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, onAPhone, test } from '#tests/support/browser/journey.ts';
import { hearItsEnd, watchSound } from '#tests/support/browser/journey-player.ts';
import { longTelling, tellInstead } from '#tests/support/browser/long-telling.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { meetsNoObstacle } from '#tests/support/browser/obstacles.ts';
import { whenItShows } from '#tests/support/browser/where-it-is.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const evening = (page: Page) => button(page, /^How the evening goes/);

test(
  'one wind-down: story, length, sound, timer and light are set at once, remembered, and begin with one tap; and the end is an end',
  onAPhone,
  async ({ page }) => {
    await page.clock.install({ time: await whenItShows(page, '2026-11-20T20:10') });
    await watchSound(page);
    await signInBrowser(page);
    await bringFamily(page, 2);
    await bringStory(page, 'a kite over the hill');
    await tellInstead(page, longTelling(1));
    await page.goto('/dashboard');
    const tonight = page.getByRole('region', { name: 'Tonight' });
    const idea = async () => /“(.+)”/.exec((await tonight.textContent()) ?? '')?.[1];
    const first = await idea();
    await button(page, 'Another idea').click();
    expect(await idea()).not.toBe(first);
    // Nobody has heard it: it is no “again”.
    await expect(page.getByRole('heading', { name: 'From your shelf' })).toBeVisible();
    await evening(page).click();
    await page.getByLabel('Length').selectOption('Short');
    await page.getByLabel('To sleep by').selectOption('Rain');
    await page.getByLabel('Sleep timer').selectOption('20 min');
    await page.getByLabel('Light', { exact: true }).selectOption('Red light');
    await meetsNoObstacle(page);
    await page.reload();
    await expect(evening(page)).toContainText('Short · then rain · 20 min · red light');

    await button(page, /^Play /).click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-light', 'red');
    await expect(button(page, /^Sleep timer: 20 min/)).toBeVisible();
    await expect(button(page, 'Sleep sounds')).toBeVisible();

    // The page goes out, a good night, a quiet moment, and then the rain.
    await hearItsEnd(page);
    await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();
    await expect(page.locator('.story-text')).toBeHidden();
    await page.clock.fastForward(8_100);
    await expect(button(page, 'Sleep sounds: Rain')).toBeVisible();
    await meetsNoObstacle(page);
    // The timer ends what came after the story, too.
    await page.clock.fastForward('20:30');
    await expect(button(page, 'Sleep sounds')).toBeVisible();

    await button(page, 'Hear it again').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(page.getByText(/You left it here/)).toHaveCount(0);
    await hearItsEnd(page);
    await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();
    await closeReader(page);
    await expect(page.getByRole('region', { name: 'Player' })).toContainText('Goodnight, Mia');
    // Another evening: it can be heard again, and from its beginning.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hear it again' })).toBeVisible();
    await page.getByRole('article').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
    await expect(page.getByText(/^from \d:\d\d, or/)).toHaveCount(0);
    await button(page, 'Start Audio Player').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(page.getByText(/You left it here/)).toHaveCount(0);
  },
);
