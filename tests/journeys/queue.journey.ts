import type { Page } from '@playwright/test';
import { closeReader } from '#tests/support/browser/close-reader.ts';
import { bringFamily, bringStory, pressPlayThemselves } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { hearItsEnd, watchLockScreen, watchSound } from '#tests/support/browser/journey-player.ts';
import { longTelling, tellInstead } from '#tests/support/browser/long-telling.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';

/** The titles on the shelf, in its order. */
async function openShelf(page: Page, count: number): Promise<string[]> {
  await signInBrowser(page);
  await pressPlayThemselves(page);
  await bringFamily(page, 1);
  for (let index = 0; index < count; index += 1) await bringStory(page, 'a kite');
  await tellInstead(page, longTelling(1));
  await page.goto('/stories');
  await expect(page.getByRole('tab', { name: `All Stories (${count})` })).toBeVisible();
  return page.getByRole('article').getByRole('heading').allTextContents();
}

async function chooseByKeys(page: Page, title: string, deed: string): Promise<void> {
  const more = page.getByRole('button', { name: `More for ${title}`, exact: true });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: deed }).press('Enter');
  // Until the menu has given the keys back, the next one would be typed into this one.
  await expect(more).toBeFocused();
}

const queue = (page: Page) => page.getByRole('button', { name: /^Tonight’s queue/ });
const queuedTitles = (page: Page) =>
  page.getByRole('list', { name: 'Tonight’s queue' }).getByRole('listitem');

test(
  'five stories are queued by the keys, put in another order, and the sixth is refused kindly',
  onAnyScreen,
  async ({ page }) => {
    const titles = await openShelf(page, 6);
    const [first = '', second = '', third = '', , , sixth = ''] = titles;
    await expect(queue(page)).toHaveCount(0);
    for (const title of titles.slice(0, 5)) await chooseByKeys(page, title, 'Read next');
    await expect(page.getByText(/is number 5 in tonight’s queue/).first()).toBeVisible();
    await chooseByKeys(page, sixth, 'Read next');
    await expect(page.getByText('Tonight’s queue is full').first()).toBeVisible();

    await queue(page).press('Enter');
    await expect(queuedTitles(page)).toHaveCount(5);
    expect(await obstacles(page)).toEqual([]);
    const later = page.getByRole('button', { name: `Later: ${first}` });
    await later.press('Enter');
    await later.press('Enter');
    await expect(later).toBeFocused();
    await expect(queuedTitles(page).nth(2)).toContainText(first);
    await page.getByRole('button', { name: `Take out: ${second}` }).press('Enter');
    await expect(queuedTitles(page)).toHaveCount(4);
    await expect(queuedTitles(page).first()).toContainText(third);
    await page.keyboard.press('Escape');
    await expect(queue(page)).toHaveText('Tonight’s queue (4)');

    await page.reload();
    await expect(queue(page)).toHaveText('Tonight’s queue (4)');
    await chooseByKeys(page, third, 'Take out of tonight’s queue');
    await expect(queue(page)).toHaveText('Tonight’s queue (3)');
  },
);

test(
  'whoever wants to stay with a story stays; otherwise the next follows after a quiet moment, as softly as before, until the timer ends them',
  onAPhone,
  async ({ page }) => {
    const lockScreen = await watchLockScreen(page);
    await page.clock.install();
    await watchSound(page);
    const [first = '', second = '', third = ''] = await openShelf(page, 3);
    const moment = page.getByText('A quiet moment, and then');
    for (const title of [second, third]) await chooseByKeys(page, title, 'Read next');
    await queue(page).click();
    await page.getByRole('button', { name: `Take out: ${third}` }).click();
    await page.getByRole('button', { name: `Take out: ${second}` }).click();
    await expect(page.getByText(/Choose “Read next” in a story’s menu/)).toBeVisible();
    await page.keyboard.press('Escape');
    for (const title of [second, third]) await chooseByKeys(page, title, 'Read next');

    await page.getByRole('button', { name: `Read ${first}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `Next: ${second}` })).toBeVisible();
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    await page.getByRole('slider', { name: 'Volume' }).press('Home');
    await page.getByRole('button', { name: 'Play Story' }).click();
    await hearItsEnd(page);
    await page.getByRole('button', { name: 'Not tonight' }).press('Enter');
    await expect(moment).toHaveCount(0);
    await page.clock.fastForward(8_100);
    await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();

    await page.getByRole('button', { name: 'Hear it again' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.getByText(/^You left it here/)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: first }).first()).toBeVisible();
    await hearItsEnd(page);
    await expect(moment).toContainText(second);
    expect(await obstacles(page)).toEqual([]);
    await page.clock.fastForward(8_100);
    await expect(page.getByRole('heading', { name: second }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuenow', '0');
    expect(await lockScreen.title()).toBe(second);

    await page.getByRole('button', { name: /^Sleep timer/ }).click();
    await page.getByRole('menuitem', { name: 'End of story' }).click();
    await hearItsEnd(page);
    await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();
    await expect(moment).toHaveCount(0);
    await closeReader(page);
    // Only what was heard to its end is out of it; and what is next is in reach from the lock screen, too.
    await expect(queue(page)).toHaveText('Tonight’s queue (1)');
    await lockScreen.press('nexttrack');
    await expect(page.getByRole('region', { name: 'Player' })).toContainText(third);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
);
