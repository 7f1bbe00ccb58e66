import type { Page } from '@playwright/test';
import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, expectComplaint, onAPhone, test } from '#tests/support/browser/journey.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

async function openStory(page: Page): Promise<void> {
  await signInBrowser(page);
  await bringFamily(page, 1);
  await bringStory(page, 'a kite over the hill');
  await page.goto('/stories');
  await page.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
}

async function tellAgain(page: Page, but: string): Promise<void> {
  await page.getByRole('button', { name: 'Tell it again, but …' }).click();
  const asked = page.getByRole('dialog', { name: 'Tell it again, but …' });
  await asked.getByRole('textbox', { name: 'Tell it again, but …' }).fill(but);
  await asked.getByRole('button', { name: 'Tell it' }).click();
}

test(
  'a story is told again, but longer; what the house’s own storyteller cannot change it says, and the story stays',
  onAPhone,
  async ({ page }) => {
    await openStory(page);
    expectComplaint(page, /422/);
    await tellAgain(page, 'in rhyme');
    await expect(page.getByText(/can tell it shorter or longer/).first()).toBeVisible();
    expect(await (await page.request.get('/api/stories')).json()).toHaveLength(1);
    await tellAgain(page, 'longer, please');
    await expect(page.getByText('Your story is ready').first()).toBeVisible();
    // It is told at once; what was asked for stands beneath its text.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByText('told again, but longer, please')).toBeVisible();
    const stories = (await (await page.request.get('/api/stories')).json()) as {
      request: { theme: string; duration: string; but?: string };
    }[];
    expect(stories.map(({ request: { theme, duration, but } }) => ({ theme, duration, but }))).toMatchObject([
      { theme: 'a kite over the hill', but: 'longer, please' },
      { theme: 'a kite over the hill' },
    ]);
  },
);
