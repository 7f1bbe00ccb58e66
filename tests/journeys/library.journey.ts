import type { Page } from '@playwright/test';
import { bringFamily, bringStory } from '#tests/support/journey-families.ts';
import { expect, expectComplaint, onAnyScreen, test } from '#tests/support/journey.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';
import { obstacles } from '#tests/support/obstacles.ts';

const cards = (page: Page) => page.getByRole('article');

async function openShelf(page: Page, ...themes: readonly string[]): Promise<void> {
  await signInBrowser(page);
  await bringFamily(page, 1);
  for (const theme of themes) await bringStory(page, theme);
  await page.goto('/stories');
  await expect(page.getByRole('tab', { name: `All Stories (${themes.length})` })).toBeVisible();
}

test('an empty shelf shows the way to the first story', async ({ page }) => {
  await openShelf(page);
  await expect(page.getByRole('heading', { name: 'No Stories Yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Favorites (0)' }).click();
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'All Stories (0)' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Create Story' }).click();
  await expect(page).toHaveURL(/\/create$/);
});

test(
  'a favourite comes first, is found among the favourites, and is one tomorrow',
  onAnyScreen,
  async ({ page }) => {
    await openShelf(page, 'trains', 'kites', 'lanterns');
    const oldest = (await cards(page).last().getByRole('heading').textContent()) ?? '';
    await cards(page)
      .last()
      .getByRole('button', { name: /^Favorite/ })
      .click();
    await expect(page.getByText('Updated!').first()).toBeVisible();
    await expect(cards(page).first().getByRole('heading')).toHaveText(oldest);
    await page.reload();
    await expect(cards(page).first().getByRole('heading')).toHaveText(oldest);
    await page.getByRole('tab', { name: 'Favorites (1)' }).click();
    await expect(cards(page)).toHaveCount(1);
  },
);

test('a star that the server could not keep goes out again', onAnyScreen, async ({ page }) => {
  expectComplaint(page, /500/);
  await openShelf(page, 'trains');
  await page.route('**/favorite', (route) => route.fulfill({ status: 500, json: {} }));
  const star = cards(page)
    .first()
    .getByRole('button', { name: /^Favorite/ });
  await star.click();
  await expect(page.getByText('Failed to update favorite status.').first()).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('a story is deleted only after a second thought', async ({ page }) => {
  await openShelf(page, 'trains', 'kites');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this story? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards(page)).toHaveCount(2);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted!').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'All Stories (1)' })).toBeVisible();
});

test(
  'a story is found by its theme and read; Escape puts it back on the shelf',
  onAnyScreen,
  async ({ page }) => {
    await openShelf(page, 'trains', 'kites');
    await page.getByLabel('Find a story').fill('KITES');
    await expect(cards(page)).toHaveCount(1);
    const read = cards(page).first().getByRole('button', { name: /^Read/ });
    await read.press('Enter');
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Story Options' })).toHaveCount(0);
    await expect(read).toBeFocused();
  },
);

test('the shelf meets nobody with an obstacle', async ({ page }) => {
  await openShelf(page, 'trains', 'kites');
  expect(await obstacles(page)).toEqual([]);
});
