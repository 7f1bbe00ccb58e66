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
    // It does not jump away under the thumb.
    await expect(cards(page).last().getByRole('heading')).toHaveText(oldest);
    await page.reload();
    await expect(cards(page).first().getByRole('heading')).toHaveText(oldest);
    await page.getByRole('tab', { name: 'Favorites (1)' }).click();
    await expect(cards(page)).toHaveCount(1);
    // Nor does one that has lost its star, until one looks away.
    await cards(page)
      .first()
      .getByRole('button', { name: /^Favorite/ })
      .click();
    await expect(page.getByRole('tab', { name: 'Favorites (0)' })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('tab', { name: 'All Stories (3)' }).click();
    await page.getByRole('tab', { name: 'Favorites (0)' }).click();
    await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
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

async function remove(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test('a story is deleted after a second thought, by its name, and comes back for as long as it can be undone', async ({
  page,
}) => {
  await openShelf(page, 'trains', 'kites', 'lanterns');
  const [title = '', other = ''] = await cards(page).getByRole('heading').allTextContents();
  const question = page.getByRole('alertdialog', { name: `Delete “${title}”?` });
  await remove(page, title);
  await expect(question).toContainText(
    'Are you sure you want to delete this story? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards(page)).toHaveCount(3);

  const onTheShelf = async () => ((await (await page.request.get('/api/stories')).json()) as object[]).length;
  await remove(page, title);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted!')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'All Stories (2)' })).toBeVisible();
  expect(await onTheShelf()).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page).getByRole('heading', { name: title })).toBeVisible();

  // Whoever leaves the page has meant it; and so has whoever waits.
  await remove(page, title);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'All Stories (2)' })).toBeVisible();
  await expect.poll(onTheShelf).toBe(2);
  await remove(page, other);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted!')).toBeVisible();
  await expect.poll(onTheShelf, { timeout: 30_000 }).toBe(1);
});

test(
  'the shelf says how long each story is, is sorted as one likes, and keeps a series together',
  onAnyScreen,
  async ({ page }) => {
    await openShelf(page, 'trains', 'kites');
    const [kites] = (await (await page.request.get('/api/stories')).json()) as { id: string }[];
    await page.request.post('/api/stories', {
      data: {
        theme: 'kites',
        duration: 'short',
        seriesOf: kites?.id,
        characterDetails: [{ name: 'Mia', age: 6, relationship: 'daughter' }],
      },
    });
    await bringStory(page, 'lanterns');
    await page.reload();
    const titles = () => cards(page).getByRole('heading').allTextContents();
    await expect(page.getByText(/^\d min · Part 1$/)).toBeVisible();
    await expect(page.getByText(/^\d min · Part 2$/)).toBeVisible();
    const [lanterns = '', part1 = '', part2 = '', trains = ''] = await titles();
    await page.getByLabel('Sort by').selectOption('Oldest');
    expect(await titles()).toEqual([trains, part1, part2, lanterns]);
    await page.getByLabel('Sort by').selectOption('Title');
    const singles = [trains, lanterns].toSorted((a, b) => a.localeCompare(b, 'en'));
    expect((await titles()).filter((title) => singles.includes(title))).toEqual(singles);
    await page.getByLabel('Sort by').selectOption('Longest');
    expect(await titles()).toHaveLength(4);
  },
);

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
