import type { Page } from '@playwright/test';
import { bringWholeStory } from '#tests/support/browser/journey-families.ts';
import {
  adminEmails,
  expect,
  expectComplaint,
  onAnyScreen,
  onAPhone,
  test,
} from '#tests/support/browser/journey.ts';
import { signInAdmin, signInBrowser } from '#tests/support/browser/signed-in.ts';
import { meetsNoObstacle } from '#tests/support/browser/obstacles.ts';

const rain = '37i9dQZF1DWZd79rJ6a7lp';
const service = 'https://open.spotify.com';
const link = `${service}/playlist/${rain}?si=0123456789abcdef`;

const [first = '', second = '', third = ''] = adminEmails;
const idField = (page: Page) => page.getByLabel('Playlist ID');
const nameField = (page: Page) => page.getByLabel('Playlist Name');
const updateButton = (page: Page) => page.getByRole('button', { name: 'Update Playlist' });
const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const current = (page: Page) => page.locator('section', { hasText: 'Current Sleep Playlist' }).last();
const player = (page: Page) => page.locator('iframe');

/** Somebody in the music service's place, and all that was asked of them. */
async function standInForTheService(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${service}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title><h1>Rain</h1></html>',
    });
  });
  return asked;
}

async function choosePlaylist(page: Page, name: string): Promise<void> {
  const data = { playlistId: rain, playlistName: name };
  expect((await page.request.post('/api/admin/sleep-playlist', { data })).status()).toBe(200);
}

test(
  'a stranger may look, is told what is missing, and is shown where to sign in',
  onAnyScreen,
  async ({ page }) => {
    expectComplaint(page, /401/);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Current Sleep Playlist' })).toBeVisible();
    await updateButton(page).click();
    await expect(page.getByText('Please provide both playlist ID and name')).toBeVisible();
    await expect(idField(page)).toBeFocused();
    await meetsNoObstacle(page);

    await idField(page).fill(rain);
    await nameField(page).fill('Not mine to choose');
    await updateButton(page).click();
    await expect(toast(page, 'Failed to update playlist. Please try again.')).toContainText('sign in first');
    await expect(nameField(page)).toHaveValue('Not mine to choose');
    await expect(page.getByText('“Not mine to choose”')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'The house' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  },
);

test('a family is told kindly whose page it is', onAnyScreen, async ({ page }) => {
  expectComplaint(page, /403/);
  await signInBrowser(page);
  await page.goto('/admin');
  await expect(page.getByText('This page is for the people who run Lamplight here.')).toBeVisible();
  await idField(page).fill(rain);
  await nameField(page).fill('Not mine either');
  await updateButton(page).click();
  await expect(toast(page, 'Failed to update playlist. Please try again.')).toContainText(
    'Only the people who run this house can do that.',
  );
  await expect(page.getByRole('heading', { name: 'Recent changes' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'home screen' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(
  'an admin chooses a playlist by its link, with the keys alone, and sees who changed what',
  onAnyScreen,
  async ({ page, house }) => {
    await signInAdmin(page, house, first);
    await page.goto('/admin');
    await idField(page).focus();
    await page.keyboard.type(link);
    await page.keyboard.press('Tab');
    await expect(nameField(page)).toBeFocused();
    await page.keyboard.type('Rain on the roof');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Playlist updated')).toContainText('Rain on the roof');
    await expect(updateButton(page)).toBeFocused();
    await expect(idField(page)).toHaveValue('');
    await expect(current(page).getByRole('heading', { name: 'Rain on the roof' })).toBeVisible();
    await expect(current(page)).toContainText(rain);
    await expect(current(page).getByRole('link', { name: 'Open in Spotify' })).toHaveAttribute(
      'href',
      `${service}/playlist/${rain}`,
    );
    const changes = page.locator('section', { hasText: 'Recent changes' }).last();
    await expect(changes.getByRole('listitem').first()).toContainText(/^Anna .+“Rain on the roof”/);

    await idField(page).fill(`${service}/album/${rain}`);
    await nameField(page).fill('An album');
    await page.keyboard.press('Enter');
    await expect(page.getByText('That is not a Spotify playlist')).toBeVisible();
    await expect(idField(page)).toBeFocused();
    await expect(idField(page)).toHaveAttribute('aria-invalid', 'true');
    await meetsNoObstacle(page);
  },
);

test('an admin sees at a glance how the house is, and asks again', async ({ page, house }) => {
  await signInAdmin(page, house, second);
  await page.goto('/admin');
  const overview = page.locator('section', { hasText: 'Ask again' }).last();
  await expect(overview.getByRole('heading', { level: 3 })).toHaveText([
    'Database',
    'Story writer',
    'Narrator',
    'Sound store',
  ]);
  // On a busy machine a part may be too slow for its look, and says so: an admin asks again.
  await expect(async () => {
    if (await overview.getByText('In trouble').first().isVisible())
      await overview.getByRole('button', { name: 'Ask again' }).click();
    for (const part of ['Database', 'Story writer', 'Sound store'])
      await expect(overview.getByRole('listitem').filter({ hasText: part })).toContainText('Answers', {
        timeout: 3_000,
      });
  }).toPass();
  await expect(overview).toContainText('The built-in storyteller');
  await expect(overview).toContainText(/Version \d+\.\d+\.\d+, asked at/);
  const again = page.waitForResponse('**/api/admin/overview');
  await overview.getByRole('button', { name: 'Ask again' }).press('Enter');
  expect((await again).status()).toBe(200);
  await meetsNoObstacle(page);
});

test(
  'a family opens the player by a tap, and nothing is asked of the music service before',
  onAPhone,
  async ({ page, house }) => {
    await signInAdmin(page, house, third);
    await choosePlaylist(page, 'Waves for everyone');
    await signInBrowser(page);
    const asked = await standInForTheService(page);
    await page.goto('/dashboard');
    const open = page.getByRole('button', { name: 'Open the Spotify player' });
    await expect(open).toBeVisible();
    await expect(open).toHaveAccessibleDescription(/^Nothing comes from Spotify until you tap\./);
    await expect(player(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await open.press('Enter');
    await expect(player(page)).toHaveAttribute('title', 'Waves for everyone, played by Spotify');
    await expect(player(page).contentFrame().getByRole('heading', { name: 'Rain' })).toBeVisible();
    expect(asked).toEqual([`${service}/embed/playlist/${rain}?theme=0`]);
    await meetsNoObstacle(page);
    const away = page.getByRole('button', { name: 'Put the player away' });
    await expect(away).toBeFocused();
    await away.press('Enter');
    await expect(player(page)).toHaveCount(0);
    await expect(open).toBeFocused();
  },
);

test('the home screen leads to the story that was left before its end', onAPhone, async ({ page }) => {
  await signInBrowser(page);
  await bringWholeStory(page, 'The lost teddy');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Play / })).toBeVisible();
  const [story] = (await (await page.request.get('/api/stories')).json()) as { id: string; title: string }[];
  await page.request.put(`/api/stories/${story?.id}/place`, {
    data: { positionMs: 60_000, isAsleep: true, updatedAt: new Date().toISOString() },
  });
  await page.reload();
  await page.getByRole('button', { name: `Go on with “${story?.title}”` }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});
