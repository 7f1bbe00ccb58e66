import type { Page } from '@playwright/test';
import { closeReader, putAwayPlayer } from '#tests/support/close-reader.ts';
import { bringFamily, bringStory, pressPlayThemselves } from '#tests/support/journey-families.ts';
import { expect, expectComplaint, onAnyScreen, test } from '#tests/support/journey.ts';
import { elapsedSeconds } from '#tests/support/journey-player.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';
import { obstacles } from '#tests/support/obstacles.ts';

const play = (page: Page) => page.getByRole('button', { name: 'Play Story' });

async function openStory(page: Page): Promise<void> {
  await signInBrowser(page);
  await pressPlayThemselves(page);
  await bringFamily(page, 1);
  await bringStory(page, 'a kite over the hill');
  await page.goto('/stories');
  await page.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
}

/** Of the picture that a lock screen is given, once it is drawn: a broken one has no size. */
const sizeOfLockScreenCover = (page: Page) =>
  page.evaluate(async () => {
    const image = new Image();
    image.src = navigator.mediaSession.metadata?.artwork[0]?.src ?? '';
    await image.decode().catch(() => undefined);
    return [image.naturalWidth, image.naturalHeight];
  });

/** Where a lock screen believes the story to be, in seconds: it is told, and reckons on by itself. */
async function watchLockScreen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { mediaSession } = navigator;
    const tell = mediaSession.setPositionState.bind(mediaSession);
    mediaSession.setPositionState = (state) => {
      document.documentElement.dataset['lockScreen'] = String(state?.position);
      tell(state);
    };
  });
  return async () => Math.round(Number(await page.locator('html').getAttribute('data-lock-screen')));
}

async function openPlayer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Audio Player' }).click();
  await expect(play(page)).toBeVisible();
}

test('a parent can read from the page, hide it, and put a star on it', async ({ page }) => {
  await openStory(page);
  await expect(page.getByText('Narrator: Emma · Warm and gentle')).toBeVisible();
  const words = page.locator('.story-text');
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Hide story text' }).click();
  await expect(words).toHaveCount(0);
  await page.getByRole('button', { name: 'Favorite', exact: true }).click();
  await expect(page.getByText('Updated!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Favorite', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('stop goes back to the start, a tapped word plays from there, and Back leaves it', async ({ page }) => {
  await openStory(page);
  await openPlayer(page);
  await play(page).click();
  await expect.poll(() => elapsedSeconds(page)).toBeGreaterThan(1);
  await expect.poll(() => sizeOfLockScreenCover(page)).toEqual([512, 512]);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByLabel('Elapsed')).toHaveText('0:00');
  await expect(play(page)).toBeVisible();

  const word = page.locator('[data-word="14"]');
  await word.click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(word).toHaveAttribute('data-heard', '');
  expect(await elapsedSeconds(page)).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
});

test('volume, speed and place are set by the keys', onAnyScreen, async ({ page }) => {
  const lockScreen = await watchLockScreen(page);
  await openStory(page);
  await openPlayer(page);
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveAttribute('aria-valuenow', '80');
  await volume.press('ArrowRight');
  await expect(volume).toHaveAttribute('aria-valuenow', '81');
  await page.getByRole('button', { name: /^Speed/ }).press('Enter');
  await page.getByRole('menuitem', { name: '0.8×' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Speed/ })).toContainText('0.8×');
  // As soon as there are twenty seconds of sound, one can go fifteen on, though the rest is still being made.
  await expect(async () => {
    await page.getByRole('button', { name: 'Forward 15 seconds' }).click();
    expect(await elapsedSeconds(page)).toBeGreaterThanOrEqual(15);
  }).toPass();
  const before = await elapsedSeconds(page);
  await page.getByRole('button', { name: 'Back 15 seconds' }).click();
  await expect.poll(() => elapsedSeconds(page)).toBe(before - 15);
  // Told for a while, it stands between two seconds.
  await play(page).click();
  await expect.poll(() => elapsedSeconds(page)).toBeGreaterThan(before - 14);
  await page.getByRole('button', { name: 'Pause' }).click();
  const left = await elapsedSeconds(page);
  const seek = page.getByRole('slider', { name: 'Seek' });
  await seek.press('PageUp');
  await expect.poll(() => elapsedSeconds(page)).toBe(left + 10);
  await seek.press('ArrowLeft');
  await expect.poll(() => elapsedSeconds(page)).toBe(left + 9);
  await expect.poll(lockScreen).toBe(left + 9);
});

test('a story that was left goes on where it was, or from the beginning', onAnyScreen, async ({ page }) => {
  await openStory(page);
  await openPlayer(page);
  await play(page).click();
  await expect.poll(() => elapsedSeconds(page), { timeout: 15_000 }).toBeGreaterThan(6);
  await page.keyboard.press('Escape');
  await putAwayPlayer(page);
  await page.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByText(/^from 0:\d\d, or/)).toBeVisible();
  await openPlayer(page);
  await expect(page.getByText(/^You left it here, at 0:/)).toBeVisible();
  await expect.poll(() => elapsedSeconds(page)).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'From the beginning' }).click();
  await expect(page.getByLabel('Elapsed')).toHaveText('0:00');
});

test('when no sound can be made it is said, and can be tried again', onAnyScreen, async ({ page }) => {
  expectComplaint(page, /502/);
  await openStory(page);
  await page.route('**/api/tts', (route) => route.fulfill({ status: 502, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Start Audio Player' }).click();
  await expect(page.getByText('Audio Generation Failed').first()).toBeVisible();
  await expect(
    page.getByText('Could not generate audio for this story. Please try again.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('by any light the page can be read, and the light is kept', async ({ page }) => {
  await openStory(page);
  expect(await obstacles(page)).toEqual([]);
  await openPlayer(page);
  for (const light of ['Paper', 'Dim', 'Red light']) {
    await page.getByRole('radio', { name: light }).check();
    expect(await obstacles(page), light).toEqual([]);
  }
  // Where no other light may shine, a menu is red, too.
  await page.getByRole('button', { name: /^More for/ }).click();
  await expect(page.getByRole('menu')).toHaveCSS('background-color', 'rgb(28, 5, 4)');
  await page.getByRole('menu').press('Escape');
  await page.getByRole('button', { name: 'Text size' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await expect(page.getByRole('dialog', { name: 'Text size' }).getByText('120 %')).toBeVisible();
  expect(await obstacles(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await closeReader(page);
  await putAwayPlayer(page);
  await page.getByRole('button', { name: /^Read/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-light', 'red');
});

test('the same people can have what happens next', onAnyScreen, async ({ page }) => {
  await openStory(page);
  await page.getByRole('button', { name: 'What happens next?' }).click();
  await expect(page.getByText('Your story is ready').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
  const stories = (await (await page.request.get('/api/stories')).json()) as {
    id: string;
    seriesOf: string | null;
  }[];
  expect(stories).toHaveLength(2);
  expect(stories.map(({ seriesOf }) => seriesOf)).toContain(stories[1]?.id);
});
