import type { Page } from '@playwright/test';
import { closeReader, putAwayPlayer } from '#tests/support/browser/close-reader.ts';
import { bringStory, pressPlayThemselves } from '#tests/support/browser/journey-families.ts';
import { expect, expectComplaint, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { elapsedSeconds, watchLockScreen } from '#tests/support/browser/journey-player.ts';
import { longTelling, tellInstead } from '#tests/support/browser/long-telling.ts';
import { messageLeavesFree, messagesSeen } from '#tests/support/browser/messages.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { meetsNoObstacle } from '#tests/support/browser/obstacles.ts';
import { whenItShows } from '#tests/support/browser/where-it-is.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const play = (page: Page) => button(page, 'Play Story');
const pause = (page: Page) => button(page, 'Pause');
const options = (page: Page) => page.getByRole('heading', { name: 'Story Options' });

/** Somebody who presses play themselves has a story before them. */
async function openStory(page: Page): Promise<void> {
  await signInBrowser(page);
  await pressPlayThemselves(page);
  await bringStory(page, 'a kite over the hill');
  await page.goto('/stories');
  await button(page, /^Read/).click();
  await expect(options(page)).toBeVisible();
}

async function openPlayer(page: Page): Promise<void> {
  await button(page, 'Start Audio Player').click();
  await expect(play(page)).toBeVisible();
}

test(
  'a parent reads from the page, stars it, hears it from a tapped word, leaves, and goes on there or from the beginning',
  onAPhone,
  async ({ page }) => {
    const lockScreen = await watchLockScreen(page);
    await openStory(page);
    await expect(page.getByText('Narrator: Emma · Warm and gentle')).toBeVisible();
    const words = page.locator('.story-text');
    await expect(words).toBeVisible();
    await button(page, 'Hide story text').click();
    await expect(words).toHaveCount(0);
    await button(page, 'Show story text').click();
    await button(page, 'Favorite').click();
    await messageLeavesFree(page, 'Updated!', button(page, 'Favorite'), button(page, 'Start Audio Player'));
    await expect(button(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');

    await openPlayer(page);
    await play(page).click();
    await expect.poll(() => elapsedSeconds(page)).toBeGreaterThan(1);
    await expect.poll(lockScreen.coverSize).toEqual([512, 512]);
    await button(page, 'Stop').click();
    await expect(page.getByLabel('Elapsed')).toHaveText('0:00');
    await expect(play(page)).toBeVisible();
    const word = page.locator('[data-word="14"]');
    // Where the telling has not come that far yet, it says so, and the hand comes again.
    await expect(async () => {
      await word.click();
      await expect(pause(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(word).toHaveAttribute('data-heard', '');
    expect(await elapsedSeconds(page)).toBeGreaterThan(1);

    await expect(async () => {
      await button(page, 'Forward 15 seconds').click();
      expect(await elapsedSeconds(page)).toBeGreaterThanOrEqual(15);
    }).toPass();
    await closeReader(page);
    await putAwayPlayer(page);
    await button(page, /^Read/).click();
    await expect(page.getByText(/^from 0:\d\d, or/)).toBeVisible();
    await openPlayer(page);
    await expect(page.getByText(/^You left it here, at 0:/)).toBeVisible();
    await expect.poll(() => elapsedSeconds(page)).toBeGreaterThan(14);
    // At the thumb, wherever the page has gone meanwhile.
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByText(/^You left it here, at 0:/)).toBeInViewport({ ratio: 1 });
    await button(page, 'From the beginning').click();
    await expect(pause(page)).toBeVisible();
    expect(await elapsedSeconds(page)).toBeLessThan(14);
    // Gone back on purpose, it is over.
    await button(page, 'Back').click();
    await expect(options(page)).toBeVisible();
    await expect(page.getByText(/^from 0:\d\d, or/)).toHaveCount(0);
  },
);

test(
  'volume, speed and place are set by the keys and by the lock screen; Space, arrows and ? serve wherever the player is',
  onAnyScreen,
  async ({ page }) => {
    const lockScreen = await watchLockScreen(page);
    await signInBrowser(page);
    await pressPlayThemselves(page);
    await bringStory(page, 'a kite over the hill');
    await tellInstead(page, longTelling(3));
    await page.goto('/stories');
    const title = (await page.getByRole('article').getByRole('heading').textContent()) ?? '';
    await button(page, /^Read/).click();
    await openPlayer(page);
    const volume = page.getByRole('slider', { name: 'Volume' });
    await expect(volume).toHaveAttribute('aria-valuenow', '80');
    await volume.press('ArrowRight');
    await expect(volume).toHaveAttribute('aria-valuenow', '81');
    await button(page, /^Speed/).press('Enter');
    await page.getByRole('menuitem', { name: '0.8×' }).press('Enter');
    await expect(button(page, /^Speed/)).toContainText('0.8×');
    // Told for a while, it stands between two seconds.
    await play(page).click();
    await expect.poll(() => elapsedSeconds(page)).toBeGreaterThan(0);
    await pause(page).click();
    const inReader = () => elapsedSeconds(page);
    const left = await inReader();
    const seek = page.getByRole('slider', { name: 'Seek' });
    await seek.press('PageUp');
    await expect.poll(inReader).toBe(left + 10);
    await seek.press('ArrowLeft');
    await expect.poll(inReader).toBe(left + 9);
    await expect.poll(lockScreen.seconds).toBe(left + 9);
    expect(await lockScreen.title()).toBe(title);
    await lockScreen.press('seekforward');
    await expect.poll(inReader).toBe(left + 24);
    await lockScreen.press('seekbackward');
    await expect.poll(inReader).toBe(left + 9);
    await lockScreen.press('play');
    await expect(pause(page)).toBeVisible();

    const keysOf = async (seconds: () => Promise<number>) => {
      await page.keyboard.press('Space');
      await expect(play(page)).toBeVisible();
      const before = await seconds();
      await page.keyboard.press('ArrowRight');
      await expect.poll(seconds).toBe(before + 15);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(seconds).toBe(before);
      await page.keyboard.press('Space');
      await expect(pause(page)).toBeVisible();
      const keys = page.getByRole('dialog', { name: 'Keys while a story is told' });
      await page.keyboard.press('?');
      await expect(keys).toContainText('Play or pause');
      await page.keyboard.press('Escape');
      await expect(keys).toHaveCount(0);
    };
    // Whoever tapped a button has done with it, and the keys are the player's.
    await pause(page).click();
    await play(page).click();
    await expect(pause(page)).toBeVisible();
    await keysOf(inReader);
    await closeReader(page);
    await keysOf(async () => {
      const [minutes = 0, seconds = 0] = ((await page.locator('[data-place]').textContent()) ?? '')
        .split(':')
        .map(Number);
      return minutes * 60 + seconds;
    });
    // Whoever walks by the keys presses what they have come to.
    await page.keyboard.press('Tab');
    await button(page, /^Read/).focus();
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Elapsed')).toBeVisible();
    await expect(pause(page)).toBeVisible();
    await closeReader(page);
    // In a field they are letters.
    await page.getByLabel('Find a story').fill('a');
    await page.getByLabel('Find a story').press('Space');
    await expect(page.getByLabel('Find a story')).toHaveValue('a ');
    await expect(pause(page)).toBeVisible();
  },
);

test(
  'when no sound can be made, or the one that was made leads nowhere, it is said in nobody’s way, and can be tried again',
  onAPhone,
  async ({ page }) => {
    expectComplaint(page, /502|404/);
    await openStory(page);
    // The last one that was set is met first.
    const gone = { audioUrl: '/api/narrations/gone/sound' };
    await page.route('**/api/tts', (route) => route.fulfill({ json: gone }), { times: 1 });
    await page.route('**/api/tts', (route) => route.fulfill({ status: 502, json: {} }), { times: 1 });
    await button(page, 'Start Audio Player').click();
    await expect(
      page.getByText('Could not generate audio for this story. Please try again.').first(),
    ).toBeVisible();
    await messageLeavesFree(page, 'Audio Generation Failed', button(page, 'Try again'), button(page, 'Back'));
    await button(page, 'Try again').click();
    await expect(page.getByText('Failed to play audio. Please try again.').first()).toBeVisible();
    await messageLeavesFree(page, 'Audio Error', button(page, 'Try again'), button(page, 'Back'));
    await button(page, 'Try again').click();
    await expect(pause(page)).toBeVisible();
    // They belonged to its page.
    await closeReader(page);
    await expect(messagesSeen(page)).toHaveCount(0);
  },
);

test(
  'the night is dark: after sunset a story opens dim, by any light it can be read, and each device remembers what it was given',
  onAPhone,
  async ({ page }) => {
    await page.clock.install({ time: await whenItShows(page, '2026-11-20T12:10') });
    await openStory(page);
    const light = page.locator('html');
    await expect(light).toHaveAttribute('data-light', 'paper');
    await meetsNoObstacle(page);
    await openPlayer(page);
    await button(page, 'Text size').click();
    await button(page, 'Larger text').click();
    await expect(page.getByRole('dialog', { name: 'Text size' }).getByText('120 %')).toBeVisible();
    await meetsNoObstacle(page);
    await page.keyboard.press('Escape');
    await closeReader(page);
    await putAwayPlayer(page);

    await page.clock.setFixedTime(await whenItShows(page, '2026-11-20T20:10'));
    await button(page, /^Read/).click();
    await expect(light).toHaveAttribute('data-light', 'dim');
    await openPlayer(page);
    await meetsNoObstacle(page);
    await page.getByRole('radio', { name: 'Red light' }).check();
    await expect(light).toHaveAttribute('data-light', 'red');
    await meetsNoObstacle(page);
    // Where no other light may shine, a menu is red, too.
    await button(page, /^More for/).click();
    await expect(page.getByRole('menu')).toHaveCSS('background-color', 'rgb(28, 5, 4)');
    await page.reload();
    await expect(light).toHaveAttribute('data-light', 'red');
    await page.clock.setFixedTime(await whenItShows(page, '2026-11-21T09:10'));
    await page.reload();
    await expect(light).toHaveAttribute('data-light', 'paper');
    // A device that asks for the dark has it by day, too.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(light).toHaveAttribute('data-light', 'red');
  },
);
