import { expect, test } from '#tests/support/journey.ts';
import { bringFamily, bringStory } from '#tests/support/journey-families.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';

test.use({ locale: 'en-US' });

test('a family opens the front door and is at home, finds the front page again by About, and reads its own English', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Lamplight/);
  await expect(page).toHaveURL(/\/$/);
  await signInBrowser(page);
  await bringFamily(page, 1);
  await bringStory(page, 'a kite over the hill');

  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/about');
  await page.locator('a[href="/?front"]').first().click();
  await expect(page).toHaveURL(/\/\?front$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/stories');
  await page.getByRole('button', { name: /^Read/ }).click();
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
  await expect(page.getByText(`, ${today}.`)).toBeVisible();
});
