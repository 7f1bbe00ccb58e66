import type { Locator, Page } from '@playwright/test';
import { bringFamily } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, test } from '#tests/support/browser/journey.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

// A whole evening by the keys: whatever is used is come to with Tab, as somebody without a mouse does.

/** No page of an evening has more stops than that. */
const mostStops = 80;

async function comeTo(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(what)}`);
}

test('an evening from the door to the last tap, with the keys alone', onAnyScreen, async ({ page }) => {
  const { email, password } = await signInBrowser(page);
  await bringFamily(page, 3);
  await page.request.post('/api/logout');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const player = page.getByRole('region', { name: 'Player' });

  await page.goto('/login');
  await comeTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await comeTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  // How the evening goes, and then the one tap.
  await comeTo(page, button(/^How the evening goes/));
  await page.keyboard.press('Enter');
  const length = page.getByRole('combobox', { name: 'Length' });
  await comeTo(page, length);
  await page.keyboard.type('Short');
  await expect(length).toHaveValue('short');
  await comeTo(page, button('Tell tonight’s story'));
  await page.keyboard.press('Enter');
  await expect(button('Pause')).toBeVisible();

  // Space is the player's wherever the focus is not on something of its own, and what is on the page is come to with Tab.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: /keys/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await comeTo(page, page.getByRole('radio', { name: /^(Paper|Dim|Red)/, checked: true }));
  await page.keyboard.press('ArrowRight');
  await comeTo(page, button(/^Sleep timer/));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'End of story' }).press('Enter');
  await expect(button(/^Sleep timer: End of story/)).toBeFocused();
  await comeTo(page, button('Pause'));
  await page.keyboard.press('Space');
  await expect(button('Play Story')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button('Pause')).toBeVisible();

  // The voice goes on over the page, and is ended there.
  await page.keyboard.press('Escape');
  await expect(player).toBeVisible();
  await comeTo(page, player.getByRole('button', { name: 'Close the player' }));
  await page.keyboard.press('Enter');
  await expect(player).toHaveCount(0);

  await comeTo(page, page.getByRole('main').getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});
