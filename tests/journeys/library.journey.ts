import type { Page } from '@playwright/test';
import { bringFamily, bringStory, pressPlayThemselves } from '#tests/support/browser/journey-families.ts';
import { expect, expectComplaint, onAPhone, test } from '#tests/support/browser/journey.ts';
import { messageLeavesFree, messagesSeen } from '#tests/support/browser/messages.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';

const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const star = (page: Page, title: string) =>
  cards(page)
    .filter({ hasText: title })
    .getByRole('button', { name: /^Favorite/ });

async function openShelf(page: Page, ...themes: readonly string[]): Promise<void> {
  await signInBrowser(page);
  await pressPlayThemselves(page);
  await bringFamily(page, 1);
  for (const theme of themes) await bringStory(page, theme);
  await page.goto('/stories');
  await expect(page.getByRole('tab', { name: `All Stories (${themes.length})` })).toBeVisible();
}

test(
  'a favourite comes first tomorrow and jumps nowhere tonight; a star that could not be kept goes out again',
  onAPhone,
  async ({ page }) => {
    expectComplaint(page, /500/);
    await openShelf(page, 'trains', 'kites', 'lanterns');
    const oldest = (await titles(page)).at(-1) ?? '';
    await star(page, oldest).click();
    await messageLeavesFree(page, 'Updated!', star(page, oldest));
    // It does not jump away under the thumb.
    await expect(cards(page).last().getByRole('heading')).toHaveText(oldest);
    await page.reload();
    await expect(cards(page).first().getByRole('heading')).toHaveText(oldest);
    await page.getByRole('tab', { name: 'Favorites (1)' }).click();
    await expect(cards(page)).toHaveCount(1);
    // Nor does one that has lost its star, until one looks away.
    await star(page, oldest).click();
    await expect(page.getByRole('tab', { name: 'Favorites (0)' })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('tab', { name: 'All Stories (3)' }).click();
    await page.getByRole('tab', { name: 'Favorites (0)' }).click();
    await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
    await page.getByRole('tab', { name: 'All Stories (3)' }).click();

    await page.route('**/favorite', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await star(page, oldest).click();
    await expect(page.getByText('Failed to update favorite status.').first()).toBeVisible();
    await expect(star(page, oldest)).toHaveAttribute('aria-pressed', 'false');
    // What has succeeded has no longer failed.
    await star(page, oldest).click();
    await expect(messagesSeen(page).filter({ hasText: 'Updated!' }).first()).toBeVisible();
    await expect(messagesSeen(page).filter({ hasText: 'Failed' })).toHaveCount(0);
  },
);

async function remove(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test('a story is deleted after a second thought, by its name, and comes back for as long as it can be undone', async ({
  page,
}, { project }) => {
  await page.clock.install();
  await openShelf(page, 'trains', 'kites', 'lanterns');
  const [title = '', other = ''] = await titles(page);
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
  // Whatever else is said meanwhile, what can be undone stays in reach; on a phone the other waits behind it.
  await star(page, other).click();
  await expect(star(page, other)).toHaveAttribute('aria-pressed', 'true');
  const isPhone = project.name === 'phone';
  // Where a phone's page has been scrolled to, the way to a new story is above it.
  const create = isPhone ? [] : [page.getByRole('main').getByRole('link', { name: 'Create Story' })];
  await messageLeavesFree(page, 'Deleted!', star(page, other), ...create);
  await expect(messagesSeen(page)).toHaveCount(isPhone ? 1 : 2);
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
  expect(await onTheShelf()).toBe(2);
  await page.clock.fastForward(10_100);
  await expect(page.getByText('Deleted!')).toHaveCount(0);
  await expect.poll(onTheShelf).toBe(1);
});

test(
  'the shelf says how long each story is, keeps a series together, is sorted as one likes, and a story is found by its theme',
  onAPhone,
  async ({ page }) => {
    await openShelf(page, 'trains', 'kites');
    await page.getByRole('button', { name: `Read ${(await titles(page))[0] ?? ''}`, exact: true }).click();
    await page.getByRole('button', { name: 'What happens next?' }).click();
    await expect(page.getByText('Your story is ready').first()).toBeVisible();
    await bringStory(page, 'lanterns');
    await page.goto('/stories');
    await expect(page.getByText(/^\d min · Part 1$/)).toBeVisible();
    await expect(page.getByText(/^\d min · Part 2$/)).toBeVisible();
    const [lanterns = '', part1 = '', part2 = '', trains = ''] = await titles(page);
    expect(await obstacles(page)).toEqual([]);
    await page.getByLabel('Sort by').selectOption('Oldest');
    expect(await titles(page)).toEqual([trains, part1, part2, lanterns]);
    await page.getByLabel('Sort by').selectOption('Title');
    const singles = [trains, lanterns].toSorted((a, b) => a.localeCompare(b, 'en'));
    expect((await titles(page)).filter((title) => singles.includes(title))).toEqual(singles);
    await page.getByLabel('Sort by').selectOption('Longest');
    expect(await titles(page)).toHaveLength(4);

    await page.getByLabel('Find a story').fill('LANTERNS');
    await expect(cards(page)).toHaveCount(1);
    const read = cards(page).first().getByRole('button', { name: /^Read/ });
    await read.press('Enter');
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Story Options' })).toHaveCount(0);
    await expect(read).toBeFocused();
  },
);
