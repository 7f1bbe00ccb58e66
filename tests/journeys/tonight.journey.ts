import type { Page } from '@playwright/test';
import { closeReader } from '#tests/support/close-reader.ts';
import { bringFamily, bringStory } from '#tests/support/journey-families.ts';
import { expect, onAnyScreen, test } from '#tests/support/journey.ts';
import { hearItsEnd, watchSound } from '#tests/support/journey-player.ts';
import { longTelling, tellInstead } from '#tests/support/long-telling.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';
import { meetsNoObstacle } from '#tests/support/obstacles.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const evening = (page: Page) => button(page, /^How the evening goes/);

test('one wind-down: story, length, sound, timer and light are set at once, remembered, and begin with one tap', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T20:10:00') });
  await watchSound(page);
  await signInBrowser(page);
  await bringFamily(page, 1);
  await bringStory(page, 'a kite over the hill');
  await tellInstead(page, longTelling(1));
  await page.goto('/dashboard');
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

  // The end is an end: the page goes out, a good night, a quiet moment, and then the rain.
  await hearItsEnd(page);
  await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();
  await expect(page.locator('.story-text')).toBeHidden();
  await expect(button(page, 'Sleep sounds')).toBeVisible();
  await page.clock.fastForward(8_100);
  await expect(button(page, 'Sleep sounds: Rain')).toBeVisible();
  await meetsNoObstacle(page);
  // The timer ends what came after the story, too.
  await page.clock.fastForward('20:30');
  await expect(button(page, 'Sleep sounds')).toBeVisible();

  await button(page, 'Hear it again').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(page.getByText(/You left it here/)).toHaveCount(0);
});

test('the night is dark: after sunset a story opens dim, and each device remembers what it was given', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T12:10:00') });
  await signInBrowser(page);
  await bringStory(page, 'a kite over the hill');
  await page.goto('/stories');
  await button(page, /^Read/).click();
  const light = page.locator('html');
  await expect(light).toHaveAttribute('data-light', 'paper');
  await closeReader(page);

  await page.clock.setFixedTime(new Date('2026-11-20T20:10:00'));
  await button(page, /^Read/).click();
  await expect(light).toHaveAttribute('data-light', 'dim');
  await page.getByRole('radio', { name: 'Red light' }).check();
  await expect(light).toHaveAttribute('data-light', 'red');
  await page.reload();
  await expect(light).toHaveAttribute('data-light', 'red');
  await page.clock.setFixedTime(new Date('2026-11-21T09:10:00'));
  await page.reload();
  await expect(light).toHaveAttribute('data-light', 'paper');
  // A device that asks for the dark has it by day, too.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(light).toHaveAttribute('data-light', 'red');
});

test(
  'another idea is one tap away, and “again” is only for what was heard',
  onAnyScreen,
  async ({ page }) => {
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

    await expect(page.getByRole('heading', { name: 'From your shelf' })).toBeVisible();
    await button(page, /^Play /).click();
    await expect(button(page, 'Pause')).toBeVisible();
    await hearItsEnd(page);
    await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();
    await closeReader(page);
    await expect(page.getByRole('region', { name: 'Player' })).toContainText('Goodnight, Mia');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hear it again' })).toBeVisible();
  },
);
